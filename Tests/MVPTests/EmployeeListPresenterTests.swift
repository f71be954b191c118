import Employees
import ListRendering
import TestSupport
import Testing

@testable import MVP

/// The presenter alone: the whole behaviour of the screen, before a view and cells that the test plays.
struct EmployeeListPresenterTests {
  private let service = ControlledService()
  private let actions = RecordingActions()
  private let view = RecordingView()
  private let presenter: EmployeeListPresenter

  init() {
    presenter = EmployeeListPresenter(service: service, actions: actions)
    presenter.view = view
  }

  @Test func `a view that was loaded is told a title, and has rows to ask for`() async {
    presenter.viewLoaded()
    #expect(view.titles == ["Employees"])
    #expect(rows == [["Loading…"]])
    await service.answer(with: [.grace, .hypatia])
    #expect(view.titles == ["Employees", "2 employees"])
    let grace = ["▣ Grace Hopper: Compilers", "Vassar College", "Remington Rand", "[Call]"]
    #expect(rows == [[], grace + ["[Write a letter]"], ["□ Hypatia: Mathematics"]])
  }

  @Test func `a load that fails is shown, with a button to retry`() async {
    presenter.viewLoaded()
    await service.fail(with: "asleep")
    #expect(rows == [["Could not load the list: service unavailable: asleep", "[Retry]"]])
    presenter.buttonTapped(at: IndexPath(row: 1, section: 0))
    await settle()
    #expect(service.requestCount == 2)
  }

  @Test func `a late answer is dropped`() async {
    presenter.viewLoaded()
    await settle()
    presenter.refreshPulled()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(names == ["Grace Hopper"])
  }

  @Test func `a tap on Call reaches the outside world`() async {
    await load([.hypatia, .grace])
    presenter.buttonTapped(at: IndexPath(row: 3, section: 2))
    #expect(actions.actions == [.call("+1-202-555-0101", employee: 1)])
  }

  @Test func `a search shows whom it finds, and the place is kept for afterwards`() async {
    await load(.samples)
    presenter.searchTextChanged("eot")
    presenter.searchTextChanged("eotvos")
    #expect(names == ["Rózsa Péter"])
    #expect(view.titles.last == "1 of 7 employees")
    presenter.searchTextChanged("")
    #expect(names.count == 7)
    #expect(view.places == ["remember", "beginning", "beginning", "restore"])
  }

  @Test func `a deletion that is refused brings the employee back and says why`() async {
    await load([.grace, .ada])
    presenter.employeeDeleted(at: IndexPath(row: 0, section: 1))
    #expect(names == ["Ada Lovelace"])
    await service.refuseDeletion(with: "locked")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(rows[0] == ["Could not delete Grace Hopper: service unavailable: locked"])
  }

  @Test func `a selected employee is shown as the assembly says`() async {
    await load([.grace, .ada])
    var shown: [String] = []
    presenter.showProfile = { shown.append($0.name) }
    presenter.employeeSelected(at: IndexPath(row: 1, section: 2))
    #expect(shown == ["Ada Lovelace"])
  }

  @Test func `a refresh without change changes nothing but the message`() async {
    await load(.samples)
    presenter.refreshPulled()
    #expect(view.changes?.reloads == [0])
    await service.answer(with: .samples)
    #expect(view.changes?.reloads == [0])
    presenter.searchTextChanged(" ")
    #expect(view.changes?.isEmpty == true)
  }

  @Test func `the view is not kept alive`() {
    var other: RecordingView? = RecordingView()
    presenter.view = other
    other = nil
    #expect(presenter.view == nil)
  }

  private func load(_ employees: [Employee]) async {
    presenter.viewLoaded()
    await service.answer(with: employees)
  }

  /// What the rows say, section by section.
  private var rows: [[String]] {
    (0..<presenter.sectionCount).map { section in
      (0..<presenter.rowCount(inSection: section)).map { row in
        text(at: IndexPath(row: row, section: section))
      }
    }
  }

  private var names: [String] {
    (1..<presenter.sectionCount).map { section in
      let cell = RecordingCell()
      presenter.configure(
        cell as any EmployeeInfoCellView, forRowAt: IndexPath(row: 0, section: section))
      return cell.name
    }
  }

  private func text(at indexPath: IndexPath) -> String {
    let cell = RecordingCell()
    switch presenter.row(at: indexPath) {
    case .info: presenter.configure(cell as any EmployeeInfoCellView, forRowAt: indexPath)
    case .workplace: presenter.configure(cell as any EmployeeWorkplaceCellView, forRowAt: indexPath)
    case .button: presenter.configure(cell as any ButtonCellView, forRowAt: indexPath)
    case .message: presenter.configure(cell as any MessageCellView, forRowAt: indexPath)
    }
    return cell.text
  }
}

// MARK: -

private final class RecordingView: EmployeeListView {
  private(set) var titles: [String] = []
  private(set) var changes: SectionChanges?
  private(set) var places: [String] = []

  func show(title: String) { titles.append(title) }
  func show(changes: SectionChanges?) { self.changes = changes }
  func rememberPlace() { places.append("remember") }
  func restorePlace() { places.append("restore") }
  func showBeginning() { places.append("beginning") }
}

/// A cell of every kind, which remembers what it was told.
private final class RecordingCell {
  private(set) var text = ""
  private(set) var name = ""
}

extension RecordingCell: EmployeeInfoCellView {
  func show(photo: String?, name: String, specialization: String) {
    self.name = name
    text = "\(photo == nil ? "□" : "▣") \(name): \(specialization)"
  }
}

extension RecordingCell: EmployeeWorkplaceCellView {
  func show(workplace: String) { text = workplace }
}

extension RecordingCell: ButtonCellView {
  func show(title: String) { text = "[\(title)]" }
}

extension RecordingCell: MessageCellView {
  func show(message: String?) { text = message ?? "" }
}
