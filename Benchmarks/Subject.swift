import Employees
import ListRendering

/// A list that stands ready to be measured.
protocol Subject: AnyObject {
  /// Every row of the list, from first to last.
  var rows: [IndexPath] { get }

  /// Fills a view with each of some rows, one after the other.
  func fill(_ rows: [IndexPath], visit: @MainActor (View) -> Void)

  /// Draws the whole list.
  func draw(into sink: inout some OutputSink)
}

// MARK: -

/// One thing that is measured: a way to build the list.
struct Entry {
  let name: String

  /// Builds the list for some employees and waits until they are shown.
  let makeSubject: ([Employee]) async -> any Subject
}

// MARK: -

extension Entry {
  /// The columns of every drawn line, the frame included.
  static let width = 60

  /// The limit: a loop from employees to the sink.
  static let direct = Entry(name: "Direct") { DirectSubject(employees: $0) }

  /// The name of the entry that all others are compared with.
  static let baselineName = "MassiveController"
}
