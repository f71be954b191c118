import Employees

/// What the view of the list reports about portraits.
protocol PortraitPresenting {
  /// Called when a cell comes into view.
  func willDisplay(_ view: any PortraitView, of id: Employee.ID)

  /// Called when a person taps Retry in place of a portrait.
  func retryTapped(in view: any PortraitView, of id: Employee.ID)

  /// Called when a cell has left the view.
  func didEndDisplaying(_ view: any PortraitView)

  /// Called when rows will soon come into view, with the nearest employee first.
  func prefetch(_ ids: [Employee.ID])
}

/// What the presenter tells a cell.
protocol PortraitView: AnyObject {
  func show(_ portrait: Portrait)
}

// MARK: -

/// A presenter that loads the portraits of the cells in view.
final class PortraitPresenter: PortraitPresenting {
  private let portraits: PortraitLoader

  /// The requests for the cells in view; a cell only shows what it is told, and holds none.
  private var requests: [ObjectIdentifier: PortraitRequest] = [:]

  init(portraits: PortraitLoader) {
    self.portraits = portraits
  }

  func willDisplay(_ view: any PortraitView, of id: Employee.ID) {
    load(id, in: view)
  }

  func retryTapped(in view: any PortraitView, of id: Employee.ID) {
    load(id, in: view)
  }

  private func load(_ id: Employee.ID, in view: any PortraitView) {
    requests[ObjectIdentifier(view)] = portraits.load(id) { [weak view] in view?.show($0) }
  }

  func didEndDisplaying(_ view: any PortraitView) {
    // Releasing the request cancels it, so that the old portrait never arrives in a reused cell.
    requests[ObjectIdentifier(view)] = nil
  }

  func prefetch(_ ids: [Employee.ID]) {
    portraits.prefetch(ids)
  }
}
