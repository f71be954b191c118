package import Employees
package import ListRendering

/// The screen of one employee.
///
/// Its caller handles the taps on Call and Write.
package final class EmployeeProfileViewController: UIViewController {
  private let profileView = EmployeeProfileView()

  /// Creates a profile with a button for each way to reach the employee, and one to go back.
  package init(
    _ employee: Employee, callTapped: @escaping (String) -> Void,
    writeTapped: @escaping (String) -> Void
  ) {
    super.init()
    title = employee.name
    profileView.photoView.image = employee.photo
    profileView.nameLabel.text = employee.name
    profileView.specializationLabel.text = employee.specialization
    for workplace in employee.workplaces { profileView.addDetail("· \(workplace)") }
    if let phone = employee.phone {
      profileView.addDetail(phone)
      profileView.addButton(EmployeeListText.call) { callTapped(phone) }
    }
    if let email = employee.email {
      profileView.addDetail(email)
      profileView.addButton(EmployeeListText.write) { writeTapped(email) }
    }
    profileView.addButton(EmployeeListText.back) { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
  }

  package override func loadView() {
    view = UIScrollView(contentView: profileView)
  }
}
