import Diffing
import Employees
import IndexPaths
import TestSupport
import Testing

@testable import MVP

/// The presenter, tested with test doubles for the service, the view and the cells.
struct EmployeeListPresenterTests {
  private let service = ControlledService()
  private let actions = RecordingActions()
  private let view = RecordingView()
  private let presenter: EmployeeListPresenter

  init() {
    presenter = EmployeeListPresenter(service: service, actions: actions)
    presenter.view = view
  }

  @Test func `a load shows a message first and then the employees`() async {
    let loading = Task.immediate { await presenter.load() }
    #expect(view.titles == ["Employees"])
    #expect(rows == [["Loading…"]])
    await service.answer(with: [.grace, .hypatia])
    await loading.value
    #expect(view.titles == ["Employees", "2 employees"])
    let grace = ["▣ Grace Hopper: Compilers", "Vassar College", "Remington Rand", "[Call]"]
    #expect(rows == [[], grace + ["[Write a letter]"], ["□ Hypatia: Mathematics"]])
  }

  @Test func `a failed load shows the reason and a Retry row`() async {
    let loading = Task.immediate { await presenter.load() }
    await service.fail(with: "asleep")
    await loading.value
    #expect(rows == [["Could not load the list: service unavailable: asleep", "[Retry]"]])
    #expect(presenter.row(at: IndexPath(row: 1, section: 0)) == .retry)
  }

  @Test func `a failed reload keeps the list and shows Retry`() async {
    await load([.grace])
    let loading = Task.immediate { await presenter.load() }
    await service.fail(with: "asleep")
    await loading.value
    #expect(names == ["Grace Hopper"])
    #expect(rows[0] == ["Could not load the list: service unavailable: asleep", "[Retry]"])
  }

  @Test func `a later request wins over an earlier one`() async {
    let first = Task.immediate { await presenter.load() }
    let second = Task.immediate { await presenter.load() }
    await service.answer(1, with: [.grace])
    await second.value
    await service.answer(0, with: [.ada])
    await first.value
    #expect(names == ["Grace Hopper"])
  }

  @Test func `the answer to a cancelled request is ignored`() async {
    let loading = Task.immediate { await presenter.load() }
    loading.cancel()
    await service.answer(with: [.grace])
    await loading.value
    #expect(rows == [["Loading…"]])
  }

  @Test func `an employee has a row for the name, for each workplace and for each button`() async {
    await load([.grace, .alan, .rozsa, .ada, .hypatia])
    let grace = ["▣ Grace Hopper: Compilers", "Vassar College", "Remington Rand"]
    #expect(rows[1] == grace + ["[Call]", "[Write a letter]"])
    #expect(rows[2] == ["▣ Alan Turing: Computability", "Bletchley Park", "[Write a letter]"])
    #expect(rows[3].dropFirst() == ["Eötvös Loránd University", "[Call]"])
    #expect(rows[4].dropFirst() == ["[Call]", "[Write a letter]"])
    #expect(rows[5] == ["□ Hypatia: Mathematics"])
  }

  @Test func `a tap on Call or Write calls the actions with the employee of its section`() async {
    await load([.hypatia, .grace])
    presenter.callTapped(at: IndexPath(row: 3, section: 2))
    presenter.writeTapped(at: IndexPath(row: 4, section: 2))
    #expect(
      actions.actions == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
  }

  @Test func `clearing a search restores the scroll position from before the search`() async {
    await load(.samples)
    presenter.searchTextChanged("eot")
    presenter.searchTextChanged("eotvos")
    #expect((view.titles.last, names) == ("1 of 7 employees", ["Rózsa Péter"]))
    presenter.searchTextChanged("")
    #expect(names.count == 7)
    #expect(view.places == ["remember", "beginning", "beginning", "restore"])
  }

  @Test func `a refused deletion restores the employee and shows the reason`() async {
    await load([.grace, .ada])
    let deleting = Task.immediate {
      await presenter.employeeDeleted(at: IndexPath(row: 0, section: 1))
    }
    #expect(names == ["Ada Lovelace"])
    #expect(view.changes?.deletes == [1])
    await service.refuseDeletion(with: "locked")
    await deleting.value
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(rows[0] == ["Could not delete Grace Hopper: service unavailable: locked"])
  }

  @Test func `deleting the last employee shows the message for an empty list`() async {
    await load([.grace])
    let deleting = Task.immediate {
      await presenter.employeeDeleted(at: IndexPath(row: 0, section: 1))
    }
    await service.acceptDeletion()
    await deleting.value
    #expect(rows == [["There is nobody to show."]])
    #expect((view.changes?.deletes, view.changes?.reloads) == ([1], [0]))
  }

  @Test func `selecting a row shows the profile of its employee`() async {
    await load([.grace, .ada])
    var shown: [String] = []
    presenter.showProfile = { shown.append($0.name) }
    presenter.employeeSelected(at: IndexPath(row: 1, section: 2))
    #expect(shown == ["Ada Lovelace"])
  }

  @Test func `a reload without changes reloads only the status section`() async {
    await load(.samples)
    let loading = Task.immediate { await presenter.load() }
    #expect(view.changes?.reloads == [0])
    await service.answer(with: .samples)
    await loading.value
    #expect((view.changes?.reloads, view.changes?.inserts) == ([0], []))
    presenter.searchTextChanged(" ")
    #expect(view.changes?.isEmpty == true)
  }

  @Test func `the presenter does not retain the view`() {
    var other: RecordingView? = RecordingView()
    presenter.view = other
    other = nil
    #expect(presenter.view == nil)
  }

  private func load(_ employees: [Employee]) async {
    let loading = Task.immediate { await presenter.load() }
    await service.answer(with: employees)
    await loading.value
  }

  /// The texts of the rows in each section.
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
    case .call, .write, .retry:
      presenter.configure(cell as any ButtonCellView, forRowAt: indexPath)
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
  func show(changes: SectionChanges) { self.changes = changes }
  func rememberPlace() { places.append("remember") }
  func restorePlace() { places.append("restore") }
  func showBeginning() { places.append("beginning") }
}

/// A cell view of every kind that records its text.
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
