import Testing
import UIKit

/// A mistake in the use of a table, which stops the program.
///
/// It is made in a process of its own, which gets its name.
nonisolated enum Mistake: String, Sendable {
  case countingMissingSection
  case registeringEmptyIdentifier, registeringLabelAsCell, registeringCellAsHeader
  case dequeuingUnknownIdentifier, dequeuingMissingRow, dequeuingMissingSection
  case dequeuingSecondCell
  case scrollingToMissingRow, scrollingToMissingSection
  case selectingMissingRow, selectingMissingSection, acceptingMissingRow
  case reloadingInsideBatch, reconfiguringWithAnotherCell
  case movingRow, movingRowInNestedBatch, movingRowBetweenBeginAndEnd, movingItemInNestedBatch
}

// MARK: -

extension Mistake {
  /// Makes the mistake in a table of three rows.
  func make() {
    let screen = ListScreen("abc")
    let table = screen.table
    switch self {
    case .countingMissingSection: _ = table.numberOfRows(inSection: 1)
    case .registeringEmptyIdentifier:
      table.register(LabelledCell.self, forCellReuseIdentifier: "")
    case .registeringLabelAsCell: table.register(UILabel.self, forCellReuseIdentifier: "label")
    case .registeringCellAsHeader:
      table.register(LabelledCell.self, forHeaderFooterViewReuseIdentifier: "header")
    case .dequeuingUnknownIdentifier:
      screen.list.sections[0].rows[0].kind = "unknown"
      table.reloadData()
    case .dequeuingMissingRow:
      _ = table.dequeueReusableCell(withIdentifier: "row", for: .row(3))
    case .dequeuingMissingSection:
      _ = table.dequeueReusableCell(withIdentifier: "row", for: .row(0, in: 1))
    case .dequeuingSecondCell:
      screen.list.prepare = { _, _ in
        _ = table.dequeueReusableCell(withIdentifier: "row", for: .row(0))
      }
      table.reloadData()
    case .scrollingToMissingRow: table.scrollToRow(at: .row(3), at: .top, animated: false)
    case .scrollingToMissingSection:
      table.scrollToRow(at: .row(0, in: 1), at: .none, animated: false)
    case .selectingMissingRow: screen.select(3)
    case .selectingMissingSection:
      table.selectRow(at: .row(0, in: 1), animated: false, scrollPosition: .none)
    case .acceptingMissingRow:
      screen.list.accepts = { _ in .row(3) }
      screen.tap(2)
    case .reloadingInsideBatch: table.performBatchUpdates { table.reloadData() }
    case .reconfiguringWithAnotherCell:
      table.register(LabelledCell.self, forCellReuseIdentifier: "other")
      screen.list.sections[0].rows[1].kind = "other"
      table.reconfigureRows(at: [.row(1)])
    case .movingRow: screen.update(to: "bc|a", Self.moveIntoInsertedSection)
    case .movingRowInNestedBatch:
      table.performBatchUpdates { screen.update(to: "bc|a", Self.moveIntoInsertedSection) }
    case .movingRowBetweenBeginAndEnd:
      screen.list.sections = ListPicture("bc|a").sections
      table.beginUpdates()
      for call in Self.moveIntoInsertedSection { table.perform(call) }
      table.endUpdates()
    case .movingItemInNestedBatch:
      let grid = CollectionScreen(items: 0..<3)
      grid.collection.performBatchUpdates {
        grid.collection.performBatchUpdates {
          grid.sections = ListPicture("bc|a").sections
          for call in Self.moveIntoInsertedSection { grid.collection.perform(call) }
        }
      }
    }
  }

  /// A move of the first row into a section that the same batch inserts.
  private static let moveIntoInsertedSection: [UpdateCall] = [
    .insertSections([1]), .moveRow(.row(0), to: .row(0, in: 1)),
  ]

  /// Expects the mistake to stop the program with a message.
  func expectStop(with message: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let name = rawValue
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [name = name as String] in
      Mistake(rawValue: name)?.make()
    }
    expectEqual(result?.fatalError, message[...], "\(self)", sourceLocation: sourceLocation)
  }
}
