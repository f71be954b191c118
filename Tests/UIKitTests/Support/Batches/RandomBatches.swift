import TestSupport
import UIKit

/// A seeded generator of random lists and batches.
nonisolated struct RandomBatches {
  /// A style of list.
  enum Style: CaseIterable {
    /// Rows of one line and one kind, without titles.
    case flat
    /// Rows of one to four lines and two kinds, with titles.
    case varied
    /// As varied, but some headers are views, and the height of a row depends on its place.
    case placed
  }

  /// The heights that a delegate returns.
  enum Heights {
    /// Whole lines, and no heights of headers.
    case whole
    /// Heights between two lines, also of headers.
    case parts
    /// As parts, and one row in six has none.
    case partsAndZero
  }

  let style: Style
  let heights: Heights
  var random: RandomLists
  private var count = 0

  init(seed: UInt64, heights: Heights = .whole) {
    random = RandomLists(seed: seed)
    self.heights = heights
    let styles = heights == .whole ? Style.allCases : [.varied, .placed]
    style = styles[random.number(in: 0...styles.count - 1)]
  }

  /// Makes a list of at most five sections.
  mutating func sections() -> [NamedSection] {
    (0..<random.number(in: 0...5)).map { _ in section() }
  }

  /// Makes a section with a new name.
  mutating func section() -> NamedSection {
    var section = NamedSection(name: newName("s"))
    section.rows = rows(random.number(in: 0...8))
    setTitles(of: &section)
    return section
  }

  /// Makes rows with new names.
  mutating func rows(_ count: Int) -> [NamedRow] {
    (0..<count).map { _ in
      let name = newName("r")
      return NamedRow(name: name, content: content(of: name))
    }
  }

  /// Makes new content for a row, of a random kind by default.
  mutating func content(of name: String, kind: String? = nil) -> LabelledRow {
    let version = newName("")
    guard style != .flat else { return LabelledRow(lines: ["\(name).\(version)"]) }
    let lineCount = random.number(in: 1...4)
    // A row may be cut but not filled, because all blank lines look the same.
    let height = random.number(in: 0...2) == 0 ? random.number(in: 1...lineCount) : -1
    var row = LabelledRow(
      lines: "abcd".prefix(lineCount).map { "\(name).\(version)\($0)" }, height: height,
      kind: kind ?? RandomLists.kinds[random.number(in: 0...1)])
    if heights != .whole { row.cut = CGFloat(random.number(in: 0...15)) }
    if heights == .partsAndZero, happens(onceIn: 6) {
      row.height = 0
      // A part of a point takes no line.
      row.cut = -0.5
    }
    return row
  }

  /// Gives a section new titles.
  mutating func setTitles(of section: inout NamedSection) {
    guard style != .flat else { return }
    section.header = random.number(in: 0...1) == 0 ? newName("head ") : nil
    if style == .placed, let header = section.header {
      // A header of several lines is a view.
      section.header = [header, "\(header)\n\(header)b"][random.number(in: 0...1)]
    }
    section.footer = random.number(in: 0...3) == 0 ? newName("foot ") : nil
    let headerLines = section.header?.split(separator: "\n").count ?? 0
    section.headerHeight = -1
    if heights != .whole, headerLines > 0, happens(onceIn: 2) {
      // No header is higher than its lines, because all blank lines look the same.
      section.headerHeight = .lines(random.number(in: 1...headerLines)) - 9
    }
  }

  /// Returns true at random, on average once in a number of times.
  mutating func happens(onceIn times: Int) -> Bool { random.number(in: 1...times) == 1 }

  /// Returns elements in random order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.reversed() {
      elements.swapAt(index, random.number(in: 0...index))
    }
    return elements
  }

  private mutating func newName(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }
}

// MARK: -

nonisolated extension RandomBatches {
  /// Makes a legal batch of changes to a list.
  mutating func batch(on sections: [NamedSection]) -> RandomBatch {
    var draft = DraftBatch(sections)
    // Some batches change few rows, others nearly all.
    let times = [3, 6, 20][random.number(in: 0...2)]
    chooseSections(for: &draft, onceIn: times)
    for section in sections.indices { chooseRows(of: section, for: &draft, onceIn: times) }
    placeRows(of: &draft, onceIn: times)
    return finish(draft)
  }

  /// Chooses the deleted, moved, reloaded and inserted sections, and the new order.
  private mutating func chooseSections(for draft: inout DraftBatch, onceIn times: Int) {
    var moved: [NamedSection] = []
    for (number, section) in draft.before.enumerated() where happens(onceIn: 2 * times) {
      switch random.number(in: 0...2) {
      case 0: draft.deletedSections.insert(number)
      case 1: draft.reloadedSections.insert(number)
      default: moved.append(NamedSection(name: section.name))
      }
    }
    draft.batch.moved = Set(moved.map(\.name))
    draft.batch.sections = draft.before.enumerated()
      .filter { !draft.deletedSections.contains($0) && !draft.batch.moved.contains($1.name) }
      .map { NamedSection(name: $1.name) }
    let inserted = (0..<2).filter { _ in happens(onceIn: times) }.map { _ in section() }
    draft.insertedSections = Set(inserted.map(\.name))
    for section in shuffled(moved + inserted) {
      draft.batch.sections.insert(
        section, at: random.number(in: 0...draft.batch.sections.count))
    }
    for (number, old) in draft.before.enumerated() {
      guard let place = draft.batch.sections.firstIndex(where: { $0.name == old.name }) else {
        continue
      }
      draft.batch.sections[place].header = old.header
      draft.batch.sections[place].headerHeight = old.headerHeight
      draft.batch.sections[place].footer = old.footer
      if draft.reloadedSections.contains(number) {
        setTitles(of: &draft.batch.sections[place])
        draft.batch.sections[place].rows = rows(random.number(in: 0...5))
      }
    }
  }

  /// Chooses the deleted, moved, reloaded and reconfigured rows of an old section.
  private mutating func chooseRows(
    of number: Int, for draft: inout DraftBatch, onceIn times: Int
  ) {
    let section = draft.before[number]
    let stays = !draft.deletedSections.contains(number) && !draft.reloadedSections.contains(number)
    for (row, old) in section.rows.enumerated() {
      var new = old
      let indexPath = IndexPath.row(row, in: number)
      switch happens(onceIn: times) ? random.number(in: 0...5) : 6 {
      case 0, 1:
        // A row may be deleted together with its section.
        draft.deletedRows.append(indexPath)
        continue
      case 2, 3:
        // UIKit refuses a row that leaves a deleted section, or enters an inserted one.
        if !draft.deletedSections.contains(number), !draft.oldSections.isEmpty {
          draft.movedRows.append(indexPath)
          draft.batch.moved.insert(old.name)
          if happens(onceIn: 4) { reconfigure(&new, at: indexPath, for: &draft) }
          draft.arriving.append(new)
          continue
        }
      case 4:
        draft.reloadedRows.append(indexPath)
        draft.batch.reloaded.insert(old.name)
        new.content = content(of: old.name)
        if happens(onceIn: 4) { reconfigure(&new, at: indexPath, for: &draft) }
      case 5:
        reconfigure(&new, at: indexPath, for: &draft)
      default: break
      }
      if stays { draft.append(new, toSection: section.name) }
    }
  }

  private mutating func reconfigure(
    _ row: inout NamedRow, at indexPath: IndexPath, for draft: inout DraftBatch
  ) {
    draft.reconfiguredRows.append(indexPath)
    draft.batch.reconfigured.insert(row.name)
    row.content = content(of: row.name, kind: row.content.kind)
  }

  /// Chooses the places of moved and inserted rows.
  private mutating func placeRows(of draft: inout DraftBatch, onceIn times: Int) {
    guard !draft.batch.sections.isEmpty else { return }
    let inserted = (0..<6).filter { _ in happens(onceIn: times) }.flatMap { _ in rows(1) }
    draft.insertedRows = Set(inserted.map(\.name))
    for row in shuffled(draft.arriving + inserted) {
      let sections =
        draft.insertedRows.contains(row.name)
        ? Array(draft.batch.sections.indices) : draft.oldSections
      let section = sections[random.number(in: 0...sections.count - 1)]
      let place = random.number(in: 0...draft.batch.sections[section].rows.count)
      draft.batch.sections[section].rows.insert(row, at: place)
    }
  }
}
