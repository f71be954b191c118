import EmployeePresentation
import Employees

/// The state of the screen, from which the view is rendered.
struct EmployeeListState: Equatable {
  var list = EmployeeList()
  var status = EmployeeListStatus()

  /// The number of requests, so that each of them changes the state.
  ///
  /// A pull while the first list loads changes nothing else, and the view must render to end the
  /// refresh control.
  var requestCount = 0
}

// What the view shows is computed from the state.
extension EmployeeListState {
  // MARK: - Rows

  var sections: [EmployeeListSection] { EmployeeListSection.all(of: list, presentation) }

  // MARK: - Updating

  var title: String { presentation.title }

  /// The text that the sections were searched for, `nil` for all sections.
  var searchText: String? { list.searchText }

  var isRefreshing: Bool { presentation.isRefreshing }

  private var presentation: EmployeeListPresentation { EmployeeListPresentation(of: list, status) }
}
