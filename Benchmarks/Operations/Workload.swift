import Employees

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
      Employee(
        id: employee.id, name: copy(employee.name), specialization: copy(employee.specialization),
        photo: employee.photo.map(copy), workplaces: employee.workplaces.map(copy),
        phone: employee.phone.map(copy), email: employee.email.map(copy))
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
    Employee(
      id: id ?? self.id, name: name ?? self.name, specialization: specialization, photo: photo,
      workplaces: workplaces, phone: phone, email: email)
  }
}

// MARK: -

extension Employee {
  /// The number of rows: one with the name, one for each workplace, and one for each button.
  var rowCount: Int {
    1 + workplaces.count + (phone == nil ? 0 : 1) + (email == nil ? 0 : 1)
  }
}
