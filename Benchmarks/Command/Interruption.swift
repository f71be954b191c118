import CommandLineInterface
import Dispatch
import Foundation
import Synchronization

/// Calls an action at Ctrl-C, SIGTERM or SIGHUP instead of ending the program.
///
/// A second signal ends the program at once. The handlers stay: a signal that Dispatch has once
/// handled remains blocked after its source is cancelled.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  private let first = FirstSignal()

  /// The first signal, or `nil`.
  var signal: Int32? { first.number.withLock(\.self) }

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
      source.setEventHandler { @Sendable [first] in
        let isFirst = first.number.withLock { number in
          defer { number = number ?? signal }
          return number == nil
        }
        if !isFirst { Program.exit(Self.status(of: signal)) }
        action()
      }
      source.resume()
    }
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
  private final class FirstSignal: Sendable {
    let number = Mutex<Int32?>(nil)
  }
}
