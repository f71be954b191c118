import Employees
import Observation

/// The view model of the row with the name of an employee, and the portrait that the cell observes.
@Observable
final class EmployeeInfoCellViewModel: AdaptedCellViewModel {
  let photo: String?
  let name: String
  let specialization: String

  /// The portrait, `nil` for a row out of view, or in a list without portraits.
  private(set) var portrait: Portrait?

  private let id: Employee.ID
  private let portraits: PortraitLoader?

  @ObservationIgnored private var request: Task<Void, Never>?

  init(_ employee: Employee, portraits: PortraitLoader?) {
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
    id = employee.id
    self.portraits = portraits
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Portraits

  func loadPortrait() {
    guard let portraits else { return }
    request?.cancel()
    if let cached = portraits.cachedPortrait(of: id) {
      portrait = .loaded(cached)
      return
    }
    portrait = .loading
    request = Task { [weak self, id] in
      do throws(EmployeeServiceError) {
        let loaded = try await portraits.portrait(of: id)
        if !Task.isCancelled { self?.portrait = .loaded(loaded) }
      } catch {
        if !Task.isCancelled { self?.portrait = .failed }
      }
    }
  }

  /// Cancels the request, and leaves it to the loader to keep the portrait.
  func cancelPortrait() {
    request?.cancel()
    portrait = nil
  }

  func prefetch() {
    portraits?.prefetch([id])
  }
}

// MARK: -

/// The view model of a row with a workplace.
final class EmployeeWorkplaceCellViewModel: AdaptedCellViewModel {
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}

// MARK: -

/// The view model of a row with a button.
final class ButtonCellViewModel: AdaptedCellViewModel {
  let title: String
  let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

// MARK: -

/// The view model of the row with the loading, empty or error message.
final class MessageCellViewModel: AdaptedCellViewModel {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
