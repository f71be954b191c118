/// The rows and titles in view, from top to bottom, and the lines that they take.
struct VisibleItems {
  /// A row or title in view.
  struct Element {
    /// What it is and where it stands.
    let item: ListItem

    /// The lines that it takes.
    let height: Int

    /// The cell, where it is a row.
    let cell: TableViewCell?

    /// The same row at another place.
    func moved(to indexPath: IndexPath) -> Element {
      Element(item: .row(indexPath), height: height, cell: cell)
    }

    /// The place of a row.
    var indexPath: IndexPath? {
      if case .row(let indexPath) = item { indexPath } else { nil }
    }
  }

  private(set) var elements: [Element] = []

  /// The lines of the first element that have left at the upper edge.
  var hiddenLines = 0

  private var height = 0

  /// The lines from the upper edge of the view to the end of the last element.
  var filledLines: Int { height - hiddenLines }

  var first: Element? { elements.first }
  var last: Element? { elements.last }
  var isEmpty: Bool { elements.isEmpty }

  mutating func append(_ element: Element) {
    elements.append(element)
    height += element.height
  }

  mutating func prepend(_ element: Element) {
    elements.insert(element, at: 0)
    height += element.height
  }

  mutating func removeFirst() -> Element {
    let element = elements.removeFirst()
    height -= element.height
    return element
  }

  mutating func removeLast() -> Element {
    let element = elements.removeLast()
    height -= element.height
    return element
  }

  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    height = 0
    hiddenLines = 0
  }

  /// The element at a line of the view, and the line within it.
  func element(atLine line: Int) -> (element: Element, line: Int)? {
    guard line >= 0 else { return nil }
    var line = line + hiddenLines
    for element in elements {
      if line < element.height { return (element, line) }
      line -= element.height
    }
    return nil
  }
}
