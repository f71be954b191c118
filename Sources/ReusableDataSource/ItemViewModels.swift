import Employees

/// The view model of the row with the name of an employee.
final class EmployeeInfoViewModel: ItemViewModel {
  let photo: String?
  let name: String
  let specialization: String

  /// The portrait, `nil` for a row out of view, or in a list without portraits.
  private(set) var portrait: Portrait? {
    didSet { onPortraitChange?() }
  }

  /// Is called after each change; the cell that shows the item sets it.
  var onPortraitChange: (() -> Void)?

  private let id: Employee.ID
  private let portraits: PortraitLoader?
  private var request: Task<Void, Never>?

  init(_ employee: Employee, portraits: PortraitLoader?) {
    id = employee.id
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
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

  func prefetchPortrait() {
    portraits?.prefetch([id])
  }
}

// MARK: -

/// The view model of the header above the employees with the same initial letter.
final class InitialViewModel: ItemViewModel {
  let initial: String

  init(_ initial: String) {
    self.initial = initial
  }
}

// MARK: -

/// The view model of a row with a workplace.
final class EmployeeWorkplaceViewModel: ItemViewModel {
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}

// MARK: -

/// The view model of a row with a button.
final class ButtonViewModel: ItemViewModel {
  let title: String
  let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

// MARK: -

/// The view model of the row with the loading, empty or error message.
final class MessageViewModel: ItemViewModel {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
