import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The workplaces, a second list on the adapted table; `ParityTests` has what a person sees of it.
struct WorkplaceListTests {
  @Test func `a pull sets the control, even if nothing that the view observes reports a change`() {
    let view = WorkplaceListViewController(
      viewModel: WorkplaceListViewModel(
        model: EmployeeListDataModel(service: ControlledService())))
    view.updatePropertiesIfNeeded()
    view.tableView.refreshControl?.beginRefreshing()
    view.tableView.refreshControl?.sendActions(for: .valueChanged)
    #expect(view.tableView.refreshControl?.isRefreshing == false)
  }
}
