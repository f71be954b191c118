import Foundation

extension RawTerminal {
  /// Something that happens on a full screen.
  package enum Event: Sendable {
    /// Some keys were pressed.
    case keys([Key])

    /// The window has another size.
    case resized

    /// The full screen is empty, because the program was stopped and goes on.
    case continued
  }

  /// The time in which the rest of an escape sequence arrives, in milliseconds.
  private static let escapeTimeout: Int32 = 50

  /// The keys and other events, until the end of input.
  ///
  /// A thread waits for them, because reading blocks. It also stops and ends the program at signals,
  /// so that these work while the main actor is busy. Call this once.
  package func events() -> AsyncStream<Event> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        TerminalSignals.unblock()
        self.readEvents { continuation.yield($0) }
        continuation.finish()
      }
    }
  }

  private func readEvents(report: (Event) -> Void) {
    var reader = KeyReader()
    var files = [STDIN_FILENO, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = poll(&files, nfds_t(files.count), reader.needsTimeout ? Self.escapeTimeout : -1)
      if count < 0, errno != EINTR { return }
      if count == 0 { Self.report(reader.timeOut(), to: report) }
      guard count > 0 else { continue }
      if files[1].revents != 0, let numbers = Self.read(signals) {
        // In the order of their numbers, those that end the program are first.
        for number in Set(numbers).sorted() { handle(signal: Int32(number), report) }
      }
      if files[0].revents != 0 {
        guard let bytes = Self.read(STDIN_FILENO) else { return }
        Self.report(reader.keys(in: bytes), to: report)
      }
    }
  }

  private static func report(_ keys: [Key], to report: (Event) -> Void) {
    if !keys.isEmpty { report(.keys(keys)) }
  }

  private func handle(signal number: Int32, _ report: (Event) -> Void) {
    switch number {
    case SIGWINCH:
      report(.resized)
    case SIGCONT:
      // In the background, the program stops as any other that changes the terminal.
      guard Self.isInForeground else {
        raise(SIGTTOU)
        return
      }
      enter()
      report(.continued)
    case SIGTSTP:
      leave()
      TerminalSignals.performDefaultAction(of: SIGTSTP)
      // Without a shell that could continue it, the program was not stopped.
      raise(SIGCONT)
    default:
      leave()
      TerminalSignals.performDefaultAction(of: number)
    }
  }

  /// Reads the available bytes; `nil` at the end of input.
  private static func read(_ file: Int32) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 1_024)
    let count = Foundation.read(file, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(chunk[..<count]) : nil
  }
}
