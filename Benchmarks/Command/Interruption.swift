import CommandLineInterface
import Dispatch
import Foundation
import Synchronization

/// Calls an action at Ctrl-C, SIGTERM or SIGHUP instead of ending the program.
///
/// A second signal ends the program at once, and so does any signal after `finish()`. The handlers
/// stay, because the system's library for signals blocks those that it has once received.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  private let state = State()

  /// The first signal, or `nil`.
  var signal: Int32? { state.value.withLock(\.signal) }

  /// The status of a program that a signal stopped, as a shell reports it.
  static func status(of signal: Int32) -> Int32 { 128 + signal }

  /// Starts to handle the signals; `ready` is called with each as soon as its handler is installed.
  init(
    ready: @escaping @Sendable (Int32) -> Void = { _ in }, _ action: @escaping @Sendable () -> Void
  ) {
    // A signal that is ignored from the start stays ignored, so that nohup works.
    let signals = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }
    sources = signals.map { DispatchSource.makeSignalSource(signal: $0, queue: .global()) }
    for (source, signal) in zip(sources, signals) {
      // Both handlers run on a queue of their own, outside the main actor.
      // Ignored only from here on. Until then, a signal ends the program.
      source.setRegistrationHandler { @Sendable in
        Self.ignoreByDefault(signal)
        ready(signal)
      }
      source.setEventHandler { @Sendable [state] in state.receive(signal, action) }
      source.resume()
    }
  }

  /// Lets the next signal end the program, because there is nothing left to stop.
  func finish() {
    state.value.withLock { $0.isFinished = true }
  }

  // Only a change of the handler returns the former one. In between, the default action stands, so
  // that a signal ends the program and is not lost.

  /// Whether a signal is ignored.
  private static func isIgnored(_ number: Int32) -> Bool {
    let former = Foundation.signal(number, SIG_DFL)
    Foundation.signal(number, former)
    return unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Replaces the default action of a signal, which ends the program.
  ///
  /// A handler that the library of the sources has installed stays.
  private static func ignoreByDefault(_ number: Int32) {
    let former = Foundation.signal(number, SIG_DFL)
    let isDefault = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
    Foundation.signal(number, isDefault ? SIG_IGN : former)
  }

  /// What the handlers share, which run on any thread.
  private final class State: Sendable {
    let value = Mutex<(signal: Int32?, isFinished: Bool)>((nil, false))

    func receive(_ signal: Int32, _ action: () -> Void) {
      let former = value.withLock { value in
        defer { value.signal = value.signal ?? signal }
        return value
      }
      if former.signal == nil, !former.isFinished { return action() }
      if !former.isFinished {
        StandardStream.error.write("\n\(Program.name): stopped at once; nothing was written\n")
      }
      Program.exit(Interruption.status(of: signal))
    }
  }
}
