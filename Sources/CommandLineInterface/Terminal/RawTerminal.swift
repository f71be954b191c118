import Foundation
import Synchronization
package import TerminalDrawing

/// The terminal of the program, as a full screen that sends each key at once.
package final class RawTerminal: Sendable {
  /// Keeps frames and changes of the terminal apart.
  private let lock = Mutex(())

  /// The end of the pipe with the numbers of received signals.
  let signals: Int32

  /// Prepares the terminal of standard input and standard output, or returns `nil` if there is none
  /// or if the program runs in the background.
  ///
  /// From here on, any end of the program restores the terminal.
  package init?() {
    guard Self.isInForeground, TerminalRestoration.prepare(),
      let signals = TerminalSignals.install()
    else { return nil }
    self.signals = signals
    atexit { TerminalRestoration.restore() }
  }

  /// Shows an empty full screen without a cursor.
  package func enter() {
    lock.withLock { _ in
      TerminalRestoration.enter()
      StandardStream.output.write(TerminalRestoration.entrance)
    }
  }

  /// Shows the former screen again, with the former settings.
  package func leave() {
    lock.withLock { _ in TerminalRestoration.restore() }
  }

  /// Writes bytes at once, unless the full screen is not shown.
  package func show(_ bytes: [UInt8]) {
    lock.withLock { _ in
      if TerminalRestoration.isDue { StandardStream.output.write(bytes) }
    }
  }

  /// Whether the program may change the terminal, which only jobs in the foreground may.
  static var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group < 0 || group == getpgrp()
  }

  /// The columns and lines of the terminal, at most 1,000 of each.
  package var size: Size {
    let size = TerminalWidth.size(of: STDOUT_FILENO) ?? Size(width: 0, height: 0)
    guard size.width > 0, size.height > 0 else { return Size(width: 80, height: 24) }
    let limit = TerminalWidth.limits.upperBound
    return Size(width: min(size.width, limit), height: min(size.height, limit))
  }
}
