import Foundation
import SectionUpdates
import SeededRandomness
import TestSupport
import Testing
import UIKit

/// Compares a list with a plain model after random sequences of changes and searches.
struct RandomSectionsTests {
  @Test(arguments: ListKind.allCases)
  func `after any change or search, the list shows what a plain model shows`(
    _ kind: ListKind
  ) throws {
    try RandomRun.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      var model = SectionsModel(Self.sections(from: &random), height: 4)
      let screen = SectionsScreen(kind)
      screen.sections.apply(model.all)
      screen.appear(height: model.height)
      for step in 1...RandomRun.batchesPerSeed {
        let operation = Operation(from: &random)
        perform(operation, on: screen, &model, from: &random)
        let comment: Comment =
          "seed \(seed), step \(step): \(operation), search \(model.searchText ?? "-")"
        try #require(screen.sections.count == model.sections.count, comment)
        // The list has its own rule for a position of which nothing remains. The next change keeps
        // that position, also of a covered list.
        if model.offset == nil { model.offset = screen.list.contentOffset.y.lineCount }
        guard !model.isCovered else { continue }
        try #require(screen.shown == model.shown, comment)
      }
    }
  }

  /// What happens to a list.
  private enum Operation: CaseIterable {
    case scroll, toggleRefreshing, toggleCovered, load, search, clearSearch

    init(from random: inout SeededGenerator) {
      self = Bool.random(using: &random) ? .load : Self.allCases.randomElement(using: &random)!
    }
  }

  private func perform(
    _ operation: Operation, on screen: SectionsScreen, _ model: inout SectionsModel,
    from random: inout SeededGenerator
  ) {
    switch operation {
    case .scroll:
      guard !model.isCovered else { return }
      model.scroll(by: Int.random(in: -6...6, using: &random))
      screen.list.contentOffset.y = .lines(model.offset ?? 0)
    case .toggleRefreshing:
      guard !model.isCovered else { return }
      model.toggleRefreshing()
      screen.setRefreshing(model.isRefreshing)
    case .toggleCovered:
      model.isCovered.toggle()
      screen.setCovered(model.isCovered)
    case .load:
      model.load(Self.changed(model.all, from: &random))
      screen.sections.apply(model.sections, searchText: model.searchText)
    case .search:
      model.search("\(Self.letters.randomElement(using: &random)!)")
      screen.sections.apply(model.sections, searchText: model.searchText)
    case .clearSearch:
      model.search(nil)
      screen.sections.apply(model.sections)
    }
  }

  // MARK: - Lists

  private static let letters = "abcdef"

  /// Makes a list of at most nine sections.
  private static func sections(from random: inout SeededGenerator) -> [PictureSection] {
    "123456789".shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random)).map {
      PictureSection(id: .init(name: $0), rows: rows(from: &random))
    }
  }

  private static func rows(from random: inout SeededGenerator) -> [Character] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in letters.randomElement(using: &random)! }
  }

  /// Removes, inserts, moves and changes sections; one list in six is all new.
  private static func changed(
    _ sections: [PictureSection], from random: inout SeededGenerator
  ) -> [PictureSection] {
    if Int.random(in: 0...5, using: &random) == 0 { return Self.sections(from: &random) }
    var sections = sections.filter { _ in Int.random(in: 0...6, using: &random) > 0 }
    for index in sections.indices where Int.random(in: 0...4, using: &random) == 0 {
      sections[index].rows = rows(from: &random)
    }
    let free = "123456789".filter { name in !sections.contains { $0.id.name == name } }
    if let name = free.randomElement(using: &random) {
      sections.insert(
        PictureSection(id: .init(name: name), rows: rows(from: &random)),
        at: Int.random(in: 0...sections.count, using: &random))
    }
    if Bool.random(using: &random), let from = sections.indices.randomElement(using: &random) {
      let section = sections.remove(at: from)
      sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
    }
    return sections
  }
}

// MARK: -

/// A plain model of a list of rows of one line.
private struct SectionsModel {
  /// A row in view, and the position of the first one.
  private struct Position {
    let rows: [Row]
    let isAtTop: Bool
  }

  private struct Row: Equatable {
    let id: PictureSection.ID
    let index: Int
    let letter: Character
  }

  let height: Int
  private(set) var all: [PictureSection]
  private(set) var searchText: String?
  private(set) var isRefreshing = false
  var isCovered = false

  /// The first line in view, `nil` if the model does not know it.
  var offset: Int?

  private var positionBeforeSearch: Position?

  init(_ sections: [PictureSection], height: Int) {
    all = sections
    self.height = height
    offset = 0
  }

  /// The sections with a row that is the search text.
  var sections: [PictureSection] {
    guard let searchText else { return all }
    return all.filter { section in section.rows.contains { "\($0)" == searchText } }
  }

  private var rows: [Row] {
    sections.flatMap { section in
      section.rows.enumerated().map { Row(id: section.id, index: $0, letter: $1) }
    }
  }

  private var top: Int { isRefreshing ? -1 : 0 }

  private var position: Position {
    let offset = offset ?? 0
    let visible = rows.dropFirst(max(0, offset)).prefix(height + min(0, offset))
    return Position(rows: Array(visible), isAtTop: offset <= top)
  }

  /// The letters in view.
  var shown: String {
    let lines = [isRefreshing ? "◌" : ""] + rows.map { String($0.letter) }
    return lines.dropFirst((offset ?? 0) + 1).prefix(height).joined()
  }

  mutating func scroll(by lines: Int) {
    show(from: (offset ?? 0) + lines)
  }

  mutating func toggleRefreshing() {
    let wasAtTop = offset == top
    isRefreshing.toggle()
    if wasAtTop { offset = top } else { show(from: offset ?? 0) }
  }

  mutating func load(_ newSections: [PictureSection]) {
    let old = (position, sections)
    all = newSections
    if sections != old.1 { restore(old.0) }
  }

  mutating func search(_ newText: String?) {
    guard newText != searchText else { return }
    if searchText == nil { positionBeforeSearch = position }
    searchText = newText
    if newText == nil, let positionBeforeSearch {
      restore(positionBeforeSearch)
    } else {
      offset = top
    }
  }

  private mutating func restore(_ position: Position) {
    if position.isAtTop {
      offset = top
      return
    }
    offset = nil
    for row in position.rows {
      let new = rows.firstIndex { $0.id == row.id && $0.index == row.index }
      if let new { return show(from: new) }
    }
  }

  private mutating func show(from line: Int) {
    offset = max(top, min(line, rows.count - height))
  }
}
