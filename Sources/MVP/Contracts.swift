import Diffing
import Employees

/// What a person did and what the table asks, as the view passes them to the presenter.
protocol EmployeeListViewPresenter: AnyObject {
  func viewDidLoad()
  func pulledToRefresh()
  func searchTextChanged(_ text: String)

  var sectionCount: Int { get }
  func rowCount(inSection section: Int) -> Int
  func cellKind(ofRow row: Int, inSection section: Int) -> CellKind

  /// Returns the identifier of a section, which stays the same when the section moves or changes.
  func identifier(ofSection section: Int) -> EmployeeListSection.ID

  /// Returns the text above a section, `nil` for none.
  func header(ofSection section: Int) -> String?

  func configure(_ cell: any EmployeeInfoCellView, forRow row: Int, inSection section: Int)
  func configure(_ cell: any EmployeeWorkplaceCellView, forRow row: Int, inSection section: Int)
  func configure(_ cell: any ButtonCellView, forRow row: Int, inSection section: Int)
  func configure(_ cell: any MessageCellView, forRow row: Int, inSection section: Int)

  func willDisplay(_ cell: any EmployeeInfoCellView, inSection section: Int)
  func didEndDisplaying(_ cell: any EmployeeInfoCellView)
  func prefetch(row: Int, inSection section: Int)

  func buttonTapped(inRow row: Int, ofSection section: Int)
  func retryTapped(_ cell: any EmployeeInfoCellView, inSection section: Int)

  func canSelect(section: Int) -> Bool
  func selected(section: Int)

  func canDelete(section: Int) -> Bool
  func deleted(section: Int)
}

/// The kinds of cell.
///
/// The presenter names one for each row, the view dequeues it, and the presenter fills it.
enum CellKind {
  case info
  case workplace
  case button
  case message
}

// MARK: -

/// The screen, as the presenter sees it.
///
/// Class-bound, so that the presenter can hold it weakly.
protocol EmployeeListView: AnyObject {
  func show(title: String)

  /// Shows the changed sections.
  ///
  /// The view must call `update` once, before it returns: from then on, the presenter returns the
  /// new rows.
  func show(_ changes: SectionChanges, update: @escaping () -> Void)

  func endRefreshing()

  func rememberPlace()
  func restorePlace()
  func showBeginning()
}

// MARK: -

/// A cell with the name of an employee, as the presenter sees it.
protocol EmployeeInfoCellView: AnyObject {
  /// The request for the portrait; setting another one, or none, cancels it.
  var portraitRequest: Task<Void, Never>? { get set }

  func show(photo: String?, name: String, specialization: String)
  func show(_ portrait: Portrait)
}

/// A cell with a workplace, as the presenter sees it.
protocol EmployeeWorkplaceCellView: AnyObject {
  func show(workplace: String)
}

/// A cell with a button, as the presenter sees it.
protocol ButtonCellView: AnyObject {
  func show(title: String)
}

/// A cell with a message, as the presenter sees it.
protocol MessageCellView: AnyObject {
  func show(message: String)
}
