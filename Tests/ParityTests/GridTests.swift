import Catalogue
import EmployeeViews
import Employees
import Foundation
import ListRendering
import TestSupport
import Testing
import UIKit

/// The grids of the architectures that have one.
struct GridTests {
  private let architectures = Architecture.selected.filter { $0.makeGrid != nil }

  /// The grids as entries of the catalogue, under the names of their architectures.
  private let grids = Architecture.selected.compactMap { architecture in
    architecture.makeGrid.map { Architecture(architecture.name, portraits: false, makeScreen: $0) }
  }

  @Test func `an architecture with a passive view offers a grid`() {
    #expect(Architecture.allWithGrid.map(\.name).contains("MVP"))
  }

  @Test func `as many cards stand beside each other as fit, and a line is as high as its highest`()
    async
  {
    for grid in grids {
      let person = await Person(at: grid, employees: .samplesWithoutEmail, width: 80, height: 14)
      expect(
        person.frame,
        is: """
          ┌─ 7 employees ────────────────────────────────────────────────────────────────┐
          │ ▣ Grace Hopper                         ▣ Alan Turing                         │
          │   Compilers                              Computability                       │
          │   · Vassar College                       · Bletchley Park                    │
          │   · Remington Rand                                                           │
          │   [Call]                                                                     │
          │ □ Rózsa Péter                          ▣ Ada Lovelace                        │
          │   Recursive functions                    Notes on the Analytical Engine      │
          │   · Eötvös Loránd University             [Call]                              │
          │   [Call]                                                                     │
          │ □ Hypatia                              ▣ Paul Erdős                          │
          │   Mathematics                            Combinatorics                       │
          │                                          · University 1                      │
          └──────────────────────────────────────────────────────────────────────────────┘
          """)
    }
  }

  @Test func `a grid of one column shows the frames of the list for the same random steps`() async {
    for (architecture, grid) in zip(architectures, grids) {
      for seed in Walk.seeds {
        let person = Person(at: grid)
        let other = Person(at: architecture)
        var expected = ExpectedScreen(width: 44, height: 24)
        await settle()
        await Walk.take(.random(seed: seed, count: 120), by: person) { step in
          // A collection has no swipe.
          if case .swipe = step { return nil }
          await other.perform(step)
          expected.perform(step)
          // A list of which no row in view has remained may show any place.
          if !expected.isPlaceKnown, person.isAtList {
            for person in [person, other] { person.scrollToTop() }
            expected.perform(.scroll(by: -1_000))
            expected.isPlaceKnown = true
          }
          return Walk.difference("grid", person.report, "list", other.report)
        }
      }
    }
  }

  @Test func `a message stands above the cards, and Retry loads again`() async {
    for grid in grids {
      let person = Person(at: grid, width: 80, height: 8)
      #expect(person.content[0].hasPrefix("│ Loading…  "), "\(grid)")
      await person.service.fail(with: "asleep")
      #expect(person.content[0].contains("asleep"), "\(grid)")
      #expect(person.tap("Retry"), "\(grid)")
      await person.service.answer(with: .samples)
      #expect(person.content[0].contains("Grace Hopper"), "\(grid)")
      person.pullToRefresh()
      await settle()
      #expect(person.content[0].hasPrefix("│ ◌ Refreshing…  "), "\(grid)")
      #expect(person.content[1].contains("Grace Hopper"), "\(grid)")
    }
  }

  @Test func `a button in the second column causes an action for its employee`() async throws {
    for grid in grids {
      let person = await Person(at: grid, employees: .samples, width: 80, height: 14)
      let line = try #require(person.lines.firstIndex { $0.contains("[Write a letter]   ") })
      let column = try #require(person.lastColumn(of: "[Write a letter]", line: line))
      person.tap(line: line, column: column + 1)
      #expect(person.contacts.made == [.write("alan@example.org", employee: 2)], "\(grid)")
      let frame = person.frame
      person.tap(line: line, column: column + 25)
      #expect(person.frame == frame, "\(grid)")
    }
  }

  @Test func `a card opens its profile, and is deselected when the grid comes back`() async throws {
    for grid in grids {
      let person = await Person(at: grid, employees: .samples, width: 80, height: 14)
      let frame = person.frame
      person.tap(line: 2, column: 50)
      #expect(person.lines[0].contains("Alan Turing"), "\(grid)")
      person.back()
      #expect(person.frame == frame, "\(grid)")
      #expect(try #require(person.collectionView).indexPathsForSelectedItems == nil)
    }
  }

  @Test func `a long grid makes few cells and measures only the cards above the lower edge`()
    async throws
  {
    let employees = try await GeneratedEmployeeService(count: 2_000).employees()
    for grid in grids {
      let person = await Person(at: grid, employees: employees, width: 120, height: 20)
      let collection = try #require(person.collectionView)
      var mostVisible: [String: Int] = [:]
      for lines in [0, 7, 7, 30, -12, 3, -50] {
        person.scroll(by: lines)
        let kinds = Dictionary(grouping: collection.visibleCells) { $0.reuseIdentifier ?? "" }
        mostVisible.merge(kinds.mapValues(\.count), uniquingKeysWith: max)
      }
      for (kind, made) in collection.createdCellCounts {
        #expect(made <= mostVisible[kind, default: 0] + 1, "\(grid), \(kind)")
      }
      let measured = collection.collectionViewLayout.collectionViewContentSize.height
      person.scrollToEnd()
      let exact = collection.collectionViewLayout.collectionViewContentSize.height
      #expect(measured != exact, "\(grid)")
      #expect(person.content.joined().contains("["), "\(grid)")
      await person.refresh(with: employees.dropLast())
      let layout = try #require(collection.collectionViewLayout as? CardLayout)
      let delegate = collection.delegate as? any CardLayoutDelegate
      let unchanged = delegate?.collectionView(collection, unchangedSectionCountFor: layout)
      #expect(unchanged == 2_000, "\(grid): the section of the status is the first")
    }
  }

  @Test func `a whole grid is drawn without scrolling, with every card once`() async throws {
    let employees = try await GeneratedEmployeeService(count: 300).employees()
    for (architecture, grid) in zip(architectures, grids) {
      let narrow = await Person(at: grid, employees: employees)
      let list = await Person(at: architecture, employees: employees)
      #expect(narrow.list == list.list, "\(grid)")
      let wide = await Person(at: grid, employees: employees, width: 160)
      let cards = wide.list.count { $0 == "▣" || $0 == "□" }
      #expect(cards == 300, "\(grid)")
    }
  }

  @Test func `a closed grid is released after use and while loading`() async {
    for grid in grids {
      var used: Person? = await Person(at: grid, employees: .samples, width: 80)
      used?.tap("Call")
      used?.select("Grace Hopper")
      used?.back()
      used?.search("a")
      used?.search("")
      used?.scroll(by: 5)
      used?.pullToRefresh()
      await used?.service.fail(with: "asleep")
      let parts = used?.parts ?? []
      used = nil
      #expect(parts.contains { $0.name.contains("HostCollectionViewCell") }, "\(grid)")
      await expectReleased(parts)

      var loading: Person? = Person(at: grid)
      await settle()
      let loadingParts = loading?.screenParts ?? []
      loading = nil
      await expectReleased(loadingParts)
    }
  }
}

// MARK: -

extension Person {
  /// Returns the column at which a text begins for the last time on a line of the frame.
  fileprivate func lastColumn(of text: String, line: Int) -> Int? {
    guard let range = lines[line].ranges(of: text).last else { return nil }
    return lines[line][..<range.lowerBound].count
  }
}

// MARK: -

extension [Employee] {
  /// The samples, so that a further button for an email changes no frame.
  fileprivate static let samplesWithoutEmail = samples.map { sample in
    Employee(
      id: sample.id, name: sample.name, specialization: sample.specialization,
      photo: sample.photo, workplaces: sample.workplaces, phone: sample.phone)
  }
}
