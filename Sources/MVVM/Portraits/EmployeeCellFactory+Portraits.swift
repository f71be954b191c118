import EmployeeViews
import Employees
import ListRendering

extension EmployeeCellFactory: PrefetchingCellFactory {
  func portrait(of id: Employee.ID) -> PortraitViewModel? {
    portraits.map { PortraitViewModel(of: id, portraits: $0) }
  }

  func prefetch(_ viewModel: any AdaptedCellViewModel) {
    if let viewModel = viewModel as? EmployeeInfoCellViewModel {
      portraits?.prefetch([viewModel.id])
    }
  }
}

// MARK: -

extension EmployeeInfoCell: LoadingCell {
  func willDisplay() {
    content.retryTapped = { [weak portrait] in portrait?.load() }
    portrait?.load()
  }

  func didEndDisplaying() {
    portrait?.cancel()
  }

  /// Shows the portrait, and runs again whenever it has changed.
  func showPortrait() {
    if let portrait { content.show(portrait.portrait) }
  }
}
