import Employees

/// The view model of a row, for which the cell factory makes a cell.
///
/// Class-bound, because the factory casts it to classes. `nonisolated`, like all types here that
/// only hold data, because freeing a main-actor object takes about 430 more instructions.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedCellViewModelProtocol`.
nonisolated protocol AdaptedCellViewModel: AnyObject {}

// MARK: -

/// The view model of a section of an adapted table view.
///
/// The rows are made when the section is first shown, and only counted until then.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModelProtocol`, which has only
/// `cells`.
nonisolated protocol AdaptedSectionViewModel: AnyObject {
  /// The id of the section, which stays the same when the section moves.
  var id: Int { get }

  /// The number of rows.
  var cellCount: Int { get }

  /// Makes the view models of the rows, from first to last.
  @MainActor func makeCells() -> [any AdaptedCellViewModel]

  /// Whether the rows can be selected and deleted.
  var isInteractive: Bool { get }

  /// Handles the selection of a row.
  @MainActor func selected()

  /// Handles the deletion of the section with a swipe.
  @MainActor func deleted()

  /// Returns whether another section with the same id shows the same rows.
  func showsSame(as other: any AdaptedSectionViewModel) -> Bool
}

// MARK: -

/// The actions that leave the employee list.
///
/// The view models know this protocol only, so that a test can replace the coordinator with a spy.
protocol EmployeeListNavigation: AnyObject {
  func call(_ phone: String, employee id: Employee.ID)
  func write(to address: String, employee id: Employee.ID)
  func showProfile(of employee: Employee)
}
