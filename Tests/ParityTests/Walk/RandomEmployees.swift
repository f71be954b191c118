import Employees

/// A list that a service changes at random from one request to the next.
struct RandomEmployees {
  private static let names = [
    "Ada Lovelace", "Rózsa Péter", "Paul Erdős", "Grace Hopper", "Alan Turing", "Hypatia",
    "Emmy Noether", "Peter Naur", "Věra Šedá", "Kateryna Yushchenko", "Radia Perlman",
    "Al-Khwarizmi",
  ]

  /// The list as the service has it now.
  private(set) var employees: [Employee] = []

  private var generator: SeededGenerator
  private var version = 0
  private var nextID = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<10 { employees.append(newcomer()) }
  }

  /// Inserts, removes, swaps, changes or replaces employees, or leaves all as they are.
  ///
  /// - Parameter ids: Those whom a person deleted; the service may not know that yet.
  mutating func change(deleting ids: [Employee.ID]) {
    version += 1
    if number(below: 2) == 0 {
      employees.removeAll { ids.contains($0.id) }
      while number(below: 9) > employees.count { employees.append(newcomer()) }
    }
    for _ in 0..<number(below: 5) {
      switch number(below: 12) {
      case 0..<3 where employees.count < 20:
        employees.insert(newcomer(), at: number(below: employees.count + 1))
      case 3 where !employees.isEmpty:
        employees.remove(at: number(below: employees.count))
      case 4..<7 where employees.count > 1:
        employees.swapAt(number(below: employees.count), number(below: employees.count))
      case 7..<11 where !employees.isEmpty:
        let index = number(below: employees.count)
        employees[index] = employee(employees[index].id)
      case 11 where number(below: 3) == 0:
        employees = (0..<[0, 1, 10, 14][number(below: 4)]).map { _ in newcomer() }
      default: break
      }
    }
  }

  private mutating func newcomer() -> Employee {
    nextID += 1
    return employee(nextID)
  }

  /// Makes an employee of this version of the list, whose lines differ from all others but buttons.
  private mutating func employee(_ id: Employee.ID) -> Employee {
    let workplaces = (0..<number(below: 4)).map { "Work \($0) of \(id) since \(version)" }
    let hasPhone = number(below: 2) == 0
    let hasEmail = number(below: 2) == 0
    return Employee(
      id: id, name: "\(Self.names[id % Self.names.count]) \(id)",
      specialization: "Field \(version) of \(id)",
      photo: id % 3 == 0 ? nil : "\(id).png", workplaces: workplaces,
      phone: hasPhone ? "+1-202-555-\(version)-\(id)" : nil,
      email: hasEmail ? "\(id)@v\(version).example.org" : nil)
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
