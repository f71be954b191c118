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
    super.init(nibName: nil, bundle: nil)
    title = employee.name
    profileView.infoView.photoView.image = employee.photo.flatMap { UIImage(named: $0) }
    profileView.infoView.nameLabel.text = employee.name
    profileView.infoView.specializationLabel.text = employee.specialization
    for workplace in employee.workplaces { profileView.addDetail("· \(workplace)") }
    if let phone = employee.phone {
      profileView.addDetail(phone)
      profileView.addButton(EmployeeListText.call) { callTapped(phone) }
    }
    if let email = employee.email {
      profileView.addDetail(email)
      profileView.addButton(EmployeeListText.write) { writeTapped(email) }
    }
    // A screen of text has no bar with a button to go back.
    profileView.addButton(EmployeeListText.back) { [weak self] in
      self?.navigationController?.popViewController(animated: true)
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
    NSLayoutConstraint.activate([
      profileView.topAnchor.constraint(equalTo: content.topAnchor),
      profileView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      profileView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      profileView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      profileView.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
    view = scrollView
  }
}
