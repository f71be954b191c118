import Catalogue
import Employees
import ListRendering
import UIKit

extension Architecture {
  /// Draws the screen with the bundled employees, after it has loaded its list.
  @MainActor func firstFrame(size: Size) async throws -> String {
    let service = LoadedService(list: try await JSONEmployeeService.bundled.employees())
    let contacts = ReportedContacts { _ in }
    let screen = makeScreen(service, contacts, nil)
    let window = TextWindow(
      rootViewController: UINavigationController(rootViewController: screen), size: size)
    let first = window.frame
    await MainActor.settle()
    window.layoutIfNeeded()
    guard window.frame != first else {
      throw DocumentError.invalid("\(name) never showed its list")
    }
    return window.frame
  }
}

/// A service that suspends once, so that the screen shows “Loading…” first.
private struct LoadedService: EmployeeService {
  let list: [Employee]

  func employees() async throws(EmployeeServiceError) -> [Employee] {
    await Task.yield()
    return list
  }
}
