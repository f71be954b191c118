import Employees

/// What the view of the list reports about portraits.
protocol PortraitPresenting {
  /// Called when the cell of an employee has come into view.
  func cellAppeared(_ view: any PortraitView, of id: Employee.ID)

  /// Called when a cell has left the view.
  func cellDisappeared(_ view: any PortraitView)

  func retryTapped(in view: any PortraitView, of id: Employee.ID)

  /// Called when rows will soon come into view, with the nearest employee first.
  func prefetch(_ ids: [Employee.ID])
}

/// What the presenter tells a cell.
protocol PortraitView: AnyObject {
  func show(_ portrait: Portrait)
}

// MARK: -

/// A presenter of the portraits in the cells in view.
///
/// Cells come and go, so each call says for which one it is, while the presenter of the list has one view
/// as long as it lives. It holds the request of each cell. Releasing a request withdraws it, so that the old portrait never
/// arrives in a reused cell.
final class PortraitPresenter: PortraitPresenting {
  private let portraits: PortraitLoader
  private var requests: [ObjectIdentifier: PortraitRequest] = [:]

  init(portraits: PortraitLoader) {
    self.portraits = portraits
  }

  func cellAppeared(_ view: any PortraitView, of id: Employee.ID) {
    load(id, in: view)
  }

  func cellDisappeared(_ view: any PortraitView) {
    requests[ObjectIdentifier(view)] = nil
  }

  func retryTapped(in view: any PortraitView, of id: Employee.ID) {
    load(id, in: view)
  }

  func prefetch(_ ids: [Employee.ID]) {
    portraits.prefetch(ids)
  }

  private func load(_ id: Employee.ID, in view: any PortraitView) {
    requests[ObjectIdentifier(view)] = portraits.load(id) { [weak view] in view?.show($0) }
  }
}
