import Dispatch
import Foundation

/// What happens at Ctrl-C instead of the end of the program; a second one ends it.
final class Interruption {
  private let source: any DispatchSourceSignal

  /// Waits for Ctrl-C.
  init(_ action: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    // The signal comes on a queue of its own, where nothing of the main actor may run.
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
