import Foundation
import Synchronization

/// The signals that end, stop or resize a full screen, passed on through a pipe.
enum TerminalSignals {
  /// The signals that end the program.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private static let handled = ending + [SIGTSTP, SIGCONT, SIGWINCH]

  /// The signals of a program that crashes.
  private static let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  private static let isEnding = Atomic<Bool>(false)

  /// The end of the pipe that the handlers write to.
  private nonisolated(unsafe) static var entrance: Int32 = -1

  /// The former actions of the signals of a crash, by their numbers.
  private nonisolated(unsafe) static let formerActions =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

  /// Installs the handlers.
  ///
  /// - Returns: The end of a pipe from which the numbers of the signals can be read, or `nil`.
  static func install() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    entrance = ends[1]
    _ = isEnding.load(ordering: .relaxed)
    for number in handled {
      // A signal that is ignored from the start stays ignored, so that nohup works.
      let former = signal(number, receive)
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
    for number in crashes { installCrashHandler(number) }
    return ends[0]
  }

  /// Lets signals reach the calling thread, which may have inherited that they are blocked.
  static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in handled + [SIGTTOU] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Performs the default action of a signal, and handles the signal again if the program goes on.
  static func performDefaultAction(of number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
    signal(number, receive)
  }
}

// MARK: - Handlers

extension TerminalSignals {
  private static let receive: @convention(c) (Int32) -> Void = { number in
    let error = errno
    let isEnd = number != SIGTSTP && number != SIGCONT && number != SIGWINCH
    if isEnd, isEnding.exchange(true, ordering: .relaxed) {
      // The first signal is not handled in time, perhaps because the terminal takes no output.
      TerminalRestoration.restore()
      signal(number, SIG_DFL)
      raise(number)
    } else {
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(entrance, &byte, 1)
    }
    errno = error
  }

  /// Restores the terminal, and lets the signal come again for the former action.
  ///
  /// The former action may be that of Swift, which prints a backtrace.
  private static let crash: @convention(c) (Int32) -> Void = { number in
    TerminalRestoration.restore()
    sigaction(number, formerActions + Int(number), nil)
    raise(number)
  }

  private static func installCrashHandler(_ number: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = crash
    #else
      action.__sigaction_handler.sa_handler = crash
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    sigaction(number, &action, formerActions + Int(number))
  }
}
