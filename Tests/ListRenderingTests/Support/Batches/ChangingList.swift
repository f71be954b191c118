import ListRendering

/// A list that calls back in every callback that may change the table, and checks that the calls
/// about displayed cells are in balance.
final class ChangingList: LabelledList, TableViewDataSourcePrefetching {
  /// Called in every callback except those that count.
  var changeTable: () -> Void = {}

  /// The cells between `willDisplay` and `didEndDisplaying`.
  private(set) var displayed: Set<ObjectIdentifier> = []

  /// The calls that had no counterpart, in words.
  private(set) var imbalances: [String] = []

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    expectExists(indexPath)
    changeTable()
    guard contains(indexPath) else {
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    changeTable()
    return cell
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    expectExists(indexPath)
    changeTable()
    return contains(indexPath) ? super.tableView(tableView, heightForRowAt: indexPath) : 1
  }

  override func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      imbalances.append("\(indexPath) came twice")
    }
    changeTable()
  }

  override func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      imbalances.append("\(indexPath) left without having come")
    }
    changeTable()
  }

  override func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    changeTable()
    return indexPath
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    changeTable()
  }

  override func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    changeTable()
    return indexPath
  }

  override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    changeTable()
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    changeTable()
    return true
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    changeTable()
  }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    changeTable()
  }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    changeTable()
  }

  /// Notes a question about a row that is gone, which a data source could not answer.
  private func expectExists(_ indexPath: IndexPath) {
    if !contains(indexPath) { imbalances.append("\(indexPath) is gone") }
  }

  private func contains(_ indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && sections[indexPath.section].rows.indices.contains(indexPath.row)
  }
}
