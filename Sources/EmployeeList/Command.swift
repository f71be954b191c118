/// What a person can do in a session, a line each.
enum Command {
  case tap(line: Int, column: Int?)
  case scroll(lines: Int)
  case top
  case end
  case refresh
  case retry
  case help
  case quit

  /// Reads a line; `nil` where it is none of the commands.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int32($0) }.map(Int.init)
    guard let word = words.first, numbers.count == words.count - 1 else { return nil }
    switch (word, numbers.count) {
    case ("tap", 1): self = .tap(line: numbers[0], column: nil)
    case ("tap", 2): self = .tap(line: numbers[0], column: numbers[1])
    case ("scroll", 1): self = .scroll(lines: numbers[0])
    case ("top", 0): self = .top
    case ("end", 0): self = .end
    case ("refresh", 0): self = .refresh
    case ("retry", 0): self = .retry
    case ("help", 0): self = .help
    case ("quit", 0): self = .quit
    default: return nil
    }
  }

  /// What the commands are.
  static let list = """
    tap LINE [COLUMN]   tap the button on a line of the frame; its upper edge is line 1
    scroll LINES        scroll towards the end, or with a negative number towards the top
    top, end            scroll as far as the list goes
    refresh             pull the list down to load it again
    retry               tap Retry
    help                this list
    quit                leave

    """
}
