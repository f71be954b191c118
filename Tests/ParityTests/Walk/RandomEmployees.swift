import Employees

/// A list that a service changes at random from one request to the next.
struct RandomEmployees {
  private static let names = [
    "Ada Lovelace", "Rózsa Péter", "Paul Erdős", "Grace Hopper", "Alan Turing", "Hypatia",
    "Emmy Noether", "Peter Naur", "Věra Šedá", "Kateryna Yushchenko", "Radia Perlman", "Al-Khwarizmi",
  ]

  /// The list as the service has it now.
  private(set) var employees: [Employee] = []

  private var generator: SeededGenerator
  private var version = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    employees = Self.names.indices.dropLast(4).map { employee($0) }
  }

  /// Inserts, removes, swaps, changes or replaces employees, or leaves all as they are.
  mutating func change() {
    version += 1
    for _ in 0...number(below: 3) {
      let missing = Self.names.indices.filter { id in !employees.contains { $0.id == id } }
      switch number(below: 9) {
      case 0..<2 where !missing.isEmpty:
        let id = missing[number(below: missing.count)]
        employees.insert(employee(id), at: number(below: employees.count + 1))
      case 2 where !employees.isEmpty:
        employees.remove(at: number(below: employees.count))
      case 3..<5 where employees.count > 1:
        employees.swapAt(number(below: employees.count), number(below: employees.count))
      case 5..<7 where !employees.isEmpty:
        let index = number(below: employees.count)
        employees[index] = employee(employees[index].id)
      case 7 where number(below: 3) == 0:
        let count = [0, 1, Self.names.count][number(below: 3)]
        employees = Self.names.indices.shuffled(using: &generator).prefix(count).map { employee($0) }
      default: break
      }
    }
  }

  /// Makes an employee of this version of the list, whose lines differ from all others but buttons.
  private mutating func employee(_ id: Employee.ID) -> Employee {
    let workplaces = (0..<number(below: 4)).map { "Work \($0) of \(id) since \(version)" }
    let hasPhone = number(below: 2) == 0
    let hasEmail = number(below: 2) == 0
    return Employee(
      id: id, name: Self.names[id], specialization: "Field \(version) of \(id)",
      photo: id % 3 == 0 ? nil : "\(id).png", workplaces: workplaces,
      phone: hasPhone ? "+1-202-555-\(version)-\(id)" : nil,
      email: hasEmail ? "\(id)@v\(version).example.org" : nil)
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
