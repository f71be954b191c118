import Catalogue
import Employees
import Figures
import ListRendering
import UIKit

/// A measured way to build the list.
struct Entry {
  let name: String

  /// Whether it is measured only if the command line names it.
  var isDraft = false

  /// Builds the list for some employees and returns when they are shown.
  let makeSubject: @MainActor ([Employee]) async -> any Subject
}

extension Entry {
  /// Enters an architecture, under its own name or another.
  init(_ architecture: Architecture, name: String? = nil) {
    self.init(name: name ?? architecture.name, isDraft: architecture.isDraft) {
      await ScreenSubject(architecture, employees: $0)
    }
  }

  /// The columns of every drawn line, the frame included.
  static let width = 60

  /// The limit: a loop from employees to the sink, without a table.
  static let direct = Entry(name: BenchmarkReport.limit) { DirectSubject(employees: $0) }

  /// All measured entries: the limit, the catalogue, and the baseline once more.
  static let all: [Entry] =
    [direct] + Architecture.allCases.map { Entry($0) }
    + Architecture.allCases.filter { $0.name == BenchmarkReport.baseline }.map {
      Entry($0, name: BenchmarkReport.control)
    }
}

// MARK: -

/// A list that can be measured.
@MainActor
protocol Subject: AnyObject {
  /// The index paths of all rows, from first to last.
  var rows: [IndexPath] { get }

  /// Requests the list again; `finishRefresh` answers and returns when the employees are shown.
  func startRefresh()
  func finishRefresh(with employees: [Employee]) async

  /// Scrolls until an employee is at the upper edge.
  ///
  /// - Parameter position: The index of the employee in the list, from 0.
  func scroll(toEmployeeAt position: Int)

  /// The line at the upper edge; `nil` for a list that cannot be scrolled.
  var firstLine: Substring? { get }

  /// Deletes the first employee by a swipe; `undoDeletion` restores the employee and shows a list.
  func deleteFirst()
  func undoDeletion(showing employees: [Employee]) async

  /// Fills a view with each of some rows in turn.
  func fill(_ rows: [IndexPath], visit: @MainActor (UIView) -> Void)

  /// Draws the visible part of the list, or the whole list.
  func drawPage(into sink: inout some OutputSink)
  func draw(into sink: inout some OutputSink)
}

extension Subject {
  /// Shows other employees and returns when they are shown.
  func show(_ employees: [Employee]) async {
    startRefresh()
    await finishRefresh(with: employees)
  }

  /// Draws without keeping the output.
  func drawPage() {
    var sink = ComparingSink.discarding
    drawPage(into: &sink)
  }

  /// Draws without keeping the output.
  func draw() {
    var sink = ComparingSink.discarding
    draw(into: &sink)
  }
}
