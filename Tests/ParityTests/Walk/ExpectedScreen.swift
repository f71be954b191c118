import Employees
import Foundation
import TestSupport

/// A model that predicts what a screen shows after any steps.
///
/// It has no table: the list is an array of lines that is created again after every step.
struct ExpectedScreen {
  /// A row, by its employee and its number there; the messages above the list have no employee, and
  /// the refresh control above them has a negative number.
  struct Row: Hashable {
    let employee: Employee.ID?
    let number: Int
  }

  /// The result of the latest request.
  enum Status {
    case loading
    case loaded
    case failed(String)
  }

  /// The visible rows, and the line of the first one.
  struct Place {
    let rows: [Row]
    let line: Int
    let isAtTop: Bool
  }

  let width: Int
  let height: Int

  var loaded: [Employee]?

  /// The employees that match the search, found once for each change.
  var shown: [Employee] = []

  var hidden: Set<Employee.ID> = []
  var deletedSinceRequest: Set<Employee.ID> = []
  var newStars: [Employee.ID: Bool] = [:]
  var starsSinceRequest: [Employee.ID: Bool] = [:]
  var query = ""
  var status = Status.loading
  var refusals: [Employee.ID: (change: String, reason: String)] = [:]

  /// The employee of the profile, as they were when it opened.
  var profile: Employee?

  /// The number of lines above the first visible one, in the list and in the profile.
  var top = 0
  var profileTop = 0

  /// Whether the specification determines the scroll position.
  var isPlaceKnown = true

  /// The scroll position when the search began.
  var placeBeforeSearch: Place?

  /// The effects so far.
  var requestCount = 1
  var changes: [EmployeeChange] = []
  var contacts: [Contact] = []

  /// Creates the model of a screen that has just opened.
  ///
  /// - Parameters:
  ///   - width: The columns of the window, the frame included.
  ///   - height: The lines of the window, the frame included.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether the refresh control is above the list.
  var isRefreshing: Bool {
    if case .loading = status { loaded != nil } else { false }
  }

  // MARK: - Searching

  /// The search without outer spaces, `nil` if it is empty.
  var searchText: String? {
    let text = String(query.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    return text.isEmpty ? nil : text
  }

  /// The employees that are not deleted, with their new stars.
  var present: [Employee] {
    (loaded ?? []).filter { !hidden.contains($0.id) }.map { $0.starred(newStars[$0.id]) }
  }

  /// The employee of the profile as they are now, `nil` if they are not in the list.
  var current: Employee? { profile.flatMap { profile in present.first { $0.id == profile.id } } }

  /// Returns the employees that match the search.
  func found() -> [Employee] {
    guard let searchText else { return present }
    let text = plain(searchText)
    return present.filter { employee in
      ([employee.name, employee.specialization] + employee.workplaces).contains { field in
        plain(field).contains(text)
      }
    }
  }

  /// Returns a text in lowercase without diacritics.
  private func plain(_ text: String) -> String {
    let letters = text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
    return String(String.UnicodeScalarView(letters.filter { !(0x300...0x36F ~= $0.value) }))
  }
}
