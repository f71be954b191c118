/// The cells of one kind that wait for their next row, and the way to make another.
struct ReusePool {
  /// The name of the kind; `nil` after another registration took the name over.
  var identifier: String?

  /// Makes a new cell.
  let make: (String) -> TableViewCell

  /// The cells that show no row now.
  var waiting: [TableViewCell] = []

  /// The number of cells that were made.
  var createdCount = 0
}
