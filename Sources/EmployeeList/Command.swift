/// A command of a session, written on one line.
enum Command: Equatable {
  case tap(line: Int, column: Int?)
  case delete(line: Int)
  case scroll(lines: Int)
  case search(String)
  case top
  case end
  case refresh
  case retry
  case back
  case offline
  case online
  case help
  case quit

  /// Reads a line; `nil` if it is no command.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    let rest = words.dropFirst().joined()
    if words.first == "search" {
      self = .search(rest)
      return
    }
    let arguments = rest.split(separator: " ")
    let numbers = arguments.compactMap { Int32($0) }.map(Int.init)
    guard let word = words.first, numbers.count == arguments.count else { return nil }
    switch (word, numbers.count) {
    case ("tap", 1): self = .tap(line: numbers[0], column: nil)
    case ("tap", 2): self = .tap(line: numbers[0], column: numbers[1])
    case ("delete", 1): self = .delete(line: numbers[0])
    case ("scroll", 1): self = .scroll(lines: numbers[0])
    case ("top", 0): self = .top
    case ("end", 0): self = .end
    case ("refresh", 0): self = .refresh
    case ("retry", 0): self = .retry
    case ("back", 0): self = .back
    case ("offline", 0): self = .offline
    case ("online", 0): self = .online
    case ("help", 0): self = .help
    case ("quit", 0): self = .quit
    default: return nil
    }
  }

  /// The page that `help` prints.
  static let list = """
    tap LINE [COLUMN]   tap the button on a line of the frame, or the row; its upper edge is line 1
    delete LINE         swipe over a line, which deletes the employee
    scroll LINES        scroll towards the end, or with a negative number towards the top
    top, end            scroll as far as the list goes
    search TEXT         type into the search field; without a text, clear it
    refresh             pull the list down to load it again
    retry, back         tap Retry or Back
    offline, online     make every request fail, or no longer
    help                this list
    quit                leave

    """
}
