/// A list of rows in sections that has cells only for visible rows.
///
/// The table asks its data source for counts once per reload or batch, and for a cell when a row
/// comes into view. When a row leaves, its cell is reused for the next row of the same kind.
///
/// Its state is divided into parts: `SectionCounts` holds the rows and titles of the list,
/// `Viewport` the visible rows and their lines, and `CellPool` the waiting cells. Every change
/// updates the parts at once. Then `layOut()` fills the view step by step. If a callback changes
/// the table during this pass, the pass continues with the new state (rule 25).
open class UITableView: UIScrollView {
  /// The look of a table; all styles are drawn alike.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The animation of a change; text is not animated.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The height of a row that takes as many lines as its cell draws (rule 5).
  public static let automaticDimension: CGFloat = -1

  /// The look of the table; it has no effect.
  public final let style: Style

  /// Creates a table; the style has no effect.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  nonisolated deinit {}

  /// The object that provides counts and cells, held weakly (rule 1).
  ///
  /// Setting it reloads the table before its next use.
  open var dataSource: (any UITableViewDataSource)? {
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
  /// selection and scroll position stay (rule 4). The former delegate is told nothing more, and the
  /// new one only of the end of rows whose beginning it was told (rule 17).
  open var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      guard newValue !== storedDelegate else { return }
      storedDelegate = newValue
      pass.changes += 1
      viewport.delegateChanged()
      defaultAnswers = []
      // Inside a batch the data may be ahead of the counts, and its end reads the headers.
      if !needsReload, !batch.isOpen {
        var counts = counts
        readHeaders(into: &counts)
        self.counts = counts
      }
      showAgain()
    }
  }

  /// The object that prepares the next rows, held weakly.
  ///
  /// Another one is told of all rows that come next, and of the cancellation of none that only the
  /// former one was told.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { announced = [] } }
  }

  /// The height of a row in points, unless the delegate returns another one.
  ///
  /// It is rounded up to whole lines: a row of 44 points takes three lines of 16 (rule 5).
  ///
  /// Setting another value requests the visible rows again. Counts, selection and scroll position
  /// stay (rule 4).
  open var rowHeight: CGFloat {
    get { storedRowHeight }
    set {
      guard newValue != storedRowHeight else { return }
      storedRowHeight = newValue
      showAgain()
    }
  }

  /// Whether a tap selects a row.
  open var allowsSelection = true

  /// Accepted without effect: rows that are not in view are estimated to take one line.
  open var estimatedRowHeight = UITableView.automaticDimension

  /// Accepted without effect: text has no lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// Accepted without effect: nothing is drawn below the last row.
  open var tableFooterView: UIView?

  // Private storage, because Swift checks each access to a public stored property at run time, and
  // these are read for every row.
  private final weak var storedDataSource: (any UITableViewDataSource)?
  private final weak var storedDelegate: (any UITableViewDelegate)?
  private final var storedRowHeight = UITableView.automaticDimension

  /// The sections, rows and titles, as read at the last reload or batch.
  final var counts = SectionCounts()

  /// The rows and titles in view.
  final let viewport = Viewport()

  /// The registrations and the waiting cells.
  final let cells = CellPool<UITableViewCell>()

  /// The registrations and the waiting views of headers and footers.
  final let headerFooters = CellPool<UITableViewHeaderFooterView>()

  /// The questions about headers and footers that the delegate leaves to the protocol.
  final var defaultAnswers: DefaultAnswers = []

  /// The selected row.
  final var selection: IndexPath?

  /// The rows announced to the prefetching data source that have not come into view.
  final var announced: Set<IndexPath> = []

  /// The batch that is being collected.
  final var batch = OpenBatch()

  /// The pass that fills the view.
  final let pass = LayoutPass()

  /// Whether the counts must be read before their next use.
  final var needsReload = true

  /// Whether the view must be filled before its next use.
  final var needsLayout = false

  /// A canvas that counts the lines of cells, kept to reuse its memory.
  private final var measuringCanvas = Canvas(width: 0, border: .plain)

  final override func sizeChanged(from oldSize: Size) {
    resize(from: oldSize)
  }

  /// The place of the upper edge in the content; in a window, each row above the view is estimated
  /// to take one line of 16 points, and the refresh control is at −16.
  ///
  /// A place is rounded to the nearest line. One within two heights of the view is reached exactly.
  /// At a place farther away, the row that is estimated to be there begins, and past the last one
  /// the list shows its end.
  open override var contentOffset: CGPoint {
    get {
      reloadIfNeeded()
      return CGPoint(x: 0, y: CGFloat(lines: firstLine + viewport.hiddenLines))
    }
    set {
      reloadIfNeeded()
      let line = newValue.y.line(rounded: .toNearestOrAwayFromZero)
      let lines = line - firstLine - viewport.hiddenLines
      if line <= -refreshLines {
        scrollToEdge(forward: false)
      } else if abs(lines) <= 2 * size.height {
        scrollLines(lines)
      } else if window == nil, let item = item(atLine: line) {
        restart(at: item, .hiding(line - self.lines(of: item).line))
        layOut(announcing: lines > 0 ? .forward : .backward)
      } else if !counts.rows.isEmpty {
        let start = start(atEstimatedLine: line)
        restart(at: start.item, start.placement)
        layOut(announcing: lines > 0 ? .forward : .backward)
      }
    }
  }

  /// The size of the content in points; in a window, each row that is not in view is estimated to
  /// take one line.
  open override var contentSize: CGSize {
    reloadIfNeeded()
    let last = counts.last.map(lines(of:)) ?? (line: 0, height: 0)
    return Size(width: size.width, height: last.line + last.height).points
  }

  final override func refreshLinesChanged(from old: Int) {
    guard !needsReload else { return }
    pass.changes += 1
    let isAtTop = viewport.isAtTop(of: counts)
    counts.hasRefreshControl = refreshLines > 0
    if refreshLines == 0 {
      viewport.removeRefreshControl()
    } else if isAtTop {
      viewport.placeRefreshControl()
    }
    // Not at once, because the data may be ahead of the counts until a reload or batch follows.
    needsLayout = true
  }

  /// Loads the table if it has not been loaded, and fills the view (rule 32).
  open override func layoutIfNeeded() {
    reloadIfNeeded()
  }

  package override func draw(in canvas: inout Canvas) {
    refuseSuperview()
    drawVisible(in: &canvas)
  }

  override func appendSteps(to list: inout [DrawStep], column: inout Int?) {
    refuseSuperview()
  }

  /// Draws the rows in view, and blank lines below them.
  package override func drawScreen(in canvas: inout Canvas) {
    drawVisible(in: &canvas)
  }

  /// Scrolls by lines, and stops at the first and last line of the list.
  package override func scroll(by lines: Int) {
    reloadIfNeeded()
    // No list has more lines, and adding such a number does not overflow.
    scrollLines(min(max(lines, -1 << 40), 1 << 40))
  }

  /// Shows the beginning of the list.
  package override func scrollToTop() {
    reloadIfNeeded()
    scrollToEdge(forward: false)
  }

  /// Shows the end of the list.
  package override func scrollToEnd() {
    reloadIfNeeded()
    scrollToEdge(forward: true)
  }

  /// Taps the button at a point, or else selects the row there (rule 18).
  package final override func tap(at point: Point) {
    if let button = button(at: point) {
      button.tapped()
    } else if allowsSelection, let indexPath = indexPathForRow(atLine: point.line) {
      rowTapped(at: indexPath)
    }
  }

  /// Deletes the row at a point, if the data source and the delegate allow it (rule 18).
  package override func swipeToDelete(at point: Point) {
    guard let dataSource, let indexPath = indexPathForRow(atLine: point.line) else { return }
    let changes = pass.changes
    guard dataSource.tableView(self, canEditRowAt: indexPath), changes == pass.changes else {
      return
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard style == .delete, changes == pass.changes else { return }
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
  }

  /// Returns the button of the visible row at a point.
  package override func button(at point: Point) -> UIButton? {
    reloadIfNeeded()
    guard point.line < size.height, let (element, line) = viewport.element(atLine: point.line),
      let view = element.view
    else { return nil }
    // Drawing places the buttons. A cell that was filled but not drawn still has them at the places
    // of its previous row.
    if let cell = element.cell {
      _ = lineCount(of: cell, width: size.width)
    } else {
      _ = view.lineCount(width: size.width)
    }
    return view.button(at: Point(column: point.column, line: line))
  }

  // MARK: - Counting and asking

  /// The number of sections; 0 without a data source (rule 2).
  open var numberOfSections: Int {
    reloadIfNeeded()
    return counts.rows.count
  }

  /// Returns the number of rows of a section, as read at the last reload or batch (rule 3).
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return counts.rowCount(ofExisting: section)
  }

  /// Reads the counts again, clears the selection and fills the view again (rule 4).
  ///
  /// The view starts again at the same index path, or at the beginning if it showed the beginning.
  /// If the list became too short for that, the view shows its end. From inside a callback, the
  /// counts are read at once, and the view is filled after the callback has returned (rule 25).
  ///
  /// - Complexity: O(*n*) in the number of sections.
  open func reloadData() {
    batch.refuseReload()
    readAgain()
    layOut(announcing: .forward)
  }

  /// Returns the cell of a visible row, `nil` for any other row (rule 15).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let item = ListItem.row(indexPath)
    return visibleElements.first { $0.item == item }?.cell
  }

  /// The rows in view, from top to bottom (rule 15).
  open var indexPathsForVisibleRows: [IndexPath]? {
    visibleElements.compactMap(\.item.indexPath)
  }

  /// The cells in view, from top to bottom (rule 15).
  open var visibleCells: [UITableViewCell] {
    visibleElements.compactMap(\.cell)
  }

  /// Returns the row that a visible cell shows, `nil` for any other cell (rule 15).
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleElements.first { $0.cell === cell }?.item.indexPath
  }

  /// Returns the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
  }

  /// Returns the place of a row in the content, in points; in a window, each row that is not in view
  /// is estimated to take one line.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    let lines = lines(of: .row(indexPath))
    return rect(of: lines.line..<lines.line + lines.height)
  }

  /// Returns the place of a section in the content, estimated as that of its rows.
  open func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard let first = counts.item(after: .footer(section: section - 1)), first.section == section,
      let last = counts.item(before: .header(section: section + 1))
    else {
      let above =
        counts.item(before: .header(section: section)).map(lines(of:)) ?? (line: 0, height: 0)
      return rect(of: above.line + above.height..<above.line + above.height)
    }
    let end = lines(of: last)
    return rect(of: lines(of: first).line..<end.line + end.height)
  }

  // MARK: - Cells

  /// Registers a class of cells under an identifier; `nil` ends the registration.
  ///
  /// Registering an identifier again replaces the earlier registration. An empty identifier stops
  /// the program (rule 7), and so does a class that is no cell.
  open func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    guard let cellClass else { return cells.unregister(identifier) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      fatalError("\(cellClass) must be a subclass of UITableViewCell")
    }
    cells.register(identifier) { cellClass.init(__registeredFor: $0) }
  }

  /// Returns a waiting or new cell, or `nil` without a registration (rule 8).
  ///
  /// A cell that the data source made itself waits under its own identifier after it has left the
  /// view, so that `dequeueReusableCell(withIdentifier:) ?? UITableViewCell(…)` reuses it (rule 26).
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.dequeue(identifier)
  }

  /// Returns a waiting or new cell for the row that is being requested.
  ///
  /// The program stops if the identifier is not registered (rule 9), if the row does not exist
  /// (rule 10), or if the same request has already dequeued a cell (rule 11).
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    cells.dequeue(identifier, for: indexPath) {
      reloadIfNeeded()
      return counts.contains(indexPath)
    }
  }

  /// Registers a class of header and footer views under an identifier; `nil` ends the registration.
  ///
  /// An empty identifier stops the program, and so does a class that is no
  /// ``UITableViewHeaderFooterView``.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else { return headerFooters.unregister(identifier) }
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      fatalError("\(aClass) must be a subclass of UITableViewHeaderFooterView")
    }
    headerFooters.register(identifier) { viewClass.init(__registeredFor: $0) }
  }

  /// Returns a waiting or new view for a header or footer, or `nil` without a registration.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerFooters.dequeue(identifier)
  }

  /// Returns the view above a section, `nil` if it is not in view or is only a title.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleView(of: .header(section: section))
  }

  /// Returns the view below a section, `nil` if it is not in view or is only a title.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleView(of: .footer(section: section))
  }

  // MARK: - Scrolling and selecting

  /// Scrolls until a row is at a place in the view, as far as the ends of the list allow.
  ///
  /// A row that does not exist stops the program (rule 16).
  ///
  /// - Complexity: O(*n*) in the lines of the view, whatever the distance.
  open func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: position)
  }

  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? {
    reloadIfNeeded()
    return selection
  }

  /// Selects a row without calling the delegate; `nil` selects none (rule 18).
  ///
  /// A row that does not exist stops the program. A scroll position other than `none` also scrolls
  /// to the row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    reloadIfNeeded()
    if let indexPath { checkBounds(of: indexPath, to: "select") }
    selection = indexPath
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate (rule 18).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { selection = nil }
  }

  // MARK: - Updating

  /// Applies several changes of rows and sections at once.
  ///
  /// In `updates`, change the data and call the methods that insert, delete, reload, move and
  /// reconfigure, in any order. Deleted rows are named by their place before the batch, inserted
  /// rows by their place after it (rule 20). Batches may nest; the outermost one applies all
  /// changes. If the counts of the data source do not agree with the changes, the program stops
  /// with UIKit's message (rule 21).
  ///
  /// The selection follows its row, and the first visible row keeps its line, or the next one takes
  /// it. A list that shows its beginning still shows it afterwards (rule 24). From inside a callback, the
  /// changes are applied at once, and the view is filled after the callback has returned (rule 25).
  /// The completion is called with `true` after the view is filled.
  ///
  /// - Complexity: O(*n*) in the number of sections and changes. Cells are requested only for rows
  ///   that come into view or are reloaded.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    batch.append(completion)
    endUpdates()
  }

  /// Applies several changes at once, with a closure that does not escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates(Optional($0), completion: completion)
    }
  }

  /// Opens a batch, or goes one level deeper in the open one (rule 20).
  open func beginUpdates() {
    if needsReload { reloadData() }
    batch.begin()
  }

  /// Ends the level that the last ``beginUpdates()`` opened, and applies the batch after the
  /// outermost one.
  open func endUpdates() {
    guard let finished = batch.end() else { return }
    finish(finished.updates, completions: finished.completions)
  }

  /// Shows new rows, named by their place after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  /// Removes rows, named by their place before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  /// Requests new cells for rows, named by their place before the batch.
  ///
  /// A reloaded row loses the selection (rule 27).
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths }
  }

  /// Fills the cells of rows again, without replacing or preparing them for reuse (rule 23).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Moves a row to another place, with its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Shows new sections, named by their place after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += Array(sections) }
  }

  /// Removes sections, named by their place before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += Array(sections) }
  }

  /// Counts the rows of sections again, and requests new cells.
  ///
  /// The sections are named by their place before the batch.
  ///
  /// A row of a reloaded section loses the selection (rule 27).
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += Array(sections) }
  }

  /// Moves a section to another place, with its cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: - Measuring

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
