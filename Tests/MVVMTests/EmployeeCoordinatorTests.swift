import Employees
import TestSupport
import Testing
import UIKit

@testable import MVVM

/// The coordinator, tested with the screens that it opens.
struct EmployeeCoordinatorTests {
  @Test func `a selection opens the profile of an employee, if the model has them`() async {
    let service = ControlledService()
    let contacts = RecordingContacts()
    let model = EmployeeModel(service: service)
    let coordinator = EmployeeCoordinator(model: model, contacts: contacts)
    let viewModel = EmployeeListViewModel(
      model: model, contacts: contacts, coordinator: coordinator)
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    coordinator.screen = screen
    viewModel.load()
    await service.answer(with: [.ada])
    viewModel.employeeSelected(99)
    viewModel.employeeSelected(Employee.ada.id)
    let profiles = navigation.viewControllers.dropFirst()
    for profile in profiles {
      profile.loadViewIfNeeded()
      profile.updatePropertiesIfNeeded()
    }
    #expect(profiles.map { $0.navigationItem.title } == ["Ada Lovelace"])
    #expect(profiles.allSatisfy { $0 is ProfileViewController })
  }
}
