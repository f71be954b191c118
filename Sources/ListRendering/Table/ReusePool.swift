/// The cells of one kind that wait for their next row, and the way to make another.
///
/// It is a class because a structure would be copied, with its name, its closure and its cells,
/// each time a table looks for a name: that took a third of the time of a row.
final class ReusePool {
  /// The number of cells that were made.
  private(set) var createdCount = 0

  /// Tells whether another registration took the name over.
  private(set) var isReplaced = false

  private let identifier: String
  private let make: (String) -> TableViewCell
  private var waiting: [TableViewCell] = []

  /// One of the cells that wait, outside the array: a row that comes after one of its kind has left
  /// takes this one, and an array is slower to change than a reference.
  private var nextWaiting: TableViewCell?

  /// Creates a pool without a cell.
  init(identifier: String, make: @escaping (String) -> TableViewCell) {
    self.identifier = identifier
    self.make = make
  }

  /// The name of the kind; `nil` after another registration took it over.
  var name: String? { isReplaced ? nil : identifier }

  /// Tells whether the pool stands for a name.
  ///
  /// Most names differ in length, and comparing lengths needs no call into the library.
  func isNamed(_ name: String) -> Bool {
    identifier.utf8.count == name.utf8.count && identifier == name && !isReplaced
  }

  /// Takes a cell that waits, `nil` where none does.
  func takeWaiting() -> TableViewCell? {
    guard let cell = nextWaiting else { return waiting.popLast() }
    nextWaiting = nil
    return cell
  }

  /// Makes another cell, which goes back to the pool of a number.
  func makeCell(forPool number: Int) -> TableViewCell {
    let cell = make(identifier)
    cell.pool = number
    createdCount += 1
    return cell
  }

  /// Puts a cell back, or lets it go where the pool was replaced.
  func put(_ cell: TableViewCell) {
    guard !isReplaced else { return }
    if nextWaiting == nil { nextWaiting = cell } else { waiting.append(cell) }
  }

  /// Gives the name up to another registration, and lets the cells go.
  func replace() {
    isReplaced = true
    nextWaiting = nil
    waiting = []
  }
}
