package import Employees
package import ListRendering

/// An architecture with recorders between its parts, wherever these meet in a protocol or a closure.
///
/// The parts are the real ones. What they say to a part that they know by its class, or that they
/// made themselves, cannot be heard from outside and is missing.
package protocol Tracing: AnyObject {
  /// The parts that every architecture has.
  static var roles: TraceRoles { get }

  /// Creates the recorders.
  init(recorder: TraceRecorder)

  /// Builds the screen as its module does, with recorders between the parts.
  func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController

  /// Steps in where there is a place to do so only after the view was loaded.
  func viewLoaded(_ tableView: TableView)

  /// Steps in between a cell and the one to whom it reports.
  func cellMade(_ cell: TableViewCell)
}

// MARK: -

extension Tracing {
  package func viewLoaded(_ tableView: TableView) {}

  package func cellMade(_ cell: TableViewCell) {}
}
