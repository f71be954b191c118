import Dispatch
import Foundation

/// What happens at Ctrl-C instead of the end of the program; a second one ends it.
final class Interruption {
  private let source: any DispatchSourceSignal

  /// Waits for Ctrl-C.
  ///
  /// - Parameters:
  ///   - ready: Called as soon as it is waited for; what comes before that is lost.
  ///   - action: Called at Ctrl-C.
  init(ready: @escaping @Sendable () -> Void = {}, _ action: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    // Both come on a queue of its own, where nothing of the main actor may run.
    source.setRegistrationHandler { @Sendable in ready() }
    source.setEventHandler { @Sendable in
      action()
      signal(SIGINT, SIG_DFL)
    }
    source.resume()
  }

  /// Waits no longer.
  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
