import Employees
import ListRendering
import TableUpdates
import TestSupport
import Testing

@testable import MVC

/// The sections that the controller makes of the data, tested without a window.
///
/// The controller also fills the cells and handles the taps, which only a whole screen shows.
struct EmployeeListViewControllerTests {
  private typealias Row = EmployeeListViewController.Row

  private let model = EmployeeListDataModel(service: ControlledService())
  private let controller: EmployeeListViewController

  init() {
    controller = EmployeeListViewController(
      model: model, contacts: RecordingContacts(), portraits: nil)
    controller.loadViewIfNeeded()
  }

  @Test func `an employee has a row for the name, for each workplace and for each button`() {
    var list = EmployeeList()
    list.replace(with: [.grace, .alan, .rozsa, .hypatia])
    update(list, EmployeeListStatus())
    #expect(controller.title == "4 employees")
    #expect(
      rows == [
        [],
        [
          .info(.grace), .workplace("Vassar College"), .workplace("Remington Rand"),
          .button(.call(phone: "+1-202-555-0101", 1)),
          .button(.write(address: "grace@example.org", 1)),
        ],
        [
          .info(.alan), .workplace("Bletchley Park"),
          .button(.write(address: "alan@example.org", 2)),
        ],
        [
          .info(.rozsa), .workplace("Eötvös Loránd University"),
          .button(.call(phone: "+1-202-555-0103", 3)),
        ],
        [.info(.hypatia)],
      ])
    #expect((0..<5).map { controller.sections[$0].id.employeeID } == [nil, 1, 2, 3, 5])
  }

  @Test func `the status is above the employees, and has Retry after a failed load`() {
    var list = EmployeeList()
    var status = EmployeeListStatus()
    status.requestStarted()
    update(list, status)
    #expect((controller.title, rows) == ("Employees", [[.message("Loading…")]]))
    list.replace(with: [.hypatia])
    status.requestFailed(.unavailable(reason: "asleep"))
    update(list, status)
    let failure = "Could not load the list: service unavailable: asleep"
    #expect(rows == [[.message(failure), .button(.retry)], [.info(.hypatia)]])
  }

  private func update(_ list: EmployeeList, _ status: EmployeeListStatus) {
    controller.dataModel(model, didUpdate: list, status: status)
  }

  private var rows: [[Row]] {
    (0..<controller.sections.count).map { controller.sections[$0].rows }
  }
}
