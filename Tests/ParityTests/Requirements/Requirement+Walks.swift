import Catalogue
import Employees
import TestSupport
import Testing

nonisolated extension Requirement {
  /// Random steps lead every screen to the predicted frames.
  static let walks: [Requirement] = [
    Requirement(
      "10.1", "Two architectures that take the same random steps show the same frames",
      """
      A walk has 240 steps, such as taps, pulls, searches, stars and answers of the service. The \
      frames, requests, changes, calls and emails are equal after each step.
      """
    ) { architecture in
      // Each architecture walks beside its predecessor, so that all of them are compared.
      let all = Architecture.published
      let place = all.firstIndex { $0.name == architecture.name } ?? 1
      let companion = all[(place + all.count - 1) % all.count]
      for path in Walk.paths {
        let person = Person(at: architecture, width: Walk.width, height: Walk.height)
        let other = Person(at: companion, width: Walk.width, height: Walk.height)
        await settle()
        await Walk.take(path, by: person) { step in
          await other.perform(step)
          return Walk.difference(
            architecture.name, person.report, companion.name, other.report)
        }
      }
    },
    Requirement(
      "10.2", "Every random step shows a frame that a model of the screen allows",
      "The model follows this specification and has no table. The screen is released afterwards."
    ) { architecture in
      for path in Walk.paths {
        await expectReleased(await Walk.takeBesideModel(path, at: architecture))
      }
    },
  ]
}

// MARK: -

/// Random steps on a screen.
enum Walk {
  nonisolated static let stepCount = 240
  static let width = 80
  static let height = 14

  /// A seed for each random walk.
  static let seeds = 1...UInt64(max(1, Repetition.walks))

  /// Walks that once failed, and the random walks.
  static var paths: [Path] { formerFailures + seeds.map { .random(seed: $0) } }

  /// The steps of a walk.
  enum Path {
    case random(seed: UInt64, count: Int = Walk.stepCount)
    case fixed([Step])

    /// Returns the step with a number, for a person who has taken those before; `nil` at the end.
    var nextStep: (_ number: Int, Person) -> Step? {
      switch self {
      case .random(let seed, let count):
        var steps = RandomSteps(seed: seed)
        return { number, person in number < count ? steps.next(for: person) : nil }
      case .fixed(let steps):
        return { number, _ in number < steps.count ? steps[number] : nil }
      }
    }
  }

  /// The ends of walks that once showed a wrong frame.
  ///
  /// In seed 19, the list was scrolled by the line of a message. The first row that remained was
  /// the one with Retry, and not the first employee.
  ///
  /// In seed 5025, all rows in view were replaced behind a profile. A list that was reloaded there
  /// stood at another row than one that was updated after Back.
  static let formerFailures = [
    Path.fixed([
      .answer(request: 0, with: [.grace, .alan, .rozsa, .ada, .hypatia]), .pull,
      .fail(request: 1, reason: "no answer"), .scroll(by: 1), .swipe(line: 2),
    ]),
    Path.fixed([
      .answer(request: 0, with: [.grace, .alan, .rozsa, .ada, .hypatia]), .pull, .scroll(by: 7),
      .tap(line: 1), .answer(request: 1, with: [.hypatia, .paul, .grace]), .back,
    ]),
  ]

  /// Takes the steps of a path until it ends or the check finds a difference.
  static func take(
    _ path: Path, by person: Person, check: (Step) async -> String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let nextStep = path.nextStep
    var taken: [Step] = []
    while let step = nextStep(taken.count, person) {
      taken.append(step)
      await person.perform(step)
      if let difference = await check(step) {
        let list = zip(1..., taken).map { "\($0). \($1)" }.joined(separator: "\n")
        Issue.record("\(path)\n\(list)\n\(difference)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Takes steps on a screen and on the model of it.
  ///
  /// - Returns: The parts of the closed screen.
  static func takeBesideModel(_ path: Path, at architecture: Architecture) async -> [ScreenPart] {
    var expected = ExpectedScreen(width: width, height: height)
    let person = Person(at: architecture, width: width, height: height)
    await settle()
    await take(path, by: person) { step in
      expected.perform(step)
      expected.findPlace(in: person.content)
      return difference("drawn", person.report, "expected", expected.report)
    }
    return person.screenParts
  }

  /// Returns both reports under their names, `nil` if they are equal.
  static func difference(
    _ name: String, _ report: String, _ otherName: String, _ other: String
  ) -> String? {
    report == other ? nil : "\(name):\n\(report)\n\(otherName):\n\(other)"
  }

  static func report(
    frame: String, requestCount: Int, changes: [EmployeeChange], contacts: [Contact]
  ) -> String {
    "\(frame)\(requestCount) requests, changed \(changes.suffix(3)) (\(changes.count)), made \(contacts.suffix(3)) "
      + "(\(contacts.count))"
  }
}

// MARK: -

extension ExpectedScreen {
  /// The expected frame, and the effects so far.
  fileprivate var report: String {
    Walk.report(
      frame: frame, requestCount: requestCount, changes: changes, contacts: contacts)
  }
}

// MARK: -

extension Person {
  /// The frame, and the effects so far.
  var report: String {
    Walk.report(
      frame: frame, requestCount: service.requestCount, changes: service.changes,
      contacts: contacts.made)
  }

  /// Performs a step and waits until its effect has reached the service or the screen.
  func perform(_ step: Step) async {
    switch step {
    case .answer(let request, let employees): await service.answer(request, with: employees)
    case .fail(let request, let reason): await service.fail(request, with: reason)
    case .accept(let change): await service.acceptChange(change)
    case .refuse(let change, let reason): await service.refuseChange(change, with: reason)
    case .scroll(let lines): scroll(by: lines)
    case .search(let text): search(text)
    case .back: back()
    case .pull:
      pullToRefresh()
      await settle()
    case .tap(let line):
      tap(line: line)
      await settle()
    case .swipe(let line):
      delete(line: line)
      await settle()
    }
  }
}
