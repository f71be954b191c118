import Employees

/// A row that a cell factory has a cell for.
///
/// Class-bound, because the factory casts it to classes. `nonisolated`, like all types here that
/// hold data: a main-actor object asks for its executor when it is freed, about 430 instructions
/// each.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedCellViewModelProtocol`.
nonisolated protocol AdaptedCellViewModel: AnyObject {}

// MARK: -

/// A section of an adapted table view.
///
/// The rows are made when the section is first shown, and only counted until then.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModelProtocol`, with `cells`
/// alone.
nonisolated protocol AdaptedSectionViewModel: AnyObject {
  /// The id of the section, which stays the same when the section moves.
  var id: Int { get }

  /// The number of rows.
  var cellCount: Int { get }

  /// Makes the view models of the rows, from first to last.
  @MainActor func makeCells() -> [any AdaptedCellViewModel]

  /// Whether the rows can be selected and deleted.
  var isInteractive: Bool { get }

  /// Called when a row was selected.
  @MainActor func selected()

  /// Called when a row was deleted with a swipe.
  @MainActor func deleted()

  /// Checks whether the rows of another section with the same id look the same.
  func showsSame(as other: any AdaptedSectionViewModel) -> Bool
}

// MARK: -

/// The ways out of the employee list.
///
/// The view models know this protocol only, so that a test can replace the coordinator by a spy.
protocol EmployeeListNavigation: AnyObject {
  func call(_ phone: String, employee id: Employee.ID)
  func write(to address: String, employee id: Employee.ID)
  func showProfile(of employee: Employee)
}
