package import Employees

/// A router that records which profiles were opened.
package final class RecordingRouter: EmployeeRouter {
  package private(set) var openedProfiles: [Employee] = []

  package init() {}

  package func openProfile(of employee: Employee) {
    openedProfiles.append(employee)
  }
}
