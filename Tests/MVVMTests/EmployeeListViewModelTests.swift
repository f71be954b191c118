import Employees
import Observation
import TestSupport
import Testing

@testable import MVVM

/// The view model with its model, tested without a table and without cells.
@Suite(.withoutScreen) struct EmployeeListViewModelTests {
  private let service = ControlledService()
  private let contacts = RecordingContacts()
  private let model: EmployeeModel
  private let viewModel: EmployeeListViewModel

  init() {
    model = EmployeeModel(service: service)
    viewModel = EmployeeListViewModel(model: model, contacts: contacts) { _ in }
  }

  // MARK: - Loading

  @Test func `the content follows a request to its answer, and Retry loads again`() async {
    viewModel.load()
    var shown = [lines]
    await service.fail(with: "asleep")
    shown.append(lines)
    viewModel.tapped(.retry)
    shown.append(lines)
    await service.answer(with: [.hypatia])
    shown.append(lines)
    viewModel.load()
    shown.append(lines)
    #expect(
      shown == [
        ["Employees", "Loading…"],
        ["Employees", "Could not load the list: service unavailable: asleep", "[Retry] retry"],
        ["Employees", "Loading…"],
        ["1 employee", "□ Hypatia: Mathematics"],
        ["1 employee", "◌", "□ Hypatia: Mathematics"],
      ])
  }

  // MARK: - Rows

  @Test func `an employee has a row for the name, each workplace, and each button`() async {
    await load([.grace, .alan, .rozsa, .hypatia])
    #expect(
      lines == [
        "4 employees",
        "▣ Grace Hopper: Compilers", "· Vassar College", "· Remington Rand",
        "[Call Grace Hopper] Calling +1-202-555-0101, employee 1",
        "[Write a letter to Grace Hopper] Writing to grace@example.org, employee 1",
        "▣ Alan Turing: Computability", "· Bletchley Park",
        "[Write a letter to Alan Turing] Writing to alan@example.org, employee 2",
        "□ Rózsa Péter: Recursive functions", "· Eötvös Loránd University",
        "[Call Rózsa Péter] Calling +1-202-555-0103, employee 3",
        "□ Hypatia: Mathematics",
      ])
    #expect(viewModel.content.sections.map(\.id.employeeID) == [nil, 1, 2, 3, 5])
  }

  @Test func `names and workplaces can be selected, and only a name can be deleted`() async {
    await load([.grace])
    viewModel.deleteTapped(1)
    await service.refuseChange(with: "locked")
    // The name, the refusal, two workplaces, and two buttons.
    let rows = viewModel.content.sections.flatMap(\.rows)
    #expect(rows.map(\.isSelectable) == [true, false, true, true, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false, false, false])
  }

  // MARK: - Taps

  @Test func `a tap on a button calls the employee or writes to them`() async {
    await load([.grace])
    for case .button(_, let button) in viewModel.content.sections.flatMap(\.rows) {
      viewModel.tapped(button)
    }
    #expect(
      contacts.made == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
  }

  // MARK: - Updating

  @Test func `each change notifies a view that has read the content`() async {
    let changes: [(name: String, make: () async -> Void)] = [
      ("load", { [viewModel] in viewModel.load() }),
      ("failure", { [service] in await service.fail(with: "asleep") }),
      ("retry", { [viewModel] in viewModel.tapped(.retry) }),
      ("answer", { [service] in await service.answer(with: [.grace, .ada]) }),
      ("letter", { [viewModel] in viewModel.searchTextChanged("ada") }),
      ("deletion", { [viewModel] in viewModel.deleteTapped(1) }),
      ("refusal", { [service] in await service.refuseChange(with: "locked") }),
    ]
    var noticed: [String] = []
    for change in changes {
      nonisolated(unsafe) var isNoticed = false
      withObservationTracking {
        _ = viewModel.content
      } onChange: {
        isNoticed = true
      }
      await change.make()
      if isNoticed { noticed.append(change.name) }
    }
    #expect(noticed == changes.map { $0.name })
  }

  @Test func `two view models show the same employees, each with its own search`() async {
    let other = EmployeeListViewModel(model: model, contacts: contacts) { _ in }
    await load([.grace, .hypatia, .ada])
    other.searchTextChanged("hypatia")
    viewModel.deleteTapped(1)
    let titles = [viewModel, other].map { $0.content.title }
    #expect(titles == ["2 employees", "1 of 2 employees"])
  }

  // MARK: - Searching

  @Test func `a search shows the employees that match, until the text is cleared`() async {
    await load([.hypatia, .rozsa])
    let all = lines
    var shown: [[String]] = []
    var texts: [String?] = []
    for text in [" hypatia ", "zuse", ""] {
      viewModel.searchTextChanged(text)
      shown.append(lines)
      texts.append(viewModel.content.searchText)
    }
    #expect(
      shown == [
        ["1 of 2 employees", "□ Hypatia: Mathematics"],
        ["0 of 2 employees", "Nobody matches “zuse”."],
        all,
      ])
    #expect(texts == ["hypatia", "zuse", nil])
  }

  @Test func `a refusal that the search hides is above the results`() async {
    await load([.hypatia, .ada])
    viewModel.searchTextChanged("hypatia")
    viewModel.deleteTapped(4)
    await service.refuseChange(with: "locked")
    #expect(
      lines == [
        "1 of 2 employees", "Could not delete Ada Lovelace: service unavailable: locked",
        "□ Hypatia: Mathematics",
      ])
  }

  // MARK: - Deleting

  @Test func `a refused deletion brings the employee back, with the reason`() async {
    let service = ControlledService()
    let contacts = RecordingContacts()
    let model = EmployeeModel(service: service)
    let viewModel = EmployeeListViewModel(model: model, contacts: contacts) { _ in }
    viewModel.load()
    await service.answer(with: [.ada, .hypatia])

    viewModel.deleteTapped(Employee.hypatia.id)
    #expect(viewModel.content.title == "1 employee")

    await service.refuseChange(with: "locked")
    #expect(viewModel.content.title == "2 employees")
    #expect(
      viewModel.content.sections.last?.rows == [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not delete Hypatia: service unavailable: locked"),
      ])
  }

  // MARK: - Reading

  private func load(_ employees: [Employee]) async {
    viewModel.load()
    await service.answer(with: employees)
  }

  /// The title, a sign for the refresh control, and the texts of the rows.
  private var lines: [String] {
    let content = viewModel.content
    var lines = [content.title]
    if content.isRefreshing { lines.append("◌") }
    return lines + content.sections.flatMap(\.rows).map(text)
  }

  private func text(of row: EmployeeListSection.Row) -> String {
    switch row {
    case .info(let photo, let name, let specialization):
      "\(photo == nil ? "□" : "▣") \(name): \(specialization)"
    case .workplace(let workplace): "· \(workplace)"
    case .message(let message): message
    case .button(let title, .contact(let contact)):
      "[\(title.accessibilityLabel)] \(contact.summary)"
    case .button(let title, .retry): "[\(title.accessibilityLabel)] retry"
    }
  }
}
