import Employees
import Foundation
import TestSupport

/// What a screen must show after any steps, told as shortly as the specification tells it.
///
/// It knows no table: a list is an array of lines, made anew after every step.
struct ExpectedScreen {
  /// A row, by its employee and its number there; `nil` for the messages above the list.
  struct Row: Hashable {
    let employee: Employee.ID?
    let number: Int
  }

  /// How the list stands.
  enum Status {
    case loading
    case loaded
    case failed(String)
  }

  /// The rows in view with their lines, and the selection.
  struct Place {
    let rows: [(row: Row, line: Int)]
    let isAtTop: Bool
    let selection: Row?
  }

  let width: Int
  let height: Int

  var loaded: [Employee]?
  var hidden: Set<Employee.ID> = []
  var query = ""
  var status = Status.loading
  var refusal: String?
  var selection: Row?
  var profile: Employee?

  /// The number of lines above the first one in view; of the list, and of the profile.
  var top = 0
  var profileTop = 0

  /// Tells whether the specification says where the list stands.
  var isPlaceKnown = true

  /// Where the list stood when the search began.
  var placeBeforeSearch: Place?

  /// What left the screen so far.
  var requestCount = 1
  var deletions: [Employee.ID] = []
  var actions: [RecordingActions.Action] = []

  /// A screen that has just opened.
  ///
  /// - Parameters:
  ///   - width: The columns of the window, the frame included.
  ///   - height: The lines of the window, the frame included.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  // MARK: - Searching

  /// What is searched for, `nil` where nothing is.
  var searchText: String? {
    let text = String(query.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    return text.isEmpty ? nil : text
  }

  /// The employees who are there, found or not.
  var present: [Employee] { (loaded ?? []).filter { !hidden.contains($0.id) } }

  /// The employees who are shown.
  var shown: [Employee] {
    guard let searchText else { return present }
    let text = plain(searchText)
    return present.filter { employee in
      ([employee.name, employee.specialization] + employee.workplaces).contains { field in
        plain(field).contains(text)
      }
    }
  }

  /// A text in small letters without diacritics.
  private func plain(_ text: String) -> String {
    let letters = text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
    return String(String.UnicodeScalarView(letters.filter { !(0x300...0x36F ~= $0.value) }))
  }
}
