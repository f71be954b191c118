/// A list of rows in sections, of which only the visible ones have cells.
///
/// The table asks its data source for counts once per reload or batch, and for a cell when a row
/// comes into view. The cell of a row that leaves is filled again for the next row of its kind.
///
/// Its state lives in parts, each with one owner: ``SectionCounts`` for what the list consists of,
/// ``Viewport`` for what is where in the view, ``CellPool`` for the cells that wait. A change, from
/// wherever it comes, changes the parts at once, and `layOut()` then takes one step after the other
/// until the view is full. A callback that changes the table does the same, and the pass that
/// called it goes on with the parts as they are now (rule 25).
open class TableView: View {
  /// The height of a row that takes as many lines as its cell draws (rule 5).
  public static let automaticDimension = -1

  /// The object that provides counts and cells, held weakly (rule 1).
  ///
  /// Setting it reloads the table before its next use.
  public final var dataSource: (any TableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      needsReload = true
    }
  }

  /// The object that decides about heights and selection and is told about rows, held weakly
  /// (rule 1).
  ///
  /// Setting another one requests the visible rows again, with their heights. Counts, selection and
  /// place stay (rule 4).
  public final var delegate: (any TableViewDelegate)? {
    get { storedDelegate }
    set {
      guard newValue !== storedDelegate else { return }
      storedDelegate = newValue
      showAgain()
    }
  }

  /// The object that is told which rows come next, held weakly.
  public final weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?

  /// The lines of a row if the delegate does not say.
  ///
  /// Setting another value requests the visible rows again. Counts, selection and place stay (rule
  /// 4).
  public final var rowHeight: Int {
    get { storedRowHeight }
    set {
      guard newValue != storedRowHeight else { return }
      storedRowHeight = newValue
      showAgain()
    }
  }

  // Stored apart: Swift checks each access to a public stored property at run time, and these are
  // read for every row.
  private final weak var storedDataSource: (any TableViewDataSource)?
  private final weak var storedDelegate: (any TableViewDelegate)?
  private final var storedRowHeight = TableView.automaticDimension

  /// The gesture that asks for fresh content.
  public final var refreshControl: RefreshControl?

  /// The sections, rows and titles, as read at the last reload or batch.
  final var counts = SectionCounts()

  /// The rows and titles in view.
  final let viewport = Viewport()

  /// The cells that wait for their next row.
  final let cells = CellPool()

  /// The selected row.
  final var selection: IndexPath?

  /// The rows announced to the prefetching data source that have not come into view.
  final var announced: Set<IndexPath> = []

  /// The open batch and its completions, `nil` outside `performBatchUpdates`.
  final var batch: (updates: BatchUpdates, completions: [() -> Void])?

  /// The pass that fills the view.
  final let pass = LayoutPass()

  /// Whether the counts have to be read before they are next needed.
  final var needsReload = true

  /// A canvas that counts the lines of cells, kept for its memory.
  private final var measuringCanvas = Canvas(width: 0, border: .plain)

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

  /// Scrolls by lines, and stops at the first and last line of the list.
  open override func scroll(by lines: Int) {
    reloadIfNeeded()
    // No list is longer, and sums with such a number do not overflow.
    scrollLines(min(max(lines, -1 << 40), 1 << 40))
  }

  /// Shows the beginning of the list.
  open override func scrollToTop() {
    reloadIfNeeded()
    scrollToEdge(forward: false)
  }

  /// Shows the end of the list.
  open override func scrollToEnd() {
    reloadIfNeeded()
    scrollToEdge(forward: true)
  }

  /// Taps the button at a point, or else selects the row there (rule 18).
  open override func tap(at point: Point) {
    if let button = button(at: point) {
      button.sendAction()
    } else if let indexPath = indexPathForRow(atLine: point.line) {
      rowTapped(at: indexPath)
    }
  }

  /// Deletes the row at a point, if the data source allows it.
  open override func swipeToDelete(at point: Point) {
    guard let dataSource, let indexPath = indexPathForRow(atLine: point.line) else { return }
    let changes = pass.changes
    guard dataSource.tableView(self, canEditRowAt: indexPath), changes == pass.changes else {
      return
    }
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
  }

  /// Shows the beginning of the list, where it can be pulled down, and refreshes it.
  open override func pullToRefresh() {
    scrollToTop()
    refreshControl?.action()
  }

  /// The button of the visible row that was drawn at a point.
  open override func button(at point: Point) -> Button? {
    reloadIfNeeded()
    guard point.line < size.height, let (element, line) = viewport.element(atLine: point.line),
      let cell = element.cell
    else { return nil }
    // A cell that was not drawn since it was filled has its buttons where its previous row had
    // them.
    _ = lineCount(of: cell, width: size.width)
    return cell.button(at: Point(column: point.column, line: line))
  }

  /// The lines that a cell draws in the width of the table.
  final func lineCount(of cell: TableViewCell, width: Int) -> Int {
    if measuringCanvas.width != width { measuringCanvas = Canvas(width: width, border: .plain) }
    measuringCanvas.beginRow()
    cell.draw(in: &measuringCanvas)
    measuringCanvas.endRow()
    measuringCanvas.removeAll()
    return measuringCanvas.line
  }
}
