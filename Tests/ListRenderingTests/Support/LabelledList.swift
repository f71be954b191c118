import ListRendering

/// Sections of labelled rows, and a record of what the table asked and told about them.
class LabelledList: TableViewDataSource, TableViewDelegate {
  /// What the table asks or tells.
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

  /// What the table would show after the next reload.
  var sections: [LabelledSection]

  /// What the table asked and told, in order.
  var calls: [Call] = []

  init(_ sections: [LabelledSection]) {
    self.sections = sections
  }

  /// The rows of all sections.
  var rows: [LabelledRow] { sections.flatMap(\.rows) }

  func numberOfSections(in tableView: TableView) -> Int {
    calls.append(.sections)
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    calls.append(.rows(section: section))
    return sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    calls.append(.cell(indexPath))
    let row = row(at: indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: row.kind, for: indexPath)
    (cell as? LabelledCell)?.label.lines = row.lines
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    calls.append(.header(section: section))
    return sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    calls.append(.footer(section: section))
    return sections[section].footer
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    calls.append(.height(indexPath))
    return row(at: indexPath).height
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append(.willDisplay(indexPath))
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append(.didEndDisplaying(indexPath))
  }

  // A subclass is called only for methods that its superclass has (rule 6).

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  private func row(at indexPath: IndexPath) -> LabelledRow {
    sections[indexPath.section].rows[indexPath.row]
  }
}
