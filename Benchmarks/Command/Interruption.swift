import Dispatch
import Foundation

/// Calls an action at Ctrl-C instead of ending the program; a second Ctrl-C ends it.
final class Interruption {
  private let source: any DispatchSourceSignal

  /// Starts to handle Ctrl-C; `ready` is called as soon as the handler is installed.
  init(ready: @escaping @Sendable () -> Void = {}, _ action: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    // Both handlers run on a queue of their own, outside the main actor.
    source.setRegistrationHandler { @Sendable in ready() }
    source.setEventHandler { @Sendable in
      action()
      signal(SIGINT, SIG_DFL)
    }
    source.resume()
  }

  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
