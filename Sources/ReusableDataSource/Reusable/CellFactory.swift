import EmployeeViews
import ListRendering

// MARK: - Making cells

/// A factory that makes the cells of one type of row, in any table and any collection.
///
/// A cell hosts a view, which the factory fills. The compiler checks that the factory fills such a
/// view with such a row.
struct CellFactory {
  let rowType: any ListRow.Type

  let tableCellType: UITableViewCell.Type
  let collectionCellType: UICollectionViewCell.Type
  let makeMeasuringCell: () -> UICollectionViewCell
  let fillTableCell: (UITableViewCell, any ListRow) -> Void
  let fillCollectionCell: (UICollectionViewCell, any ListRow) -> Void

  /// Creates a factory.
  ///
  /// - Parameter fill: Fills a view with a row.
  init<Row: ListRow, Content: RowView>(_ fill: @escaping (_ view: Content, _ row: Row) -> Void) {
    rowType = Row.self
    tableCellType = HostCell<Content>.self
    collectionCellType = HostCollectionViewCell<Content>.self
    makeMeasuringCell = { HostCollectionViewCell<Content>() }
    // A registry finds the factory by the type of the row, so no cast can fail.
    fillTableCell = { cell, row in fill((cell as! HostCell<Content>).content, row as! Row) }
    fillCollectionCell = { cell, row in
      fill((cell as! HostCollectionViewCell<Content>).content, row as! Row)
    }
  }

  /// The name under which cells are reused; two nested types of one name have two.
  var identifier: String { String(reflecting: rowType) }
}

// MARK: -

/// The factories of a table or a collection, one for each type of row.
struct CellFactoryRegistry {
  private(set) var factories: [ObjectIdentifier: CellFactory] = [:]

  init(_ factories: [CellFactory]) {
    for factory in factories {
      let other = self.factories.updateValue(factory, forKey: ObjectIdentifier(factory.rowType))
      precondition(other == nil, "two factories make cells for \(factory.rowType)")
    }
  }

  /// Returns the factory for a row, which must have one.
  func factory(for row: any ListRow) -> CellFactory {
    guard let factory = factories[ObjectIdentifier(type(of: row))] else {
      fatalError("no factory makes cells for \(type(of: row))")
    }
    return factory
  }

  /// Stops a debug build if a row has no factory, also if it is not in view.
  func check<ID: Hashable>(_ sections: [ListSection<ID>]) {
    assert(sections.allSatisfy { $0.rows.allSatisfy { factory(for: $0).rowType == type(of: $0) } })
  }

  func registerCells(in tableView: UITableView) {
    for factory in factories.values {
      tableView.register(
        factory.tableCellType, forCellReuseIdentifier: factory.identifier)
    }
  }

  /// Returns a filled cell for a row.
  func cell(
    for row: any ListRow, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    let factory = factory(for: row)
    let cell = tableView.dequeueReusableCell(withIdentifier: factory.identifier, for: indexPath)
    factory.fillTableCell(cell, row)
    return cell
  }
}
