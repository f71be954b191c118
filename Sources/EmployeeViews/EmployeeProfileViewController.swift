package import Employees
package import UIKit

/// The screen of one employee.
package final class EmployeeProfileViewController: UIViewController {
  private let profileView = EmployeeProfileView()

  /// Creates a profile with a button for each way to reach the employee.
  package init(_ employee: Employee, contacts: any ContactService) {
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = employee.name
    profileView.infoView.photoView.image = employee.photo.flatMap { UIImage(named: $0) }
    profileView.infoView.nameLabel.text = employee.name
    profileView.infoView.specializationLabel.text = employee.specialization
    for workplace in employee.workplaces { profileView.addDetail("· \(workplace)") }
    if let phone = employee.phone {
      profileView.addDetail(phone)
      profileView.addButton(ButtonTitle.call(employee.name)) {
        contacts.call(phone, employee: employee.id)
      }
    }
    if let email = employee.email {
      profileView.addDetail(email)
      profileView.addButton(ButtonTitle.write(to: employee.name)) {
        contacts.write(to: email, employee: employee.id)
      }
    }
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  package override func loadView() {
    let scrollView = UIScrollView()
    scrollView.backgroundColor = .systemBackground
    scrollView.addSubview(profileView)
    profileView.translatesAutoresizingMaskIntoConstraints = false
    let content = scrollView.contentLayoutGuide
    let safeArea = scrollView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      profileView.topAnchor.constraint(equalTo: content.topAnchor),
      profileView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      profileView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      profileView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    view = scrollView
  }
}
