import Foundation
import Synchronization

/// The state of the terminal from before a full screen, which any end of the program restores.
///
/// A signal handler may interrupt any code. So restoring neither locks nor allocates: it makes only
/// system calls, and its memory is never freed.
enum TerminalRestoration {
  private static let dueFlag = Atomic<Bool>(false)

  private nonisolated(unsafe) static let settings = UnsafeMutablePointer<termios>.allocate(
    capacity: 1)

  /// Standard error, and the file that holds its text during a full screen; -1 for none.
  private nonisolated(unsafe) static var errors: (stream: Int32, held: Int32) = (-1, -1)

  /// Shows the alternate screen without a cursor and without wrapping, and reports the mouse.
  static let entrance = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h".utf8)

  /// Ends a frame that was cut off, and undoes the entrance in reverse.
  private static let exit: StaticString =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Whether the terminal shows a full screen.
  static var isDue: Bool { dueFlag.load(ordering: .acquiring) }

  /// Reads the settings of the terminal, and returns whether it has any.
  static func prepare() -> Bool {
    // A handler must not be the first to use it.
    _ = dueFlag.load(ordering: .relaxed)
    if errors.stream < 0, isatty(STDERR_FILENO) == 1 { holdErrors() }
    return tcgetattr(STDIN_FILENO, settings) == 0
  }

  /// Changes the settings so that each key is sent at once, and remembers to restore them.
  ///
  /// Ctrl-C and Ctrl-Z still send their signals, so that they work while the program is busy.
  static func enter() {
    // After a signal that cannot be handled, the former settings are still the ones to restore.
    if !isDue { _ = tcgetattr(STDIN_FILENO, settings) }
    var raw = settings.pointee
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    withUnsafeMutableBytes(of: &raw.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    dueFlag.store(true, ordering: .releasing)
    while tcsetattr(STDIN_FILENO, TCSANOW, &raw) != 0, errno == EINTR {}
    if errors.held >= 0 { dup2(errors.held, STDERR_FILENO) }
  }

  /// Restores the terminal, and prints the held messages; does nothing without a full screen.
  static func restore() {
    guard dueFlag.exchange(false, ordering: .acquiringAndReleasing) else { return }
    _ = write(STDOUT_FILENO, exit.utf8Start, exit.utf8CodeUnitCount)
    tcsetattr(STDIN_FILENO, TCSANOW, settings)
    printHeldErrors()
  }
}

// MARK: - Messages

extension TerminalRestoration {
  /// Prepares a file for the text on standard error, which would vanish with the full screen.
  ///
  /// A message such as that of a failed precondition is printed right before the end.
  private static func holdErrors() {
    var path = Array(FileManager.default.temporaryDirectory.path.utf8CString.dropLast())
    path += "/messages.XXXXXX".utf8CString
    let held = mkstemp(&path)
    guard held >= 0 else { return }
    unlink(path)
    errors = (dup(STDERR_FILENO), held)
    for file in [errors.stream, held] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }

  private static func printHeldErrors() {
    guard errors.held >= 0 else { return }
    dup2(errors.stream, STDERR_FILENO)
    lseek(errors.held, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { chunk in
      while case let count = read(errors.held, chunk.baseAddress, chunk.count), count > 0 {
        _ = write(errors.stream, chunk.baseAddress, count)
      }
    }
    ftruncate(errors.held, 0)
    lseek(errors.held, 0, SEEK_SET)
  }
}
