import Employees

/// A workplace, and the employees who name it.
struct Workplace: Hashable {
  let name: String
  var employees: [Employee] = []

  /// Returns the workplaces of employees, in the order in which they are first named.
  static func all(of employees: [Employee]) -> [Workplace] {
    var workplaces: [Workplace] = []
    var places: [String: Int] = [:]
    for employee in employees {
      for name in employee.workplaces {
        let place = places[name] ?? workplaces.count
        if place == workplaces.count {
          places[name] = place
          workplaces.append(Workplace(name: name))
        }
        // An employee may name a workplace twice.
        if workplaces[place].employees.last?.id != employee.id {
          workplaces[place].employees.append(employee)
        }
      }
    }
    return workplaces
  }
}
