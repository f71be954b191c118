import Employees

/// One thing that happens to a screen: a person does something, or the service answers.
enum Step {
  case answer(request: Int, with: [Employee])
  case fail(request: Int, reason: String)
  case accept(deletion: Int)
  case refuse(deletion: Int, reason: String)
  case pull
  case scroll(by: Int)
  case tap(line: Int)
  case swipe(line: Int)
  case search(String)
  case back
}

// MARK: -

extension Step: CustomStringConvertible {
  /// The step on one line, short enough to be read in a list of two hundred.
  var description: String {
    switch self {
    case .answer(let request, let employees):
      "answer \(request) with \(employees.map { "\($0.id)" }.joined(separator: " "))"
    case .fail(let request, let reason): "fail \(request): \(reason)"
    case .accept(let deletion): "accept deletion \(deletion)"
    case .refuse(let deletion, let reason): "refuse deletion \(deletion): \(reason)"
    case .pull: "pull"
    case .scroll(let lines): "scroll by \(lines)"
    case .tap(let line): "tap line \(line)"
    case .swipe(let line): "swipe line \(line)"
    case .search(let text): "search “\(text)”"
    case .back: "back"
    }
  }
}
