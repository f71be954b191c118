import UIKit

/// A list of planets; a tap on one marks it as visited.
final class PlanetsViewController: UITableViewController {
  private let planets = ["Mercury", "Venus", "Earth", "Mars"]
  private var visited: Set<Int> = [2]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(planets.count) planets"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Planet")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    planets.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Planet", for: indexPath)
    let mark = visited.contains(indexPath.row) ? " ✓" : ""
    cell.textLabel?.text = planets[indexPath.row] + mark
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    visited.insert(indexPath.row)
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
