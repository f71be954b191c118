/// A look of the cells for one type of view model, such as a compact one.
///
/// **Article** The series on a reusable data source announces a correspondence map, with which one
/// type of view model can have two kinds of cell. Here, the map has a cell for each type and style.
nonisolated struct CellStyle: Hashable {
  let name: String

  /// The style of a row whose provider says nothing else.
  static let standard = CellStyle(name: "standard")
}
