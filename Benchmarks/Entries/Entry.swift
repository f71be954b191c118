import Catalogue
import Employees

/// One thing that is measured: a way to build the list.
struct Entry {
  let name: String

  /// Builds the list for some employees and returns when they are shown.
  let makeSubject: @MainActor ([Employee]) async -> any Subject
}

// MARK: -

extension Entry {
  /// The columns of every drawn line, the frame included.
  static let width = 60

  /// The limit: a loop from employees to the sink, which no architecture can undercut.
  static let direct = Entry(name: "Direct") { DirectSubject(employees: $0) }

  /// The name of the entry that all others are compared with: no architecture at all.
  nonisolated static let baselineName = "MassiveController"

  /// The name of the baseline's second entry, which shows by how much the same code differs from itself.
  nonisolated static let controlName = "control"

  /// Enters an architecture, under its own name or another.
  init(_ architecture: Architecture, name: String? = nil) {
    self.init(name: name ?? architecture.name) {
      await ScreenSubject(architecture, employees: $0)
    }
  }

  /// What is measured: the limit, the catalogue, and the baseline once more.
  static let all: [Entry] =
    [direct] + Architecture.allCases.map { Entry($0) }
    + Architecture.allCases.filter { $0.name == baselineName }.map {
      Entry($0, name: controlName)
    }
}
