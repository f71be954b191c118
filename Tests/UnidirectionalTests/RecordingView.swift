import Employees
import TestSupport

@testable import Unidirectional

/// A view that records the words of each state, for the stores of both screens.
final class RecordingView: StateView {
  private(set) var renderings: [[String]] = []
  var rendered: () -> Void = {}

  func render(_ state: EmployeeListState) {
    renderings.append(
      state.status.words(above: state.list) + state.list.employees.map(\.name))
    rendered()
  }
}
