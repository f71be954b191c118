import Employees

/// What the view of the list reports about portraits.
protocol PortraitViewOutput {
  /// Called when the cell of an employee has come into view.
  func cellAppeared(_ view: any PortraitViewInput, of id: Employee.ID)

  /// Called when a cell has left the view.
  func cellDisappeared(_ view: any PortraitViewInput)

  func retryTapped(in view: any PortraitViewInput, of id: Employee.ID)

  /// Called when rows will soon come into view, with the nearest employee first.
  func prefetch(_ ids: [Employee.ID])
}

/// What the presenter tells a cell.
protocol PortraitViewInput: AnyObject {
  func show(_ portrait: Portrait)
}

/// What the interactor of the portraits is asked for.
protocol PortraitInteractorInput {
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

/// A presenter of the portraits in the cells in view.
///
/// Cells come and go, so each call about a cell says which one it is. This presenter holds the request of
/// each cell in view. Releasing a request withdraws it, so that the old portrait never
/// arrives in a reused cell.
final class PortraitPresenter: PortraitViewOutput {
  private let interactor: any PortraitInteractorInput
  private var requests: [ObjectIdentifier: PortraitRequest] = [:]

  init(interactor: any PortraitInteractorInput) {
    self.interactor = interactor
  }

  func cellAppeared(_ view: any PortraitViewInput, of id: Employee.ID) {
    load(id, in: view)
  }

  func cellDisappeared(_ view: any PortraitViewInput) {
    requests[ObjectIdentifier(view)] = nil
  }

  func retryTapped(in view: any PortraitViewInput, of id: Employee.ID) {
    load(id, in: view)
  }

  func prefetch(_ ids: [Employee.ID]) {
    interactor.prefetch(ids)
  }

  private func load(_ id: Employee.ID, in view: any PortraitViewInput) {
    requests[ObjectIdentifier(view)] = interactor.load(id) { [weak view] in view?.show($0) }
  }
}
