import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The workplaces, a second list on the adapted table; `ParityTests` has what a person sees of it.
struct WorkplaceListTests {
  @Test func `a pull updates the view, even if nothing that it observes reports a change`() {
    let viewModel = WorkplaceListViewModel(
      model: EmployeeListDataModel(service: ControlledService()))
    let view = UpdateCountingView(viewModel: viewModel)
    view.updatePropertiesIfNeeded()
    // Observation reports one change until the view is updated, so it does not report the pull.
    viewModel.retryTapped()
    view.updateRequestCount = 0
    view.tableView.refreshControl?.sendActions(for: .valueChanged)
    #expect(view.updateRequestCount == 1)
  }
}

// MARK: -

private final class UpdateCountingView: WorkplaceListViewController {
  var updateRequestCount = 0

  override func setNeedsUpdateProperties() {
    updateRequestCount += 1
    super.setNeedsUpdateProperties()
  }
}
