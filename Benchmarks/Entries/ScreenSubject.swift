import Catalogue
import Employees
import ListRendering
import UIKit

/// The screen of an architecture, driven through a window as a person would.
@MainActor
class ScreenSubject: Subject {
  let window: TextWindow
  let contacts = LoggedContacts()
  private let service = AnsweringService()
  private let navigation: UINavigationController
  private let tableView: UITableView

  init(_ architecture: Architecture, employees: [Employee]) async {
    navigation = UINavigationController(
      rootViewController: architecture.makeScreen(service, contacts, nil))
    let size = Size(width: Entry.width, height: TimedOperation.pageHeight + 2)
    window = TextWindow(rootViewController: navigation, size: size)
    guard let tableView = window.visibleViewController.view as? UITableView else {
      fatalError("\(architecture) shows its list in something else than a table view")
    }
    self.tableView = tableView
    await finishRefresh(with: employees)
  }

  // MARK: - Looking

  var rows: [IndexPath] {
    (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  func fill(_ rows: [IndexPath], visit: @MainActor (UIView) -> Void) {
    tableView.forEachCell(at: rows) { _, cell in visit(cell) }
  }

  func draw(into sink: inout some OutputSink) { window.drawList(into: &sink) }
  func drawPage(into sink: inout some OutputSink) { window.draw(into: &sink) }

  var visibleCells: [UITableViewCell] { tableView.visibleCells }

  // MARK: - Touching

  func startRefresh() { window.pullToRefresh() }

  func finishRefresh(with employees: [Employee]) async {
    await service.answer(with: employees)
    window.layoutIfNeeded()
  }

  func deleteFirst() { window.swipeToDelete(line: 1) }

  func undoDeletion(showing employees: [Employee]) async {
    await service.answer()
    await show(employees)
  }

  func scroll(toEmployeeAt position: Int) {
    tableView.scrollToRow(
      at: IndexPath(row: 0, section: position + 1), at: .top, animated: false)
  }

  var firstLine: Substring? { window.lines[1] }

  /// Leaves the profile, if one is shown.
  func goBack() {
    navigation.popViewController(animated: false)
  }
}

// MARK: -

/// A contact service that counts its actions and records the last one.
@MainActor
final class LoggedContacts: ContactService {
  /// The number of actions so far.
  private(set) var count = 0

  /// The last action.
  private(set) var lastContact: Contact?

  func perform(_ contact: Contact) {
    count += 1
    lastContact = contact
  }
}
