/// A thing that takes lines in a table's column: a row, or a title around a section.
enum ListItem: Equatable {
  case header(section: Int)
  case row(IndexPath)
  case footer(section: Int)
}
