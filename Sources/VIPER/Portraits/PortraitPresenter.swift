import Employees

/// What the view of the list reports about portraits.
protocol PortraitListViewOutput {
  /// Returns the presenter of the portrait in a cell that comes into view.
  func portrait(of id: Employee.ID, in view: any PortraitViewInput) -> any PortraitViewOutput

  /// Called when rows will soon come into view, with the nearest employee first.
  func prefetch(_ ids: [Employee.ID])
}

/// What a cell reports about its portrait.
///
/// Class-bound, so that a cell can hold it as any object.
protocol PortraitViewOutput: AnyObject {
  func viewAppeared()
  func retryTapped()
}

/// What the presenter tells a cell.
protocol PortraitViewInput: AnyObject {
  func show(_ portrait: Portrait)
}

/// What the interactor of the portraits is asked for.
protocol PortraitInteractorInput: AnyObject {
  /// Shows a portrait, or how far its load is, now and when the answer is there.
  ///
  /// - Returns: The request, which is cancelled when it is released; `nil` if the portrait is there.
  func load(
    _ id: Employee.ID, show: @escaping @MainActor (Portrait) -> Void
  ) -> PortraitRequest?

  /// Announces portraits that are needed soon, the nearest first.
  func prefetch(_ ids: [Employee.ID])
}

/// The shared loader is the interactor: it loads, keeps and cancels, and knows no screen.
extension PortraitLoader: PortraitInteractorInput {}

// MARK: -

/// A presenter of the portrait in one cell.
///
/// The view owns it while the cell is in view. Releasing it releases the request, and so cancels it.
final class PortraitPresenter: PortraitViewOutput {
  private weak var view: (any PortraitViewInput)?

  private let id: Employee.ID
  private let interactor: any PortraitInteractorInput
  private var request: PortraitRequest?

  init(of id: Employee.ID, in view: any PortraitViewInput, interactor: any PortraitInteractorInput)
  {
    self.id = id
    self.view = view
    self.interactor = interactor
  }

  func viewAppeared() {
    load()
  }

  func retryTapped() {
    load()
  }

  private func load() {
    request = interactor.load(id) { [weak view] in view?.show($0) }
  }
}

// MARK: -

/// The presenter of all portraits in a list.
final class PortraitListPresenter: PortraitListViewOutput {
  private let interactor: any PortraitInteractorInput

  init(interactor: any PortraitInteractorInput) {
    self.interactor = interactor
  }

  func portrait(of id: Employee.ID, in view: any PortraitViewInput) -> any PortraitViewOutput {
    PortraitPresenter(of: id, in: view, interactor: interactor)
  }

  func prefetch(_ ids: [Employee.ID]) {
    interactor.prefetch(ids)
  }
}
