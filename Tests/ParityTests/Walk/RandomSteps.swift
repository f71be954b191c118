import Employees
import TestSupport

/// Steps of a random walk, the same for the same seed and the same screens.
struct RandomSteps {
  private var generator: SeededGenerator
  private var list: RandomEmployees
  private var query = ""
  private var reasonCount = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    list = RandomEmployees(seed: seed &+ 1)
  }

  /// Picks what happens next to the screen that a person sees.
  mutating func next(for person: Person) -> Step {
    let isAnswered = person.service.openRequests.isEmpty && person.service.openDeletions.isEmpty
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
    switch number(below: 8) {
    case 0..<4: .back
    case 4..<6: .tap(line: line(of: person))
    case 6: .scroll(by: scrollStep())
    default: [.pull, .search("a"), .swipe(line: line(of: person))][number(below: 3)]
    }
  }

  /// Answers the latest of the open requests more often than an older one.
  private mutating func answer(of service: ControlledService) -> Step {
    let requests = service.openRequests
    let deletions = service.openDeletions
    reasonCount += 1
    let reason = "reason \(reasonCount)"
    if let latest = requests.last, deletions.isEmpty || number(below: 2) == 0 {
      let isLatest = number(below: 3) > 0
      let request = isLatest ? latest : requests[number(below: requests.count)]
      if number(below: 5) == 0 { return .fail(request: request, reason: reason) }
      list.change(deleting: service.deletions)
      return .answer(request: request, with: list.employees)
    }
    let deletion = deletions[number(below: deletions.count)]
    if number(below: 2) == 0 { return .refuse(deletion: deletion, reason: reason) }
    return .accept(deletion: deletion)
  }

  /// Types a letter, another text, or nothing.
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

  /// A line with something on it, or now and then any other.
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
