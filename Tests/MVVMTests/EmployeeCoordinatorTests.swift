import Employees
import TestSupport
import Testing
import UIKit

@testable import MVVM

/// The coordinator, tested with the screens that it opens.
struct EmployeeCoordinatorTests {
  @Test func `a selection opens the profile of an employee`() async throws {
    let service = ControlledService()
    let coordinator = EmployeeCoordinator(
      model: EmployeeModel(service: service), contacts: RecordingContacts(), portraits: nil)
    let list = try #require(coordinator.start() as? UITableViewController)
    let navigation = UINavigationController(rootViewController: list)
    list.loadViewIfNeeded()
    await service.answer(with: [.ada])
    list.updatePropertiesIfNeeded()
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
    let profiles = navigation.viewControllers.dropFirst()
    for profile in profiles {
      profile.loadViewIfNeeded()
      profile.updatePropertiesIfNeeded()
    }
    #expect(profiles.map { $0.navigationItem.title } == ["Ada Lovelace"])
    #expect(profiles.allSatisfy { $0 is ProfileViewController })
  }
}
