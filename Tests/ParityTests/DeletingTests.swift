import Catalogue
import Employees
import TestSupport
import Testing

/// 7 Deleting: an employee goes at once, and comes back where the service refuses.
struct DeletingTests {
  @Test(arguments: Architecture.allCases)
  func `7.1 A swipe on any row takes its employee away at once, and asks the service once`(
    architecture: Architecture
  ) async {
    let expected = await Person(at: architecture, employees: [.hypatia, .ada])
    // The lines 1 and 2 are Hypatia's, the next six Grace's.
    for line in 3...8 {
      let person = await Person(at: architecture, employees: [.hypatia, .grace, .ada])
      person.delete(line: line)
      #expect(person.frame == expected.frame, "line \(line)")
      await settle()
      #expect(person.frame == expected.frame, "line \(line)")
      #expect(person.service.deletions == [1])
      #expect(person.service.requestCount == 1)
    }
  }

  @Test(arguments: Architecture.allCases)
  func `7.2 An employee who was deleted stays away, whatever a refresh says`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.grace, .alan, .ada])
    person.delete("Alan")
    await person.refresh(with: [.rozsa, .alan, .ada])
    #expect(person.line(of: "Alan") == nil)
    #expect(person.lines[0].hasPrefix("┌─ 2 employees ─"))
    await person.service.acceptDeletion()
    await person.refresh(with: [.alan, .grace, .ada])
    let expected = await Person(at: architecture, employees: [.grace, .ada])
    #expect(person.frame == expected.frame)
    #expect(person.service.deletions == [2])
  }

  @Test(arguments: Architecture.allCases)
  func `7.3 A refusal brings the employee back, and says why`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.ada, .hypatia, .alan], height: 12)
    person.delete("Hypatia")
    await person.service.refuseDeletion(with: "no")
    expect(
      person.frame,
      is: """
        ┌─ 3 employees ────────────────────────────┐
        │ Could not delete Hypatia: service        │
        │ unavailable: no                          │
        │ ▣ Ada Lovelace                           │
        │   Notes on the Analytical Engine         │
        │   [Call]                                 │
        │   [Write a letter]                       │
        │ □ Hypatia                                │
        │   Mathematics                            │
        │ ▣ Alan Turing                            │
        │   Computability                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `7.4 A refusal is said until the list is asked for again`(
    architecture: Architecture
  ) async {
    for isFailing in [false, true] {
      let person = await Person(at: architecture, employees: [.ada, .grace])
      person.delete("Grace")
      await person.service.refuseDeletion(with: "tenured")
      #expect(person.line(of: "Could not delete Grace Hopper") == 1)
      person.pullToRefresh()
      #expect(person.line(of: "Loading…") == 1)
      #expect(person.line(of: "tenured") == nil)
      if isFailing {
        await person.service.fail(with: "asleep")
        #expect(person.line(of: "tenured") == nil)
      } else {
        await person.service.answer(with: [.ada, .grace])
        let expected = await Person(at: architecture, employees: [.ada, .grace])
        #expect(person.frame == expected.frame)
      }
    }
    await refuseWhileLoading(architecture)
    await refuseAfterFailure(architecture)
  }

  /// The list had been asked for before the refusal came, and so its answer does not end it.
  private func refuseWhileLoading(_ architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.ada, .grace])
    person.delete("Grace")
    person.pullToRefresh()
    await person.service.refuseDeletion(with: "tenured")
    #expect(person.line(of: "Could not delete Grace Hopper") == 1)
    await person.service.answer(with: [.ada, .grace])
    #expect(person.line(of: "Could not delete Grace Hopper") == 1)
  }

  /// A failure before the refusal keeps its button.
  private func refuseAfterFailure(_ architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.ada, .grace])
    person.delete("Grace")
    person.pullToRefresh()
    await person.service.fail(with: "asleep")
    await person.service.refuseDeletion(with: "tenured")
    #expect(person.line(of: "Could not delete Grace Hopper") == 1)
    #expect(person.tap("Retry"))
    await person.service.answer(with: [.ada, .grace])
    #expect(person.line(of: "tenured") == nil)
  }

  @Test(arguments: Architecture.allCases)
  func `7.5 Several deletions are answered in any order`(architecture: Architecture) async {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let person = await Person(at: architecture, employees: [.grace, .alan, .rozsa, .ada])
      for name in ["Alan", "Grace", "Ada"] { person.delete(name) }
      await settle()
      #expect(person.service.deletions == [2, 1, 4])
      for deletion in order {
        if deletion == 1 {
          await person.service.refuseDeletion(1, with: "tenured")
        } else {
          await person.service.acceptDeletion(deletion)
        }
      }
      await person.refresh(with: [.ada, .alan, .grace, .rozsa])
      let expected = await Person(at: architecture, employees: [.grace, .rozsa])
      #expect(person.frame == expected.frame)
    }
  }
}
