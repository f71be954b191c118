import Employees

/// What the view of the list reports about portraits.
protocol PortraitListPresenting {
  /// Returns the presenter of the portrait in a cell that comes into view.
  func portrait(of id: Employee.ID, in view: any PortraitView) -> any PortraitPresenting

  /// Called when rows will soon come into view, with the nearest employee first.
  func prefetch(_ ids: [Employee.ID])
}

/// What a cell reports about its portrait.
///
/// Class-bound, so that a cell can hold it as any object.
protocol PortraitPresenting: AnyObject {
  func viewAppeared()
  func retryTapped()
}

/// What the presenter tells a cell.
protocol PortraitView: AnyObject {
  func show(_ portrait: Portrait)
}

// MARK: -

/// A presenter of the portrait in one cell.
///
/// The view owns it while the cell is in view. Releasing it releases the request, and so cancels it.
final class PortraitPresenter: PortraitPresenting {
  private weak var view: (any PortraitView)?

  private let id: Employee.ID
  private let portraits: PortraitLoader
  private var request: PortraitRequest?

  init(of id: Employee.ID, in view: any PortraitView, portraits: PortraitLoader) {
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

/// The presenter of all portraits in a list.
final class PortraitListPresenter: PortraitListPresenting {
  private let portraits: PortraitLoader

  init(portraits: PortraitLoader) {
    self.portraits = portraits
  }

  func portrait(of id: Employee.ID, in view: any PortraitView) -> any PortraitPresenting {
    PortraitPresenter(of: id, in: view, portraits: portraits)
  }

  func prefetch(_ ids: [Employee.ID]) {
    portraits.prefetch(ids)
  }
}
