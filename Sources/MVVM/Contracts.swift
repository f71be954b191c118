import Employees

/// The view model of a row, for which the cell factory makes a cell.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedCellViewModelProtocol`, which is empty there.
protocol AdaptedCellViewModel: AnyObject {
  /// Loads what the row needs soon; most rows need nothing.
  func prefetch()
}

extension AdaptedCellViewModel {
  func prefetch() {}
}

// MARK: -

/// The view model of a section of an adapted table view.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModelProtocol`, which has only
/// `cells`.
protocol AdaptedSectionViewModel: AnyObject {
  /// The identifier of the section, which stays the same when the section moves or changes.
  var id: AnyHashable { get }

  /// The view models of the rows, from first to last.
  var cells: [any AdaptedCellViewModel] { get }

  /// The text above the section, `nil` for none.
  var header: String? { get }

  /// Whether the rows can be selected.
  var canSelect: Bool { get }

  /// Whether a swipe deletes the section.
  var canDelete: Bool { get }

  func selected()
  func deleted()

  /// Returns whether another section with the same identifier shows the same rows.
  func hasSameContent(as other: any AdaptedSectionViewModel) -> Bool
}

// MARK: -

/// The actions that leave the employee list.
///
/// The view models know this protocol only, so that they do not depend on screens.
protocol EmployeeListNavigation: AnyObject {
  func call(_ phone: String, employee id: Employee.ID)
  func write(to address: String, employee id: Employee.ID)
  func showProfile(of employee: Employee)
}
