import Catalogue
import Employees
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(
      rootViewController: ArchitecturesViewController(style: .plain))
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A list of the architectures; a tap opens the employee list of one.
final class ArchitecturesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Architectures"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Architecture")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Architecture.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Architecture", for: indexPath)
    cell.textLabel?.text = Architecture.allCases[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let architecture = Architecture.allCases[indexPath.row]
    let screen = architecture.makeScreen(
      BundledEmployees(), ReportedContacts { print($0.summary) },
      GeneratedPortraitService(delay: .milliseconds(150)))
    navigationController?.pushViewController(screen, animated: true)
  }
}

/// Loads the bundled list as slowly as a server does, and remembers stars and deletions.
actor BundledEmployees: EmployeeService {
  private var deleted: Set<Employee.ID> = []
  private var stars: [Employee.ID: Bool] = [:]

  func employees() async throws(EmployeeServiceError) -> [Employee] {
    try? await Task.sleep(for: .milliseconds(800))
    var employees = try await JSONEmployeeService.bundled.employees()
    employees.removeAll { deleted.contains($0.id) }
    for index in employees.indices {
      if let isStarred = stars[employees[index].id] { employees[index].isStarred = isStarred }
    }
    return employees
  }

  func setStarred(_ isStarred: Bool, for id: Employee.ID) throws(EmployeeServiceError) {
    stars[id] = isStarred
  }

  func delete(_ id: Employee.ID) throws(EmployeeServiceError) {
    deleted.insert(id)
  }
}
