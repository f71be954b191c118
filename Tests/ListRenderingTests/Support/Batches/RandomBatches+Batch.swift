import ListRendering

nonisolated extension RandomBatches {
  /// Makes legal changes of a list.
  mutating func batch(on sections: [NamedSection]) -> RandomBatch {
    var draft = DraftBatch(sections)
    // Some batches change little, some nearly everything.
    let times = [3, 6, 20][random.number(in: 0...2)]
    chooseSections(for: &draft, onceIn: times)
    for section in sections.indices { chooseRows(of: section, for: &draft, onceIn: times) }
    placeRows(of: &draft, onceIn: times)
    return finish(draft)
  }

  /// Chooses which sections go, stay, move, are reloaded and come, and their new order.
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
      draft.batch.sections[place].footer = old.footer
      if draft.reloadedSections.contains(number) {
        setTitles(of: &draft.batch.sections[place])
        draft.batch.sections[place].rows = rows(random.number(in: 0...5))
      }
    }
  }

  /// Chooses which rows of an old section go, stay, move and show something else.
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
        // Nothing is said against deleting a row together with its section.
        draft.deletedRows.append(indexPath)
        continue
      case 2, 3:
        if !draft.batch.sections.isEmpty {
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

  /// Chooses where moved and inserted rows stand.
  private mutating func placeRows(of draft: inout DraftBatch, onceIn times: Int) {
    guard !draft.batch.sections.isEmpty else { return }
    let inserted = (0..<6).filter { _ in happens(onceIn: times) }.flatMap { _ in rows(1) }
    draft.insertedRows = Set(inserted.map(\.name))
    for row in shuffled(draft.arriving + inserted) {
      let section = random.number(in: 0...draft.batch.sections.count - 1)
      let place = random.number(in: 0...draft.batch.sections[section].rows.count)
      draft.batch.sections[section].rows.insert(row, at: place)
    }
  }
}
