@testable import UIKit

/// A call of a table's update methods, as a value.
nonisolated enum UpdateCall: Hashable, Sendable {
  case insertRows([IndexPath])
  case deleteRows([IndexPath])
  case reloadRows([IndexPath])
  case reconfigureRows([IndexPath])
  case moveRow(IndexPath, to: IndexPath)
  case insertSections([Int])
  case deleteSections([Int])
  case reloadSections([Int])
  case moveSection(Int, to: Int)
}

// MARK: -

extension UITableView {
  /// Makes a call.
  func perform(_ call: UpdateCall) {
    switch call {
    case .insertRows(let indexPaths): insertRows(at: indexPaths, with: .automatic)
    case .deleteRows(let indexPaths): deleteRows(at: indexPaths, with: .automatic)
    case .reloadRows(let indexPaths): reloadRows(at: indexPaths, with: .automatic)
    case .reconfigureRows(let indexPaths): reconfigureRows(at: indexPaths)
    case .moveRow(let indexPath, let target): moveRow(at: indexPath, to: target)
    case .insertSections(let sections): insertSections(IndexSet(sections), with: .automatic)
    case .deleteSections(let sections): deleteSections(IndexSet(sections), with: .automatic)
    case .reloadSections(let sections): reloadSections(IndexSet(sections), with: .automatic)
    case .moveSection(let section, let target): moveSection(section, toSection: target)
    }
  }
}

// MARK: -

extension UICollectionView {
  /// Makes a call.
  func perform(_ call: UpdateCall) {
    switch call {
    case .insertRows(let indexPaths): insertItems(at: indexPaths)
    case .deleteRows(let indexPaths): deleteItems(at: indexPaths)
    case .reloadRows(let indexPaths): reloadItems(at: indexPaths)
    case .reconfigureRows(let indexPaths): reconfigureItems(at: indexPaths)
    case .moveRow(let indexPath, let target): moveItem(at: indexPath, to: target)
    case .insertSections(let sections): insertSections(IndexSet(sections))
    case .deleteSections(let sections): deleteSections(IndexSet(sections))
    case .reloadSections(let sections): reloadSections(IndexSet(sections))
    case .moveSection(let section, let target): moveSection(section, toSection: target)
    }
  }
}

// MARK: -

nonisolated extension BatchUpdates {
  /// Collects calls as a table does.
  init(_ calls: [UpdateCall]) {
    self.init()
    for call in calls {
      switch call {
      case .insertRows(let rows): insertedRows += rows
      case .deleteRows(let rows): deletedRows += rows
      case .reloadRows(let rows): reloadedRows += rows
      case .reconfigureRows(let rows): reconfiguredRows += rows
      case .moveRow(let row, let target):
        movedRows.append(Move(from: row, to: target))
      case .insertSections(let sections): insertedSections += sections
      case .deleteSections(let sections): deletedSections += sections
      case .reloadSections(let sections): reloadedSections += sections
      case .moveSection(let section, let target):
        movedSections.append(Move(from: section, to: target))
      }
    }
  }

  /// Returns the message for the first mismatch with the row counts, `nil` for none.
  func fault(before: [Int], after: [Int], words: ListWords = .table) -> String? {
    do throws(UpdateError) {
      _ = try SortedUpdates(self).map(before: before, after: after, words: words)
      return nil
    } catch {
      return error.message
    }
  }
}
