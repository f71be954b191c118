import Employees
import TestSupport
import Testing

@testable import MVP

/// The presenter with its model, tested with test doubles for the services and the view.
@Suite(.withoutScreen) struct EmployeeListPresenterTests {
  private let service = ControlledService()
  private let contacts = RecordingContacts()
  private let view = RecordingView()
  private let model: EmployeeModel
  private let presenter: EmployeeListPresenter

  init() {
    model = EmployeeModel(service: service)
    presenter = EmployeeListPresenter(model: model, contacts: contacts)
    presenter.view = view
  }

  // MARK: - Loading

  @Test func `the view shows a request first, and then its answer`() async {
    presenter.viewLoaded()
    await service.fail(with: "asleep")
    presenter.tapped(.retry)
    await service.answer(with: [.hypatia])
    presenter.pulledToRefresh()
    await service.answer(with: [])
    #expect(
      view.contents.map(\.words) == [
        ["Employees", "Loading…"],
        ["Employees", "Could not load the list: service unavailable: asleep", "[Retry]"],
        ["Employees", "Loading…"], ["1 employee", "Hypatia"],
        ["1 employee", "◌ Refreshing…", "Hypatia"], ["No employees", "There is nobody to show."],
      ])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    presenter.viewLoaded()
    await settle()
    presenter.pulledToRefresh()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(view.employeeIDs == [1])
    #expect(service.cancelledCount == 1)
  }

  // MARK: - Rows

  @Test func `an employee has a row for the name, for each workplace and for each button`() async {
    await load([.grace, .alan, .rozsa, .hypatia])
    let expected: [[EmployeeListSection.Row]] = [
      [],
      [
        .info(photo: "grace.png", name: "Grace Hopper", specialization: "Compilers"),
        .workplace("Vassar College"), .workplace("Remington Rand"),
        .button(
          .call("Grace Hopper"), .contact(.call("+1-202-555-0101", employee: 1))),
        .button(
          .write(to: "Grace Hopper"),
          .contact(.write("grace@example.org", employee: 1))),
      ],
      [
        .info(photo: "alan.png", name: "Alan Turing", specialization: "Computability"),
        .workplace("Bletchley Park"),
        .button(
          .write(to: "Alan Turing"),
          .contact(.write("alan@example.org", employee: 2))),
      ],
      [
        .info(photo: nil, name: "Rózsa Péter", specialization: "Recursive functions"),
        .workplace("Eötvös Loránd University"),
        .button(
          .call("Rózsa Péter"), .contact(.call("+1-202-555-0103", employee: 3))),
      ],
      [.info(photo: nil, name: "Hypatia", specialization: "Mathematics")],
    ]
    #expect(view.sections.map(\.rows) == expected)
    #expect(view.employeeIDs == [1, 2, 3, 5])
  }

  @Test func `names and workplaces can be selected, and only a name can be deleted`() async {
    await load([.grace])
    let rows = view.sections[1].rows
    #expect(rows.map(\.isSelectable) == [true, true, true, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false, false])
  }

  // MARK: - Taps

  @Test func `a tap on a button calls the contact service, and a selection opens the profile`()
    async
  {
    await load([.grace])
    let call = Contact.call("+1-202-555-0101", employee: 1)
    presenter.tapped(.contact(call))
    presenter.employeeSelected(1)
    presenter.employeeSelected(99)
    #expect(contacts.made == [call])
    let profile = RecordingProfileView()
    for presenter in view.profiles {
      presenter.view = profile
      presenter.viewLoaded()
    }
    #expect(profile.titles == ["Grace Hopper"])
  }

  // MARK: - Searching

  @Test func `a search shows the employees that match, until it is cleared`() async {
    await load(.samples)
    presenter.searchTextChanged(" eotvos ")
    presenter.searchTextChanged("")
    let contents = view.contents.suffix(2)
    #expect(contents.map(\.title) == ["1 of 7 employees", "7 employees"])
    #expect(contents.map(\.sections.count) == [2, 8])
    #expect(contents.map(\.searchText) == ["eotvos", nil])
  }

  @Test func `two lists share the employees of a model, and each has its own search`() async {
    let otherView = RecordingView()
    let otherPresenter = EmployeeListPresenter(model: model, contacts: contacts)
    otherPresenter.view = otherView
    otherPresenter.viewLoaded()
    await load([.alan, .ada, .hypatia])
    otherPresenter.searchTextChanged("ada")
    presenter.deleteTapped(2)
    #expect(view.contents.last?.words == ["2 employees", "Ada Lovelace", "Hypatia"])
    #expect(otherView.contents.last?.words == ["1 of 2 employees", "Ada Lovelace"])
    await service.refuseChange(with: "locked")
    let reason = "Could not delete Alan Turing: service unavailable: locked"
    #expect(
      view.contents.last?.words == [
        "3 employees", "Alan Turing", reason, "Ada Lovelace", "Hypatia",
      ])
    #expect(otherView.contents.last?.words == ["1 of 3 employees", reason, "Ada Lovelace"])
  }

  // MARK: - Deleting

  @Test func `a refused deletion brings the employee back, with the reason`() async {
    let service = ControlledService()
    let contacts = RecordingContacts()
    let presenter = EmployeeListPresenter(
      model: EmployeeModel(service: service), contacts: contacts)
    let view = RecordingView()
    presenter.view = view
    presenter.viewLoaded()
    await service.answer(with: [.ada, .hypatia])

    presenter.deleteTapped(Employee.hypatia.id)
    #expect(view.contents.last?.title == "1 employee")

    await service.refuseChange(with: "locked")
    #expect(view.contents.last?.title == "2 employees")
    #expect(
      view.contents.last?.sections.last?.rows == [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not delete Hypatia: service unavailable: locked"),
      ])
  }

  private func load(_ employees: [Employee]) async {
    presenter.viewLoaded()
    await service.answer(with: employees)
  }
}

// MARK: -

private final class RecordingView: EmployeeListView {
  private(set) var contents: [EmployeeListContent] = []
  private(set) var profiles: [ProfilePresenter] = []

  func show(_ content: EmployeeListContent) { contents.append(content) }

  func showProfile(_ presenter: ProfilePresenter) { profiles.append(presenter) }

  // MARK: - Reading

  var sections: [EmployeeListSection] { contents.last?.sections ?? [] }

  var employeeIDs: [Employee.ID] { sections.compactMap(\.id.employeeID) }
}

private final class RecordingProfileView: ProfileView {
  private(set) var titles: [String] = []

  func show(_ content: ProfileContent) { titles.append(content.title) }
}

extension EmployeeListContent {
  /// The title, the refresh control, and the rows with messages, Retry, and names.
  fileprivate var words: [String] {
    let rows = sections.flatMap(\.rows).compactMap { row -> String? in
      switch row {
      case .info(_, let name, _): name
      case .message(let message): message
      case .button(let title, .retry): "[\(title.text)]"
      case .workplace, .button: nil
      }
    }
    return [title] + (isRefreshing ? ["◌ Refreshing…"] : []) + rows
  }
}
