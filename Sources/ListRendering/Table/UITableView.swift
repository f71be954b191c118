/// A list of rows in sections that has cells only for visible rows.
///
/// The table asks its data source for counts once per reload or batch, and for a cell when a row
/// comes into view. When a row leaves, its cell is reused for the next row of the same kind.
///
/// Its state is divided into parts: `SectionCounts` holds the rows and titles of the list,
/// `Viewport` the visible rows and their lines, and `CellPool` the waiting cells. Every change
/// updates the parts at once. Then `layOut()` fills the view step by step. If a callback changes
/// the table during this pass, the pass continues with the new state (rule 25).
open class UITableView: UIView {
  /// The height of a row that takes as many lines as its cell draws (rule 5).
  public static let automaticDimension = -1

  /// The object that provides counts and cells, held weakly (rule 1).
  ///
  /// Setting it reloads the table before its next use.
  public final var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      needsReload = true
    }
  }

  /// The object that decides heights and selection and is notified about rows, held weakly (rule
  /// 1).
  ///
  /// Setting another delegate requests the visible rows again, with their heights. Counts,
  /// selection and scroll position stay (rule 4).
  public final var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      guard newValue !== storedDelegate else { return }
      storedDelegate = newValue
      showAgain()
    }
  }

  /// The object that prepares the next rows, held weakly.
  public final weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The number of lines of a row, unless the delegate returns another height.
  ///
  /// Setting another value requests the visible rows again. Counts, selection and scroll position
  /// stay (rule 4).
  public final var rowHeight: Int {
    get { storedRowHeight }
    set {
      guard newValue != storedRowHeight else { return }
      storedRowHeight = newValue
      showAgain()
    }
  }

  // Private storage, because Swift checks each access to a public stored property at run time, and
  // these are read for every row.
  private final weak var storedDataSource: (any UITableViewDataSource)?
  private final weak var storedDelegate: (any UITableViewDelegate)?
  private final var storedRowHeight = UITableView.automaticDimension

  /// The control that reloads the content when the list is pulled down.
  public final var refreshControl: UIRefreshControl?

  /// The sections, rows and titles, as read at the last reload or batch.
  final var counts = SectionCounts()

  /// The rows and titles in view.
  final let viewport = Viewport()

  /// The registrations and the waiting cells.
  final let cells = CellPool()

  /// The selected row.
  final var selection: IndexPath?

  /// The rows announced to the prefetching data source that have not come into view.
  final var announced: Set<IndexPath> = []

  /// The open batch and its completions, `nil` outside `performBatchUpdates`.
  final var batch: (updates: BatchUpdates, completions: [() -> Void])?

  /// The pass that fills the view.
  final let pass = LayoutPass()

  /// Whether the counts must be read before their next use.
  final var needsReload = true

  /// A canvas that counts the lines of cells, kept to reuse its memory.
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
    // No list has more lines, and adding such a number does not overflow.
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

  /// Scrolls to the beginning of the list, and calls the refresh control.
  open override func pullToRefresh() {
    scrollToTop()
    refreshControl?.action()
  }

  /// Returns the button of the visible row at a point.
  open override func button(at point: Point) -> UIButton? {
    reloadIfNeeded()
    guard point.line < size.height, let (element, line) = viewport.element(atLine: point.line),
      let cell = element.cell
    else { return nil }
    // Drawing places the buttons. A cell that was filled but not drawn still has them at the places
    // of its previous row.
    _ = lineCount(of: cell, width: size.width)
    return cell.button(at: Point(column: point.column, line: line))
  }

  /// Returns the number of lines that a cell draws in a width.
  final func lineCount(of cell: UITableViewCell, width: Int) -> Int {
    if measuringCanvas.width != width { measuringCanvas = Canvas(width: width, border: .plain) }
    measuringCanvas.beginRow()
    cell.draw(in: &measuringCanvas)
    measuringCanvas.endRow()
    measuringCanvas.removeAll()
    return measuringCanvas.line
  }
}
