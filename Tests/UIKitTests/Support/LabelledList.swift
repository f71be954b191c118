import TestSupport
import UIKit

/// A list of labelled rows that records the calls of its table.
class LabelledList: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  /// A call that the table makes.
  enum Call: Equatable {
    case sections, rows(section: Int)
    case header(section: Int), footer(section: Int)
    case cell(IndexPath), height(IndexPath)
    case willDisplay(IndexPath), didEndDisplaying(IndexPath)
    case shouldHighlight(IndexPath)
    case willSelect(IndexPath), didSelect(IndexPath)
    case willDeselect(IndexPath), didDeselect(IndexPath)
    case canEdit(IndexPath), editingStyle(IndexPath), delete(IndexPath)
    case prefetch([IndexPath]), cancel([IndexPath])
  }

  /// The sections that the table shows after its next reload.
  var sections: [LabelledSection]

  /// The calls of the table, in order.
  var calls: [Call] = []

  /// Prepares each requested cell.
  var prepare: (UITableViewCell, LabelledRow) -> Void = { _, _ in }

  // The answers to a tap and a swipe; by default, all rows may be selected and deleted.
  var highlights: (IndexPath) -> Bool = { _ in true }
  var accepts: (IndexPath) -> IndexPath? = { $0 }
  var releases: (IndexPath) -> IndexPath? = { $0 }
  var edits: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }

  /// Deletes a row after a swipe.
  var delete: (IndexPath) -> Void = { _ in }

  init(_ sections: [LabelledSection]) {
    self.sections = sections
  }

  convenience init(rows: [LabelledRow]) {
    self.init([LabelledSection(rows: rows)])
  }

  /// The rows of all sections.
  var rows: [LabelledRow] { sections.flatMap(\.rows) }

  /// Returns a row, or `nil` if it does not exist.
  func row(at indexPath: IndexPath) -> LabelledRow? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let rows = sections[indexPath.section].rows
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  /// Records a call, which may be about a cell.
  func note(_ call: Call, _ cell: UITableViewCell? = nil) {
    calls.append(call)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note(.sections)
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note(.rows(section: section))
    return sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note(.cell(indexPath))
    // A callback may have deleted the row.
    let row = row(at: indexPath) ?? ""
    let cell = tableView.dequeueReusableCell(withIdentifier: row.kind, for: indexPath)
    (cell as? LabelledCell)?.label.lines = row.lines
    prepare(cell, row)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    note(.header(section: section))
    return sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    note(.footer(section: section))
    return sections[section].footer
  }

  /// Returns a view for a header of several lines.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header = sections[section].header, header.contains("\n") else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    view?.textLabel?.numberOfLines = 0
    view?.textLabel?.text = header
    return view
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note(.height(indexPath))
    guard let row = row(at: indexPath) else { return .lines(1) }
    return row.height < 0 ? UITableView.automaticDimension : .lines(row.height) - row.cut
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].headerHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note(.willDisplay(indexPath), cell)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note(.didEndDisplaying(indexPath), cell)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note(.shouldHighlight(indexPath))
    return highlights(indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note(.willSelect(indexPath))
    return accepts(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note(.didSelect(indexPath))
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note(.willDeselect(indexPath))
    return releases(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note(.didDeselect(indexPath))
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note(.canEdit(indexPath))
    return edits(indexPath)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    note(.editingStyle(indexPath))
    return style(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note(.delete(indexPath))
    delete(indexPath)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note(.prefetch(indexPaths))
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note(.cancel(indexPaths))
  }
}

// MARK: -

extension LabelledList {
  /// The requests for counts.
  var counts: [Call] {
    calls.filter { call in
      switch call {
      case .sections, .rows: true
      default: false
      }
    }
  }

  /// The rows whose cells were requested, in order.
  var asked: [IndexPath] {
    calls.compactMap { if case .cell(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// The rows that came into view, in order.
  var came: [IndexPath] {
    calls.compactMap { if case .willDisplay(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// The rows that left the view, in order.
  var left: [IndexPath] {
    calls.compactMap { if case .didEndDisplaying(let indexPath) = $0 { indexPath } else { nil } }
  }
}

// MARK: -

/// A data source and delegate that implements only the required methods.
final class SingleSection: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = LabelledCell(style: .default, reuseIdentifier: nil)
    cell.label.lines = ["row \(indexPath.row)"]
    return cell
  }
}

// MARK: -

extension SingleSection: UITableViewDelegate {}
