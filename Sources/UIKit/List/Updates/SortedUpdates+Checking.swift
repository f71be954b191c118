/// The first mismatch between a batch and the row counts, whose message stops the program (rule 21).
nonisolated struct UpdateError: Error {
  let message: String
}

// MARK: - Checking

nonisolated extension SortedUpdates {
  /// Returns the new indices, if the batch agrees with the row counts.
  ///
  /// The order of the checks is: number of sections, bounds of old indices, bounds of new indices,
  /// contradictions, repetitions, number of rows of each section (rule 22: order of the checks).
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before the batch.
  ///   - after: The number of rows of each section after the batch, from the data source.
  ///   - words: The words for the message.
  /// - Complexity: O(*n* + *k*), where *n* is the number of sections and *k* the number of changes.
  func map(
    before: [Int], after: [Int], words: ListWords = .table
  ) throws(UpdateError) -> UpdateMap {
    let fault =
      sectionCountFault(before: before.count, after: after.count, words)
      ?? departureFault(before: before, words)
      ?? arrivalFault(after: after, words)
      ?? overlapFault()
      ?? moveFault(words)
      ?? repetitionFault(words)
    if let fault { throw UpdateError(message: fault) }
    let map = UpdateMap(self, sectionCount: before.count)
    if let fault = rowCountFault(before: before, after: after, map, words) {
      throw UpdateError(message: fault)
    }
    return map
  }

  private func sectionCountFault(
    before: Int, after: Int, _ words: ListWords
  ) -> String? {
    // A section that is inserted or deleted twice counts once here, and is reported later.
    let inserted = insertedSections.distinctCount
    let deleted = deletedSections.distinctCount
    guard after != before + inserted - deleted else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "\(words.view) after the update (\(after)) must be equal to the number of sections "
      + "contained in the \(words.view) before the update (\(before)), plus or minus the number of "
      + "sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  /// Checks that the rows and sections named by their old indices exist before the batch.
  private func departureFault(before: [Int], _ words: ListWords) -> String? {
    let sections = [
      ("delete", deletedSections), ("reload", reloadedSections),
      ("move", movedSections.map(\.from)),
    ]
    for (verb, sections) in sections {
      for section in sections where !before.indices.contains(section) {
        return "attempt to \(verb) section \(section), but there are only \(before.count) sections "
          + "before the update"
      }
    }
    let rows = [
      ("delete", deletedRows), ("reload", reloadedRows), ("reconfigure", reconfiguredRows),
      ("move", movedRows.map(\.from)),
    ]
    for (verb, rows) in rows {
      for path in rows {
        guard before.indices.contains(path.section) else {
          return "attempt to \(verb) \(words.item) \(path.row) from section \(path.section), "
            + "but there are only \(before.count) sections before the update"
        }
        guard 0..<before[path.section] ~= path.row else {
          return "attempt to \(verb) \(words.item) \(path.row) from section \(path.section) "
            + "which only contains \(before[path.section]) \(words.item)s before the update"
        }
      }
    }
    return nil
  }

  /// Checks that the rows and sections named by their new indices exist after the batch.
  private func arrivalFault(after: [Int], _ words: ListWords) -> String? {
    let sections = [("insert", insertedSections), ("move", movedSections.map(\.to).sorted())]
    for (verb, sections) in sections {
      for section in sections where !after.indices.contains(section) {
        return "attempt to \(verb) section \(section), but there are only \(after.count) sections "
          + "after the update"
      }
    }
    for (verb, rows) in [("insert", insertedRows), ("move", movedRows.map(\.to).sorted())] {
      for path in rows {
        guard after.indices.contains(path.section) else {
          return "attempt to \(verb) \(words.item) \(path.row) into section \(path.section), "
            + "but there are only \(after.count) sections after the update"
        }
        guard 0..<after[path.section] ~= path.row else {
          return "attempt to \(verb) \(words.item) \(path.row) into section \(path.section), "
            + "but there are only \(after[path.section]) \(words.item)s in section "
            + "\(path.section) "
            + "after the update"
        }
      }
    }
    return nil
  }

  /// Checks that no two changes of a row or section contradict each other.
  private func overlapFault() -> String? {
    let origins = movedRows.map(\.from)
    let targets = movedRows.map(\.to).sorted()
    let rows = [
      ("perform a delete and a move from", deletedRows, origins),
      ("delete and reload", deletedRows, reloadedRows),
      ("perform an insert and a move to", insertedRows, targets),
      ("reload and move", reloadedRows, origins),
    ]
    for (verbs, rows, others) in rows {
      guard let row = rows.first(where: others.containsSorted) else { continue }
      return "attempt to \(verbs) the same index path (\(row))"
    }
    let sectionOrigins = movedSections.map(\.from)
    let sectionTargets = movedSections.map(\.to).sorted()
    let sections = [
      ("perform a delete and a move from", deletedSections, sectionOrigins),
      ("delete and reload", deletedSections, reloadedSections),
      ("perform an insert and a move to", insertedSections, sectionTargets),
      ("reload and move", reloadedSections, sectionOrigins),
    ]
    for (verbs, sections, others) in sections {
      guard let section = sections.first(where: others.containsSorted) else { continue }
      return "attempt to \(verbs) the same section (\(section))"
    }
    return nil
  }

  /// Checks that no row moves out of a deleted section or into an inserted one.
  ///
  /// The moves of a snapshot may (rule 28: snapshots).
  private func moveFault(_ words: ListWords) -> String? {
    guard !deletedSections.isEmpty || !insertedSections.isEmpty else { return nil }
    let rows = movedRows.filter { !$0.isOfSnapshot }
    if let row = rows.first(where: { deletedSections.containsSorted($0.from.section) }) {
      return "cannot move \(words.anItem) from a deleted section (\(row.from.section))"
    }
    if let row = rows.first(where: { insertedSections.containsSorted($0.to.section) }) {
      return "cannot move \(words.anItem) into a newly inserted section (\(row.to.section))"
    }
    return nil
  }

  /// Checks that no row or section is deleted, inserted or moved twice.
  ///
  /// Reloading or reconfiguring twice is harmless.
  private func repetitionFault(_ words: ListWords) -> String? {
    let rows = [
      ("delete the same index path twice", deletedRows),
      ("insert the same index path twice", insertedRows),
      ("move the same index path twice", movedRows.map(\.from)),
      ("move two \(words.item)s to the same index path", movedRows.map(\.to).sorted()),
    ]
    for (phrase, rows) in rows {
      if let row = rows.firstRepeated { return "attempt to \(phrase) (\(row))" }
    }
    let sections = [
      ("delete the same section twice", deletedSections),
      ("insert the same section twice", insertedSections),
      ("move the same section twice", movedSections.map(\.from)),
      ("move two sections to the same place", movedSections.map(\.to).sorted()),
    ]
    for (phrase, sections) in sections {
      if let section = sections.firstRepeated { return "attempt to \(phrase) (\(section))" }
    }
    return nil
  }

  /// Checks that the row counts of the sections that stay agree with the batch.
  private func rowCountFault(
    before: [Int], after: [Int], _ map: UpdateMap, _ words: ListWords
  ) -> String? {
    // The counts after the batch, with the row changes undone.
    var undone = after
    for row in insertedRows { undone[row.section] -= 1 }
    for move in movedRows { undone[move.to.section] -= 1 }
    for row in deletedRows + movedRows.map(\.from) {
      if let section = map.newSection(of: row.section) { undone[section] += 1 }
    }
    for run in map.runs {
      let newSections = run.after..<run.after + run.before.count
      // Compared as a whole, because a run may have thousands of sections.
      if before[run.before] == undone[newSections] { continue }
      for (old, new) in zip(run.before, newSections)
      where before[old] != undone[new] && !reloadedSections.containsSorted(old) {
        return rowCountMessage(
          before: before[old], after: after[new], oldSection: old, newSection: new, words)
      }
    }
    return nil
  }

  private func rowCountMessage(
    before: Int, after: Int, oldSection: Int, newSection: Int, _ words: ListWords
  ) -> String {
    let inserted = insertedRows.count { $0.section == newSection }
    let deleted = deletedRows.count { $0.section == oldSection }
    let movedIn = movedRows.count { $0.to.section == newSection }
    let movedOut = movedRows.count { $0.from.section == oldSection }
    let items = "\(words.item)s"
    return "Invalid update: invalid number of \(items) in section \(newSection).  The number of "
      + "\(items) contained in an existing section after the update (\(after)) must be equal to the number "
      + "of \(items) contained in that section before the update (\(before)), plus or minus the number "
      + "of \(items) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
      + "and plus or minus the number of \(items) moved into or out of that section (\(movedIn) moved "
      + "in, \(movedOut) moved out)."
  }
}

// MARK: -

nonisolated extension [Int] {
  /// The number of distinct elements of a sorted array.
  fileprivate var distinctCount: Int {
    isEmpty ? 0 : 1 + zip(self, dropFirst()).count { $0 != $1 }
  }
}
