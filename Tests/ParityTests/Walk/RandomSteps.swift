import Employees
import SeededRandomness
import TestSupport

/// A step of a random walk: a gesture of a person or an answer of the service.
enum Step {
  case answer(request: Int, with: [Employee])
  case fail(request: Int, reason: String)
  case accept(change: Int)
  case refuse(change: Int, reason: String)
  case pull
  case scroll(by: Int)
  case tap(line: Int)
  case swipe(line: Int)
  case search(String)
  case back
}

// MARK: -

extension Step: CustomStringConvertible {
  /// The step on one line.
  var description: String {
    switch self {
    case .answer(let request, let employees):
      "answer \(request) with \(employees.map { "\($0.id)" }.joined(separator: " "))"
    case .fail(let request, let reason): "fail \(request): \(reason)"
    case .accept(let change): "accept change \(change)"
    case .refuse(let change, let reason): "refuse change \(change): \(reason)"
    case .pull: "pull"
    case .scroll(let lines): "scroll by \(lines)"
    case .tap(let line): "tap line \(line)"
    case .swipe(let line): "swipe line \(line)"
    case .search(let text): "search “\(text)”"
    case .back: "back"
    }
  }
}

// MARK: -

/// A seeded generator of steps; the same seed and the same frames give the same steps.
struct RandomSteps {
  private var generator: SeededGenerator
  private var list: RandomEmployees
  private var query = ""
  private var reasonCount = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    list = RandomEmployees(seed: seed &+ 1)
  }

  /// Returns the next step for the screen of a person.
  mutating func next(for person: Person) -> Step {
    let isAnswered = person.service.openRequests.isEmpty && person.service.openChanges.isEmpty
    let isNew = person.service.requestCount == 1
    switch number(below: 24) {
    case 0..<(isNew ? 12 : 5) where !isAnswered: return answer(of: person.service)
    case _ where !person.isAtList: return stepOnProfile(of: person)
    case 0..<4: return .pull
    case 4..<6: return .swipe(line: line(of: person))
    case 6..<10: return .tap(line: line(of: person))
    case 10..<12 where !query.isEmpty || number(below: 3) == 0: return .search(nextQuery())
    default: return .scroll(by: number(below: 3) == 0 ? number(below: 60) - 15 : scrollStep())
    }
  }

  private mutating func stepOnProfile(of person: Person) -> Step {
    switch number(below: 10) {
    case 0..<4: return .back
    case 4..<6: return .tap(line: line(of: person))
    case 6: return .scroll(by: scrollStep())
    case 7: return [.pull, .search("a"), .swipe(line: line(of: person))][number(below: 3)]
    default: return .tap(line: person.line(of: " star]") ?? line(of: person))
    }
  }

  /// Answers the latest of the open requests more often than an older one.
  private mutating func answer(of service: ControlledService) -> Step {
    let requests = service.openRequests
    let changes = service.openChanges
    reasonCount += 1
    let reason = "reason \(reasonCount)"
    if let latest = requests.last, changes.isEmpty || number(below: 2) == 0 {
      let isLatest = number(below: 3) > 0
      let request = isLatest ? latest : requests[number(below: requests.count)]
      if number(below: 5) == 0 { return .fail(request: request, reason: reason) }
      list.change(deleting: service.deletions)
      return .answer(request: request, with: list.employees)
    }
    let change = changes[number(below: changes.count)]
    if number(below: 2) == 0 { return .refuse(change: change, reason: reason) }
    return .accept(change: change)
  }

  /// Returns the next search: another text, a longer one or none.
  private mutating func nextQuery() -> String {
    let texts = ["e", "er", "ada", "PETER", "field 2", "work", "erdős", " a ", "  ", "NOBODY"]
    query =
      switch number(below: 6) {
      case 0..<4 where !query.isEmpty: ""
      case 4 where !query.isEmpty: query + ["a", "e", " "][number(below: 3)]
      default: texts[number(below: texts.count)]
      }
    return query
  }

  /// Returns a line with text, or sometimes any other line.
  private mutating func line(of person: Person) -> Int {
    let lines = person.lines
    let written = lines.indices.filter { lines[$0].contains { $0.isLetter } }
    return number(below: 8) == 0
      ? number(below: lines.count) : written[number(below: written.count)]
  }

  private mutating func scrollStep() -> Int { number(below: 12) - 5 }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}

// MARK: -

/// The list of a service, which changes at random between two requests.
struct RandomEmployees {
  private static let names = [
    "Ada Lovelace", "Rózsa Péter", "Paul Erdős", "Grace Hopper", "Alan Turing", "Hypatia",
    "Emmy Noether", "Peter Naur", "Věra Šedá", "Kateryna Yushchenko", "Radia Perlman",
    "Al-Khwarizmi",
  ]

  /// The current list.
  private(set) var employees: [Employee] = []

  private var generator: SeededGenerator
  private var version = 0
  private var nextID = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<10 { employees.append(newcomer()) }
  }

  /// Inserts, removes, swaps, changes or replaces employees, or changes nothing.
  ///
  /// - Parameter ids: The deleted employees, which the list may still contain.
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

  /// Creates an employee whose lines, except buttons, differ from all earlier ones.
  private mutating func employee(_ id: Employee.ID) -> Employee {
    let workplaces = (0..<number(below: 4)).map { "Work \($0) of \(id) since \(version)" }
    let hasPhone = number(below: 2) == 0
    let hasEmail = number(below: 2) == 0
    return Employee(
      id: id, name: "\(Self.names[id % Self.names.count]) \(id)",
      specialization: "Field \(version) of \(id)",
      photo: id % 3 == 0 ? nil : "\(id).png", workplaces: workplaces,
      phone: hasPhone ? "+1-202-555-\(version)-\(id)" : nil,
      email: hasEmail ? "\(id)@v\(version).example.org" : nil, isStarred: number(below: 4) == 0)
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
