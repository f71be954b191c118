import ListRendering

/// A data source that implements only what it must.
final class SingleSection: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = LabelledCell(reuseIdentifier: nil)
    cell.label.lines = ["row \(indexPath.row)"]
    return cell
  }
}

// MARK: -

extension SingleSection: TableViewDelegate {}
