import Catalogue
import Employees
import Foundation
import ListRendering
import TestSupport
import Testing
import UIKit

nonisolated extension Requirement {
  /// The portrait of each info row, which never appears in the row of another employee.
  static let portraits: [Requirement] = [
    Requirement(
      "11.1", "A portrait replaces the placeholder when it has loaded",
      "The row is as high as before, and nothing else changes.",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, [.rozsa, .hypatia], height: 8)
      expect(
        person.frame,
        is: """
          ┌─ 2 employees ────────────────────────────┐
          │ ⠰⣿⠆ Rózsa Péter                          │
          │ ⠾⠿⠷ Recursive functions                  │
          │   · Eötvös Loránd University             │
          │   [Call]                                 │
          │ ⠰⣿⠆ Hypatia                              │
          │ ⠾⠿⠷ Mathematics                          │
          └──────────────────────────────────────────┘
          """)
      await person.receiveAll(portraits)
      expect(
        person.frame,
        is: """
          ┌─ 2 employees ────────────────────────────┐
          │ ⣨⣛⣅ Rózsa Péter                          │
          │ ⣢⠭⣔ Recursive functions                  │
          │   · Eötvös Loránd University             │
          │   [Call]                                 │
          │ ⡬⠀⢥ Hypatia                              │
          │ ⡓⣉⢚ Mathematics                          │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "11.2", "A portrait that could not be loaded leaves a button, which loads it again",
      "The button is `[↻]`. A tap on it does not open the profile.",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, [.rozsa, .hypatia])
      await portraits.fail(5)
      await portraits.answer(3)
      #expect(person.picture(of: "Hypatia") == DrawnPicture.retry)
      #expect(person.tap("↻"))
      #expect(person.isAtList)
      #expect(person.picture(of: "Hypatia") == DrawnPicture.placeholder)
      await portraits.answer(5)
      #expect(person.picture(of: "Hypatia") == DrawnPicture.portrait(of: 5))
      #expect(person.picture(of: "Rózsa") == DrawnPicture.portrait(of: 3))
      #expect(portraits.requestedIDs == [3, 5, 5])
    },
    Requirement(
      "11.3", "A row that leaves the view cancels its load, and loads again when it returns",
      "This also holds for a row whose cell no other row takes, as in a search without a match.",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, crowd(of: 40), height: 8)
      #expect(portraits.openIDs.prefix(3) == [1, 2, 3])
      person.scroll(by: 40)
      await settle()
      for id in [1, 2, 3] { await portraits.answer(id) }
      #expect(portraits.cancelledIDs.prefix(3) == [1, 2, 3])
      person.scrollToTop()
      await person.receiveAll(portraits)
      person.expectPortraits(of: crowd(of: 3))

      let (searcher, others) = await screen(of: architecture, crowd(of: 4), height: 8)
      searcher.search("nobody has this text")
      _ = searcher.frame
      await settle()
      for id in [1, 2, 3] { await others.answer(id) }
      #expect(others.cancelledIDs == [1, 2, 3])
      searcher.search("")
      await searcher.receiveAll(others)
      searcher.expectPortraits(of: crowd(of: 3))
    },
    Requirement(
      "11.4", "A late portrait never appears in the row of another employee",
      """
      That row shows its own portrait, its own failure, or, while it waits, the placeholder, whether \
      the late answer comes before its own or after it.
      """,
      chapter: .portraits
    ) { architecture in
      for (order, isUnderWay) in [([1, 2], true), ([1], true), ([1, 2], false), ([2, 1], false)] {
        for failing in [[], [1], [2], [1, 2]] as [Set<Employee.ID>] {
          await expectRightPortrait(
            of: architecture, answers: order, failing: failing, isUnderWay: isUnderWay)
        }
      }
    },
    Requirement(
      "11.5", "At most four portraits load at the same time, those of visible rows first",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, crowd(of: 40), height: 14)
      #expect(portraits.openIDs == [1, 2, 3, 4])
      person.scroll(by: 40)
      _ = person.frame
      await settle()
      for (id, next) in zip([1, 2, 3, 4, 21, 22], 21...26) {
        await portraits.answer(id)
        #expect(portraits.openIDs.count == 4)
        #expect(portraits.requestedIDs.last == next)
      }
      await person.receiveAll(portraits)
      person.expectPortraits(of: crowd(of: 26).suffix(6))
    },
    Requirement(
      "11.6", "A portrait that was loaded lately is shown at once",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, crowd(of: 40), height: 8)
      await person.receiveAll(portraits)
      person.scrollToEnd()
      await person.receiveAll(portraits)
      person.scrollToTop()
      person.expectPortraits(of: crowd(of: 3))
    },
    Requirement(
      "11.7", "A portrait stays with its employee after a refresh, a search and a deletion",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, crowd(of: 5), height: 12)
      await person.receiveAll(portraits)
      await person.refresh(with: crowd(of: 6).reversed())
      await person.receiveAll(portraits)
      person.expectPortraits(of: crowd(of: 6).reversed().prefix(5))
      person.search("Person 4")
      person.expectPortraits(of: [crowd(of: 4)[3]])
      person.search("")
      person.delete("Person 5")
      person.expectPortraits(of: [6, 4, 3, 2, 1].map { crowd(of: 6)[$0 - 1] })
      await person.refresh(with: [crowd(of: 2)[1], crowd(of: 1)[0].specializing(in: "Chess")])
      await person.receiveAll(portraits)
      person.expectPortraits(of: [crowd(of: 2)[1], crowd(of: 1)[0]])
    },
    Requirement(
      "11.8", "A long list can be scrolled from end to end while portraits load",
      """
      At most four requests run at a time. Requests for rows that scroll away are canceled, and the \
      last rows show their portraits. The list has 10,000 employees with `EXHAUSTIVE`, and 500 without.
      """,
      chapter: .portraits
    ) { architecture in
      let employees = crowd(of: Repetition.isExhaustive ? 10_000 : 500)
      let (person, portraits) = await screen(of: architecture, employees, height: 60)
      var largestCount = 0
      var before = ""
      while person.frame != before {
        before = person.frame
        person.scroll(by: 50)
        await settle()
        largestCount = max(largestCount, portraits.openIDs.count)
        if let id = portraits.openIDs.first { await portraits.answer(id) }
      }
      #expect(largestCount == 4)
      #expect(!portraits.cancelledIDs.isEmpty)
      await person.receiveAll(portraits)
      person.expectPortraits(of: employees.suffix(29))
    },
    Requirement(
      "11.9", "A closed screen is released while portraits load, and cancels their requests",
      chapter: .portraits
    ) { architecture in
      let portraits = ControlledPortraits()
      var person: Person? = Person(at: architecture.makeScreen, portraits: portraits)
      await person?.service.answer(with: crowd(of: 40))
      _ = person?.frame
      await settle()
      let parts = person?.parts ?? []
      person = nil
      await expectReleased(parts)
      let open = portraits.openIDs
      for id in open { await portraits.answer(id) }
      #expect(portraits.cancelledIDs == open)
      #expect(portraits.openIDs == [])
    },
    Requirement(
      "11.10", "The portraits of the rows that come next load before these rows are visible",
      "They load after those of visible rows, the nearest first, and are shown at once.",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, crowd(of: 40), height: 14)
      for id in 1...12 { await portraits.answer(id) }
      #expect(portraits.requestedIDs.prefix(12) == Array(1...12)[...])
      person.scroll(by: 12)
      person.expectPortraits(of: crowd(of: 12).suffix(6))
    },
    Requirement(
      "11.11", "A portrait that cannot be decoded leaves the button, too",
      "A tap on it requests the portrait again.",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, [.hypatia])
      for data in [Data(), Data("BM and no picture".utf8)] {
        await portraits.answer(5, with: data)
        #expect(person.picture(of: "Hypatia") == DrawnPicture.retry)
        #expect(person.tap("↻"))
        #expect(person.picture(of: "Hypatia") == DrawnPicture.placeholder)
      }
      await portraits.answer(5)
      #expect(person.picture(of: "Hypatia") == DrawnPicture.portrait(of: 5))
      #expect(portraits.requestedIDs == [5, 5, 5])
    },
    Requirement(
      "11.12", "The portrait of a deleted employee appears nowhere",
      "Its request is canceled. If the service refuses the deletion, it loads again.",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, crowd(of: 3), height: 10)
      person.delete("Person 2")
      _ = person.frame
      await settle()
      await portraits.answer(2)
      #expect(portraits.cancelledIDs == [2])
      #expect(person.picture(of: "Person 1") == DrawnPicture.placeholder)
      #expect(person.picture(of: "Person 3") == DrawnPicture.placeholder)
      await person.receiveAll(portraits)
      person.expectPortraits(of: [1, 3].map { crowd(of: 3)[$0 - 1] })
      await person.service.refuseChange(with: "tenured")
      await person.receiveAll(portraits)
      person.expectPortraits(of: crowd(of: 3))
    },
    Requirement(
      "11.13", "A refresh that changes one employee keeps the requests of the others in view",
      "If the portrait of the changed employee was still loading, it is requested again.",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, crowd(of: 3), height: 12)
      #expect(portraits.openIDs == [1, 2, 3])
      let changed = crowd(of: 2)[1].specializing(in: "Chess")
      await person.refresh(with: [crowd(of: 1)[0], changed, crowd(of: 3)[2]])
      _ = person.frame
      await settle()
      // The service has not noticed yet that the first request for 2 was canceled.
      #expect(portraits.openIDs == [1, 2, 3, 2])
      await person.receiveAll(portraits)
      #expect(portraits.cancelledIDs == [2])
      person.expectPortraits(of: [crowd(of: 1)[0], changed, crowd(of: 3)[2]])
    },
    Requirement(
      "11.14", "A pull requests the portraits in view again",
      "The old ones stay until the new ones arrive. In place of a failure is the placeholder.",
      chapter: .portraits
    ) { architecture in
      let (person, portraits) = await screen(of: architecture, crowd(of: 2))
      await portraits.answer(1)
      await portraits.fail(2)
      await person.refresh(with: crowd(of: 2))
      _ = person.frame
      await settle()
      #expect(portraits.requestedIDs == [1, 2, 1, 2])
      #expect(person.picture(of: "Person 1") == DrawnPicture.portrait(of: 1))
      #expect(person.picture(of: "Person 2") == DrawnPicture.placeholder)
      await person.receiveAll(portraits)
      person.expectPortraits(of: crowd(of: 2))
    },
  ]

  /// Scrolls from the first employee to the second, whose row gets the cell of the first, and expects
  /// the row never to show anything of the first.
  ///
  /// - Parameters:
  ///   - architecture: The architecture of the screen.
  ///   - answers: The employees whose requests are answered, in this order.
  ///   - failing: The employees whose requests fail.
  ///   - isUnderWay: Whether the first answer is given before the scroll, and received after it.
  @MainActor
  private static func expectRightPortrait(
    of architecture: Architecture, answers: [Employee.ID], failing: Set<Employee.ID>,
    isUnderWay: Bool
  ) async {
    let (person, portraits) = await screen(of: architecture, crowd(of: 9), height: 4)
    let scroll = {
      person.scroll(by: 2)
      _ = person.frame
    }
    if !isUnderWay { scroll() }
    var answered: Set<Employee.ID> = []
    for id in answers {
      let use = isUnderWay && answered.isEmpty ? scroll : nil
      if failing.contains(id) {
        await portraits.fail(id, during: use)
      } else {
        await portraits.answer(id, during: use)
      }
      answered.insert(id)
      let expected: [String] =
        !answered.contains(2)
        ? DrawnPicture.placeholder
        : failing.contains(2) ? DrawnPicture.retry : DrawnPicture.portrait(of: 2)
      #expect(
        person.picture(of: "Person 2") == expected,
        "after \(id) of \(answers), failing \(failing), under way: \(isUnderWay)")
    }
  }

  /// Opens a screen with portraits, and waits until the list is loaded.
  @MainActor
  private static func screen(
    of architecture: Architecture, _ employees: [Employee], height: Int = 10
  ) async -> (Person, ControlledPortraits) {
    let portraits = ControlledPortraits()
    let person = Person(at: architecture.makeScreen, portraits: portraits, height: height)
    await person.service.answer(with: employees)
    _ = person.frame
    await settle()
    return (person, portraits)
  }

  /// Employees with a row of two lines each.
  private static func crowd(of count: Int) -> [Employee] {
    (0..<count).map { index in
      Employee(id: index + 1, name: "Person \(index + 1)", specialization: "Waiting")
    }
  }
}

// MARK: -

/// The two lines of a picture, as they are drawn.
private enum DrawnPicture {
  static let placeholder = ["⠰⣿⠆", "⠾⠿⠷"]
  static let retry = ["[↻]", "   "]

  static func portrait(of id: Employee.ID) -> [String] {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.axis = .vertical
    let view = UIImageView(image: UIImage(data: .portrait(of: id)))
    return text(of: UIStackView(arrangedSubviews: [view, stack])).split(separator: "\n").map(
      String.init)
  }
}

extension Person {
  /// The picture beside the first visible line with a name; empty if there is no such line.
  fileprivate func picture(of name: String) -> [String] {
    guard let line = line(of: name), line + 1 < lines.count else { return [] }
    return lines[line...line + 1].map { String($0.dropFirst(2).prefix(3)) }
  }

  /// Looks at the screen until it has received all portraits that it needs.
  fileprivate func receiveAll(_ portraits: ControlledPortraits) async {
    // A screen may update itself only when it is drawn.
    _ = frame
    await portraits.answerAll()
  }

  /// Expects all visible rows to be those of employees, with their portraits.
  fileprivate func expectPortraits(
    of employees: some Sequence<Employee>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for employee in employees {
      #expect(
        picture(of: employee.name) == DrawnPicture.portrait(of: employee.id), "\(employee.name)",
        sourceLocation: sourceLocation)
    }
  }
}
