// MARK: - Checking

extension BatchUpdates {
  /// Finds the first thing that a batch says and the counts do not.
  ///
  /// The order is: number of sections, bounds of what goes, bounds of what comes, what is said twice,
  /// number of rows of each section (rule 22).
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before the batch.
  ///   - after: The number of rows of each section after it, as the data source says.
  /// - Returns: The message with which the program stops, `nil` where all agrees (rule 21).
  func fault(before: [Int], after: [Int]) -> String? {
    sectionCountFault(before: before.count, after: after.count)
      ?? departureFault(before: before)
      ?? arrivalFault(after: after)
      ?? overlapFault()
      ?? rowCountFault(before: before, after: after)
  }

  private func sectionCountFault(before: Int, after: Int) -> String? {
    guard after != before + insertedSections.count - deletedSections.count else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "table view after the update (\(after)) must be equal to the number of sections contained "
      + "in the table view before the update (\(before)), plus or minus the number of sections "
      + "inserted or deleted (\(insertedSections.count) inserted, "
      + "\(deletedSections.count) deleted)."
  }

  /// Checks that what goes was there.
  private func departureFault(before: [Int]) -> String? {
    let sections = [
      ("delete", deletedSections), ("reload", reloadedSections),
      ("move", Set(movedSections.map(\.from))),
    ]
    for (verb, sections) in sections {
      for section in sections.sorted() where !before.indices.contains(section) {
        return "attempt to \(verb) section \(section), but there are only \(before.count) sections "
          + "before the update"
      }
    }
    let rows = [
      ("delete", deletedRows), ("reload", reloadedRows), ("reconfigure", reconfiguredRows),
      ("move", Set(movedRows.map(\.from))),
    ]
    for (verb, rows) in rows {
      for row in rows.sorted() {
        guard before.indices.contains(row.section) else {
          return "attempt to \(verb) row \(row.row) from section \(row.section), "
            + "but there are only \(before.count) sections before the update"
        }
        guard 0..<before[row.section] ~= row.row else {
          return "attempt to \(verb) row \(row.row) from section \(row.section) "
            + "which only contains \(before[row.section]) rows before the update"
        }
      }
    }
    return nil
  }

  /// Checks that what comes is there.
  private func arrivalFault(after: [Int]) -> String? {
    let sections = [("insert", insertedSections), ("move", Set(movedSections.map(\.to)))]
    for (verb, sections) in sections {
      for section in sections.sorted() where !after.indices.contains(section) {
        return "attempt to \(verb) section \(section), but there are only \(after.count) sections "
          + "after the update"
      }
    }
    for (verb, rows) in [("insert", insertedRows), ("move", Set(movedRows.map(\.to)))] {
      for row in rows.sorted() {
        guard after.indices.contains(row.section) else {
          return "attempt to \(verb) row \(row.row) into section \(row.section), "
            + "but there are only \(after.count) sections after the update"
        }
        guard 0..<after[row.section] ~= row.row else {
          return "attempt to \(verb) row \(row.row) into section \(row.section), "
            + "but there are only \(after[row.section]) rows in section \(row.section) "
            + "after the update"
        }
      }
    }
    return nil
  }

  /// Checks that no row or section is both deleted, reloaded or moved, or both inserted and a target.
  private func overlapFault() -> String? {
    let origins = movedRows.map(\.from)
    let targets = movedRows.map(\.to)
    let overlaps = [
      ("attempt to perform a delete and a move from the same index path", deletedRows, origins),
      ("attempt to delete and reload the same index path", deletedRows, Array(reloadedRows)),
      ("attempt to perform an insert and a move to the same index path", insertedRows, targets),
      ("attempt to reload and move the same index path", reloadedRows, origins),
    ]
    for (text, rows, others) in overlaps {
      if let row = rows.intersection(others).min() { return "\(text) (\(row))" }
    }
    let sectionOrigins = movedSections.map(\.from)
    let sectionTargets = movedSections.map(\.to)
    let sectionOverlaps = [
      (
        "attempt to perform a delete and a move from the same section", deletedSections,
        sectionOrigins
      ),
      ("attempt to delete and reload the same section", deletedSections, Array(reloadedSections)),
      (
        "attempt to perform an insert and a move to the same section", insertedSections,
        sectionTargets
      ),
      (
        "attempt to reload and move the same section", reloadedSections,
        identifiesSections ? [] : sectionOrigins
      ),
    ]
    for (text, sections, others) in sectionOverlaps {
      if let section = sections.intersection(others).min() { return "\(text) (\(section))" }
    }
    return repeated(origins).map { "attempt to move the same index path twice (\($0))" }
      ?? repeated(targets).map { "attempt to move two rows to the same index path (\($0))" }
      ?? repeated(sectionOrigins).map { "attempt to move the same section twice (\($0))" }
      ?? repeated(sectionTargets).map { "attempt to move two sections to the same place (\($0))" }
  }

  private func repeated<Place: Hashable & Comparable>(_ places: [Place]) -> Place? {
    let sorted = places.sorted()
    return zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
  }

  /// Checks that every section that stays has as many rows as the batch leaves it.
  private func rowCountFault(before: [Int], after: [Int]) -> String? {
    let map = UpdateMap(self, sectionCount: before.count)
    var changes: [Int: (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)] = [:]
    for row in insertedRows { changes[row.section, default: (0, 0, 0, 0)].inserted += 1 }
    for move in movedRows { changes[move.to.section, default: (0, 0, 0, 0)].movedIn += 1 }
    for row in deletedRows {
      if let section = map.section(after: row.section) {
        changes[section, default: (0, 0, 0, 0)].deleted += 1
      }
    }
    for move in movedRows {
      if let section = map.section(after: move.from.section) {
        changes[section, default: (0, 0, 0, 0)].movedOut += 1
      }
    }
    for (old, rows) in before.enumerated() where !reloadedSections.contains(old) {
      guard let section = map.section(after: old) else { continue }
      let change = changes[section] ?? (0, 0, 0, 0)
      let expected =
        rows + change.inserted - change.deleted + change.movedIn - change.movedOut
      guard after[section] != expected else { continue }
      return "Invalid update: invalid number of rows in section \(section).  The number of rows "
        + "contained in an existing section after the update (\(after[section])) must be equal to "
        + "the number of rows contained in that section before the update (\(rows)), plus or minus "
        + "the number of rows inserted or deleted from that section (\(change.inserted) inserted, "
        + "\(change.deleted) deleted) and plus or minus the number of rows moved into or out of "
        + "that section (\(change.movedIn) moved in, \(change.movedOut) moved out)."
    }
    return nil
  }
}
