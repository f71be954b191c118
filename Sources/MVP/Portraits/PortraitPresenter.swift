import Employees

/// What the presenter of a portrait tells its view to show.
protocol PortraitView: AnyObject {
  func show(_ portrait: Portrait)
}

// MARK: -

/// A presenter that loads the portrait of one employee.
///
/// The view owns it while the portrait is in view. A request that is released is cancelled.
final class PortraitPresenter {
  private weak var view: (any PortraitView)?

  private let id: Employee.ID
  private let portraits: PortraitLoader
  private var request: PortraitRequest?

  init(of id: Employee.ID, view: any PortraitView, portraits: PortraitLoader) {
    self.id = id
    self.view = view
    self.portraits = portraits
  }

  func viewAppeared() {
    load()
  }

  func retryTapped() {
    load()
  }

  private func load() {
    request = portraits.load(id) { [weak view] in view?.show($0) }
  }
}

// MARK: -

extension EmployeeListPresenter {
  /// Returns the presenter for a portrait, `nil` in a list without portraits.
  func portraitPresenter(of id: Employee.ID, for view: any PortraitView) -> PortraitPresenter? {
    portraits.map { PortraitPresenter(of: id, view: view, portraits: $0) }
  }

  func employeeApproaches(_ id: Employee.ID) {
    portraits?.prefetch([id])
  }
}
