import Employees
import SeededRandomness

/// A measured list.
struct Workload {
  /// The employees that are shown when an operation begins.
  let employees: [Employee]

  /// The seed of the employees and of every random order.
  let seed: UInt64

  /// Generates a list.
  init(count: Int, seed: UInt64) {
    employees = GeneratedEmployeeService.employees(count: count, seed: seed)
    self.seed = seed
  }

  /// The elements in an order that depends on the seed.
  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var generator = SeededGenerator(seed: seed)
    return elements.shuffled(using: &generator)
  }

  /// Copies employees with all their texts, as a service sends them.
  ///
  /// The copies share no storage with the shown employees, so that comparing them compares texts.
  static func arriving(_ employees: [Employee]) -> [Employee] {
    func copy(_ text: String) -> String { String(decoding: Array(text.utf8), as: UTF8.self) }
    return employees.map { employee in
      var arrived = employee
      arrived.name = copy(employee.name)
      arrived.specialization = copy(employee.specialization)
      arrived.photo = employee.photo.map(copy)
      arrived.workplaces = employee.workplaces.map(copy)
      arrived.phone = employee.phone.map(copy)
      arrived.email = employee.email.map(copy)
      return arrived
    }
  }

  /// Generates employees that are not in the list, with higher ids.
  func newcomers(_ count: Int) -> [Employee] {
    GeneratedEmployeeService.employees(count: count, seed: seed &+ 1).map {
      $0.with(id: employees.count + $0.id)
    }
  }
}

// MARK: -

extension Employee {
  /// A copy with another id or another name.
  func with(id: ID? = nil, name: String? = nil) -> Employee {
    var employee = self
    employee.id = id ?? self.id
    employee.name = name ?? self.name
    return employee
  }
}
