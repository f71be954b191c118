/// A list of rows in sections, of which only the visible ones have cells.
///
/// The table asks its data source for counts once per reload, and for a cell when a row comes into
/// view. A row that leaves gives its cell back, and the next row of its kind is filled into it.
open class TableView: View {
  /// The height of a row that takes as many lines as its cell draws (rule 5).
  public static let automaticDimension = -1

  /// The object that knows the rows; the table does not keep it alive (rule 1).
  public final weak var dataSource: (any TableViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// The object that is asked about heights and selection, and told what happens to rows; the table
  /// does not keep it alive (rule 1).
  public final weak var delegate: (any TableViewDelegate)? {
    didSet { setNeedsReload() }
  }

  /// The object that is told which rows come next; the table does not keep it alive.
  public final weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?

  /// The lines that a row takes where the delegate does not say.
  public final var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  /// The gesture that asks for fresh content.
  public final var refreshControl: RefreshControl?

  /// The number of rows of each section, as it was counted at the last reload.
  final var rowCounts: [Int] = []

  /// The titles of the sections that have one, by section, as they were read at the last reload.
  final var headerTitles: [Int: String] = [:]
  final var footerTitles: [Int: String] = [:]
  final var needsReload = true

  /// What is in view.
  final var visible = VisibleItems()

  /// A canvas to which cells are drawn in order to count their lines.
  final var measuring = Canvas(width: 0, border: .plain)

  /// The row that is selected.
  final var selection: IndexPath?

  /// The rows that were announced to the prefetching data source and have not come yet.
  final var prefetched: Set<IndexPath> = []

  /// The changes of the open batch, and what is to be called after it.
  final var batch: BatchUpdates?
  final var batchCompletions: [() -> Void] = []

  /// The visible rows that a batch leaves, while the view is filled again.
  final var kept: KeptRows?

  /// The row whose cell is being filled again, and the cell.
  final var reconfigured: (indexPath: IndexPath, cell: TableViewCell)?

  /// One pool of cells for each registration.
  final var pools: [ReusePool] = []

  /// The row for which the data source is being asked for a cell, and whether one was taken for it.
  final var request: (indexPath: IndexPath, isServed: Bool)?

  /// The columns and lines that the table may fill.
  open override var size: Size {
    didSet { if size != oldValue { resize(from: oldValue) } }
  }

  /// Draws the rows in view, and blank lines below them.
  open override func draw(in canvas: inout Canvas) {
    drawVisible(in: &canvas)
  }

  /// Draws the rows in view, and blank lines below them.
  open override func drawScreen(in canvas: inout Canvas) {
    drawVisible(in: &canvas)
  }

  /// Scrolls by lines; the list stops at its first and last line.
  open override func scroll(by lines: Int) {
    reloadIfNeeded()
    guard lines != 0 else { return }
    // No list is longer, and sums with such a number stay numbers.
    let lines = min(max(lines, -1 << 40), 1 << 40)
    if lines > 0 { scrollDown(by: lines) } else { scrollUp(by: -lines) }
    prefetch(forward: lines > 0)
  }

  /// Shows the beginning of the list.
  open override func scrollToTop() {
    reloadIfNeeded()
    if isEndNear(forward: false) {
      scroll(by: .min)
    } else {
      showAgain(from: firstItem)
      prefetch(forward: false)
    }
  }

  /// Shows the end of the list.
  open override func scrollToEnd() {
    reloadIfNeeded()
    if isEndNear(forward: true) {
      scroll(by: .max)
    } else {
      recycleAll()
      showEnd()
      prefetch(forward: true)
    }
  }

  /// Taps the button at a point, or else selects the row there (rule 18).
  open override func tap(at point: Point) {
    if let button = button(at: point) {
      button.sendAction()
    } else if let indexPath = indexPathForRow(atLine: point.line) {
      rowTapped(at: indexPath)
    }
  }

  /// Deletes the row at a point, where the data source allows it.
  open override func swipeToDelete(at point: Point) {
    deleteRow(atLine: point.line)
  }

  /// Shows the beginning of the list, where alone it can be pulled down, and refreshes it.
  open override func pullToRefresh() {
    scrollToTop()
    refreshControl?.action()
  }

  /// The button of the row in view that was drawn at a point.
  open override func button(at point: Point) -> Button? {
    reloadIfNeeded()
    guard point.line < size.height, let (element, line) = visible.element(atLine: point.line),
      let cell = element.cell
    else { return nil }
    // A cell that was not drawn since it was filled has its buttons where its previous row had them.
    _ = lineCount(of: cell)
    return cell.button(at: Point(column: point.column, line: line))
  }
}
