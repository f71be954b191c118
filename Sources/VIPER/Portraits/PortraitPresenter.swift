import Employees

/// What the view of the list reports about portraits.
protocol PortraitListViewOutput {
  /// Returns the presenter of the portrait in a cell that comes into view.
  func portrait(of id: Employee.ID, in view: any PortraitViewInput) -> any PortraitViewOutput

  /// Called when rows will soon come into view, with the nearest employee first.
  func prefetch(_ ids: [Employee.ID])
}

/// What a cell reports about its portrait.
protocol PortraitViewOutput {
  func viewAppeared()
  func retryTapped()
}

/// What the presenter tells a cell.
protocol PortraitViewInput: AnyObject {
  func show(_ portrait: Portrait)
}

// MARK: -

/// A presenter of the portrait in one cell.
///
/// The view owns it while the cell is in view. Releasing it releases the request, and so cancels it.
final class PortraitPresenter: PortraitViewOutput {
  private weak var view: (any PortraitViewInput)?

  private let id: Employee.ID
  private let portraits: PortraitLoader
  private var request: PortraitRequest?

  init(of id: Employee.ID, in view: any PortraitViewInput, portraits: PortraitLoader) {
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
final class PortraitListPresenter: PortraitListViewOutput {
  private let portraits: PortraitLoader

  init(portraits: PortraitLoader) {
    self.portraits = portraits
  }

  func portrait(of id: Employee.ID, in view: any PortraitViewInput) -> any PortraitViewOutput {
    PortraitPresenter(of: id, in: view, portraits: portraits)
  }

  func prefetch(_ ids: [Employee.ID]) {
    portraits.prefetch(ids)
  }
}
