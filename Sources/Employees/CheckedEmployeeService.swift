/// Passes requests on, and reports an answer with a repeated id as an error.
///
/// A table identifies sections by the ids of their employees. The catalogue puts this check in
/// front of every service, so that no screen has to expect such an answer.
package struct CheckedEmployeeService: EmployeeService {
  private let service: any EmployeeService

  /// Creates a check of a service.
  package init(_ service: any EmployeeService) {
    self.service = service
  }

  package func employees() async throws(EmployeeServiceError) -> [Employee] {
    let employees = try await service.employees()
    if let id = Self.repeatedID(in: employees) { throw .repeatedID(id) }
    return employees
  }

  package func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    try await service.delete(id)
  }

  package func setStarred(
    _ isStarred: Bool, for id: Employee.ID
  ) async throws(EmployeeServiceError) {
    try await service.setStarred(isStarred, for: id)
  }

  /// Finds the first id that an earlier employee has.
  private static func repeatedID(in employees: [Employee]) -> Employee.ID? {
    // Ids in ascending order, as most services send them, need no set.
    if zip(employees, employees.dropFirst()).allSatisfy({ $0.id < $1.id }) { return nil }
    var ids: Set<Employee.ID> = []
    return employees.first { !ids.insert($0.id).inserted }?.id
  }
}
