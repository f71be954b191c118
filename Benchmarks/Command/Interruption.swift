import CommandLineInterface
import Dispatch
import Foundation
import Synchronization

/// Calls an action at Ctrl-C, SIGTERM or SIGHUP instead of ending the program.
///
/// A second signal ends the program at once.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  private let first = First()

  /// The first signal, or `nil`.
  var signal: Int32? { first.signal.withLock(\.self) }

  /// The status of a program that a signal stopped, as a shell reports it.
  static func status(of signal: Int32) -> Int32 { 128 + signal }

  /// Starts to handle the signals; `ready` is called with each as soon as its handler is installed.
  init(
    ready: @escaping @Sendable (Int32) -> Void = { _ in }, _ action: @escaping @Sendable () -> Void
  ) {
    // A signal that is ignored from the start stays ignored, so that nohup works.
    let signals = [SIGINT, SIGTERM, SIGHUP].filter { Self.ignore($0) }
    sources = signals.map { DispatchSource.makeSignalSource(signal: $0, queue: .global()) }
    for (source, signal) in zip(sources, signals) {
      // Both handlers run on a queue of their own, outside the main actor.
      source.setRegistrationHandler { @Sendable in ready(signal) }
      source.setEventHandler { @Sendable [first] in
        if first.takes(signal) {
          action()
        } else {
          StandardStream.error.write("\n\(Program.name): stopped at once; nothing was written\n")
          exit(Self.status(of: signal))
        }
      }
      source.resume()
    }
  }

  /// Ignores a signal; false if it was ignored already.
  private static func ignore(_ number: Int32) -> Bool {
    let former = Foundation.signal(number, SIG_IGN)
    return unsafeBitCast(former, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  func end() {
    for source in sources {
      source.cancel()
      Foundation.signal(Int32(source.handle), SIG_DFL)
    }
  }

  /// The first signal, which handlers on any thread set.
  private final class First: Sendable {
    let signal = Mutex<Int32?>(nil)

    /// Stores a signal; false if there was one already.
    func takes(_ number: Int32) -> Bool {
      signal.withLock { signal in
        guard signal == nil else { return false }
        signal = number
        return true
      }
    }
  }
}
