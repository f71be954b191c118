import Employees

/// A list that is measured.
struct Workload {
  /// The employees that are shown when an operation begins.
  let employees: [Employee]

  /// What decides who they are, and every random order.
  let seed: UInt64

  /// Makes up a list.
  init(count: Int, seed: UInt64) {
    employees = GeneratedEmployeeService.employees(count: count, seed: seed)
    self.seed = seed
  }

  /// The elements in an order that the seed decides.
  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var generator = SeededGenerator(seed: seed)
    return elements.shuffled(using: &generator)
  }

  /// Copies employees with all their texts, as a service sends them: nothing is shared with those
  /// that are shown, so that comparing them compares their texts.
  static func arriving(_ employees: [Employee]) -> [Employee] {
    employees.map { employee in
      Employee(
        id: employee.id, name: copy(employee.name), specialization: copy(employee.specialization),
        photo: employee.photo.map(copy), workplaces: employee.workplaces.map(copy),
        phone: employee.phone.map(copy), email: employee.email.map(copy))
    }
  }

  private static func copy(_ text: String) -> String {
    String(decoding: Array(text.utf8), as: UTF8.self)
  }

  /// People who are not in the list, whose ids come after those who are.
  func newcomers(_ count: Int) -> [Employee] {
    GeneratedEmployeeService.employees(count: count, seed: seed &+ 1).map {
      $0.with(id: employees.count + $0.id)
    }
  }
}

// MARK: -

extension Employee {
  /// The same employee under another name, or another number.
  func with(id: ID? = nil, name: String? = nil) -> Employee {
    Employee(
      id: id ?? self.id, name: name ?? self.name, specialization: specialization, photo: photo,
      workplaces: workplaces, phone: phone, email: email)
  }
}
