import ListRendering
import TestSupport

/// A list of labelled rows that records the calls of its table.
class LabelledList: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// A call that the table makes.
  enum Call: Equatable {
    case sections
    case rows(section: Int)
    case cell(IndexPath)
    case height(IndexPath)
    case header(section: Int)
    case footer(section: Int)
    case willDisplay(IndexPath)
    case didEndDisplaying(IndexPath)
  }

  /// The sections that the table shows after its next reload.
  var sections: [LabelledSection]

  /// The calls of the table, in order.
  var calls: [Call] = []

  /// Prepares each requested cell.
  var prepare: (UITableViewCell, LabelledRow) -> Void = { _, _ in }

  init(_ sections: [LabelledSection]) {
    self.sections = sections
  }

  /// The rows of all sections.
  var rows: [LabelledRow] { sections.flatMap(\.rows) }

  func numberOfSections(in tableView: UITableView) -> Int {
    calls.append(.sections)
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append(.rows(section: section))
    return sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append(.cell(indexPath))
    let row = row(at: indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: row.kind, for: indexPath)
    (cell as? LabelledCell)?.label.lines = row.lines
    prepare(cell, row)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    calls.append(.header(section: section))
    return sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    calls.append(.footer(section: section))
    return sections[section].footer
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls.append(.height(indexPath))
    let height = row(at: indexPath).height
    return height < 0 ? UITableView.automaticDimension : .lines(height)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append(.willDisplay(indexPath))
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append(.didEndDisplaying(indexPath))
  }

  // The table calls a method of a subclass only if this class declares it (rule 6).

  /// Returns a view for a header of several lines.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header = sections[section].header, header.contains("\n") else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    view?.textLabel?.numberOfLines = 0
    view?.textLabel?.text = header
    return view
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .delete
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  private func row(at indexPath: IndexPath) -> LabelledRow {
    sections[indexPath.section].rows[indexPath.row]
  }
}

// MARK: -

extension LabelledList {
  /// The requests for counts.
  var counts: [Call] { calls.filter { $0.isCount } }

  /// The requests for counts and cells.
  var countsAndCells: [Call] { calls.filter { $0.isCount || $0.isCell } }

  /// The requests for cells.
  var cells: [Call] { calls.filter { $0.isCell } }

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

extension LabelledList.Call {
  fileprivate var isCount: Bool {
    switch self {
    case .sections, .rows: true
    case .cell, .height, .header, .footer, .willDisplay, .didEndDisplaying: false
    }
  }

  fileprivate var isCell: Bool {
    if case .cell = self { true } else { false }
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
