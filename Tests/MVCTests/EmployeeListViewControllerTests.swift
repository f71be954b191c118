import Employees
import SectionUpdates
import TestSupport
import Testing
import UIKit

@testable import MVC

/// The rows that the controller makes of the data, read from the table that it loads.
///
/// The controller also fills the cells and handles the taps, which only a whole screen shows.
struct EmployeeListViewControllerTests {
  private let model = EmployeeListDataModel(service: ControlledService())
  private let controller: EmployeeListViewController

  init() {
    controller = EmployeeListViewController(model: model, contacts: RecordingContacts())
    controller.loadViewIfNeeded()
  }

  @Test func `an employee has a row for the name, for each workplace and for each button`() {
    var list = EmployeeList()
    list.replace(with: [.grace, .alan, .rozsa, .hypatia])
    update(list, EmployeeListStatus())
    #expect(controller.navigationItem.title == "4 employees")
    #expect(
      rows == [
        [],
        [
          .info(photo: "grace.png", name: "Grace Hopper", specialization: "Compilers"),
          .workplace("Vassar College"), .workplace("Remington Rand"),
          .button(title: "Call", .call(1)), .button(title: "Write a letter", .write(1)),
        ],
        [
          .info(photo: "alan.png", name: "Alan Turing", specialization: "Computability"),
          .workplace("Bletchley Park"), .button(title: "Write a letter", .write(2)),
        ],
        [
          .info(photo: nil, name: "Rózsa Péter", specialization: "Recursive functions"),
          .workplace("Eötvös Loránd University"), .button(title: "Call", .call(3)),
        ],
        [.info(photo: nil, name: "Hypatia", specialization: "Mathematics")],
      ])
    #expect((0..<5).map { controller.sections[$0].id.employeeID } == [nil, 1, 2, 3, 5])
    #expect(rows[1].map(\.isSelectable) == [true, true, true, false, false])
    #expect(rows[1].map(\.isDeletable) == [true, false, false, false, false])
  }

  @Test func `the status is above the employees, and has Retry after a failed load`() {
    var list = EmployeeList()
    var status = EmployeeListStatus()
    status.requestStarted()
    update(list, status)
    #expect(controller.navigationItem.title == "Employees")
    #expect(rows == [[.message("Loading…")]])
    list.replace(with: [.hypatia])
    status.requestFailed(.unavailable(reason: "asleep"))
    update(list, status)
    let failure = "Could not load the list: service unavailable: asleep"
    #expect(
      rows == [
        [.message(failure), .button(title: "Retry", .retry)],
        [.info(photo: nil, name: "Hypatia", specialization: "Mathematics")],
      ])
  }

  private func update(_ list: EmployeeList, _ status: EmployeeListStatus) {
    controller.dataModel(model, didUpdate: list, status: status)
  }

  private var rows: [[EmployeeListSection.Row]] {
    (0..<controller.sections.count).map { controller.sections[$0].rows }
  }
}
