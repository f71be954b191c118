/// A workplace, with the employees who name it.
package struct Workplace: Identifiable, Equatable, Sendable {
  package let name: String

  /// The employees who name it, each once, in the order of the list.
  package fileprivate(set) var employees: [Employee] = []

  package var id: String { name }
}

extension EmployeeList {
  /// The workplaces of the employees who are shown, in the order in which they are first named.
  ///
  /// - Complexity: O(*n*) in the number of workplaces of all employees.
  package var workplaces: [Workplace] {
    var workplaces: [Workplace] = []
    var indices: [String: Int] = [:]
    for employee in employees {
      for name in employee.workplaces {
        let index = indices[name] ?? workplaces.count
        if index == workplaces.count { workplaces.append(Workplace(name: name)) }
        indices[name] = index
        // Somebody may name a workplace twice.
        if workplaces[index].employees.last?.id != employee.id {
          workplaces[index].employees.append(employee)
        }
      }
    }
    return workplaces
  }
}
