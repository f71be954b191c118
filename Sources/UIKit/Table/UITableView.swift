package import TerminalDrawing

/// A list of rows in sections that has cells only for visible rows.
///
/// The table asks its data source for counts once per reload or batch, and for a cell when a row
/// comes into view. When a row leaves, its cell is reused for the next row of the same kind.
///
/// `ListView` fills the view, as for a collection; `TableLayout` finds the rows in view.
open class UITableView: UIScrollView {
  /// The look of a table; all styles are drawn alike.
  public nonisolated enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The animation of a change; text is not animated.
  public nonisolated enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The height of a row that takes as many lines as its cell draws (rule 5: row heights).
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

  /// The object that provides counts and cells, held weakly (rule 1: weak references).
  ///
  /// Setting it reloads the table before its next use.
  open var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      list.setNeedsReload()
    }
  }

  /// The object that decides heights and selection and is notified about rows, held weakly (rule 1:
  /// weak references).
  ///
  /// Setting another delegate requests the visible rows again, with their heights. Counts,
  /// selection and scroll position stay (rule 4: reloading). The former delegate is told nothing
  /// more. The new one is told that a row leaves only if it was told that the row came (rule 17:
  /// showing rows).
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      guard newValue !== storedDelegate else { return }
      storedDelegate = newValue
      list.delegateChanged()
      // Inside a batch the data may be ahead of the counts, and its end reads the headers.
      if !list.needsReload, !list.batch.isOpen {
        var counts = list.counts
        readHeaders(into: &counts)
        list.counts = counts
      }
      showAgain()
    }
  }

  final override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set {
      let tableDelegate = newValue as? any UITableViewDelegate
      precondition(
        newValue == nil || tableDelegate != nil, "the delegate of a table must be a table's")
      delegate = tableDelegate
    }
  }

  /// The object that prepares the next rows, held weakly.
  ///
  /// A new object is asked to prepare all rows that come next. It is not asked to cancel rows that
  /// only the former object prepared.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { announced = [] } }
  }

  /// The height of a row in points, unless the delegate returns another one.
  ///
  /// It is rounded up to whole lines: a row of 44 points takes three lines of 16 (rule 5: row
  /// heights).
  ///
  /// Setting another value measures the visible rows again. Counts, selection and scroll position
  /// stay (rule 4: reloading).
  open var rowHeight: CGFloat {
    get { storedRowHeight }
    set {
      guard newValue != storedRowHeight else { return }
      storedRowHeight = newValue
      measureAgain()
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

  /// What the table has read and shows.
  final let list = ListState<UITableViewCell>()

  /// The registrations and the waiting views of headers and footers.
  final let headerFooters = CellPool<UITableViewHeaderFooterView>()

  /// The rows announced to the prefetching data source that have not come into view.
  final var announced: Set<IndexPath> = []

  /// Whether rows are announced above the view, in the direction of the last scroll.
  final var scrollsBackward = false

  /// A canvas that counts the lines of cells, kept to reuse its memory.
  private final var measuringCanvas = Canvas(width: 0, border: .plain)

  final override func sizeChanged(from oldSize: Size) {
    if size.width != oldSize.width { return measureAgain() }
    list.setNeedsLayout()
    if !list.needsReload { layOut() }
  }

  /// The position of the upper edge in the content.
  ///
  /// In a window, each row above the view is estimated to take one line of 16 points, and each header
  /// or footer its fixed height or one line. The refresh control is at −16.
  ///
  /// A position is rounded to the nearest line. One within two heights of the view is reached
  /// exactly. Farther away, the rows are at their estimated positions, and past the last one the
  /// list shows its end.
  open override var contentOffset: CGPoint {
    get {
      reloadIfNeeded()
      return CGPoint(x: 0, y: CGFloat(lines: offset))
    }
    set {
      reloadIfNeeded()
      let line = newValue.y.line(rounded: .toNearestOrAwayFromZero)
      let distance = line - offset
      if line <= -refreshLines {
        scrollToTop()
      } else if abs(distance) <= 2 * size.height {
        scrollLines(distance)
      } else if window == nil, let item = items(inLines: line..<line + 1).first {
        let position = ListAnchor.Position.line(lines(of: item).lowerBound - line)
        scroll(to: anchor(keeping: item, at: position), backward: distance < 0)
      } else {
        scroll(to: .offset(line), backward: distance < 0)
      }
    }
  }

  /// The size of the content in points; what is not in view is estimated as for ``contentOffset``.
  open override var contentSize: CGSize {
    get {
      reloadIfNeeded()
      let end = lines(of: .header(section: list.counts.rows.count)).lowerBound
      return Size(width: size.width, height: end).points
    }
    set {}
  }

  final override func refreshLinesChanged(from old: Int) {
    guard !list.needsReload else { return }
    list.counts.hasRefreshControl = refreshLines > 0
    // Without the line of the control, the first row may be at the upper edge.
    if case .item(let item, let position) = list.anchor {
      list.anchor = anchor(keeping: item, at: position)
    }
    // Not at once, because the data may be ahead of the counts until a reload or batch follows.
    list.setNeedsLayout()
  }

  /// Loads the table if it has not been loaded, and fills the view (rule 32: layout without a
  /// window).
  open override func layoutIfNeeded() {
    reloadIfNeeded()
    super.layoutIfNeeded()
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
    scroll(to: .beginning, backward: true)
  }

  /// Shows the end of the list.
  package override func scrollToEnd() {
    reloadIfNeeded()
    guard let last = list.counts.last else { return }
    scroll(to: .item(last, .end(size.height)), backward: false)
  }

  /// Taps the button at a point, or else selects the row there (rule 18: taps and swipes).
  package final override func tap(at point: Point) {
    if let button = button(at: point) {
      button.tapped()
    } else if allowsSelection, let indexPath = indexPathForRow(atLine: point.line) {
      rowTapped(at: indexPath)
    }
  }

  /// Deletes the row at a point, if the data source and the delegate allow it (rule 18: taps and
  /// swipes).
  package override func swipeToDelete(at point: Point) {
    guard let dataSource, let indexPath = indexPathForRow(atLine: point.line) else { return }
    let changeCount = list.changeCount
    guard dataSource.tableView(self, canEditRowAt: indexPath), changeCount == list.changeCount
    else { return }
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard style == .delete, changeCount == list.changeCount else { return }
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
  }

  /// Returns the button of the visible row at a point.
  package override func button(at point: Point) -> UIButton? {
    visibleButton(at: point)
  }

  // MARK: - Counting and asking

  /// The number of sections; 0 without a data source (rule 2: sections).
  open var numberOfSections: Int {
    countIfNeeded()
    return list.counts.rows.count
  }

  /// Returns the number of rows of a section, as read at the last reload or batch (rule 3: counts).
  open func numberOfRows(inSection section: Int) -> Int {
    countIfNeeded()
    return list.counts.rowCount(ofExisting: section)
  }

  /// Reads the counts again, clears the selection and fills the view again (rule 4: reloading).
  ///
  /// The scroll offset stays. If the list became too short for that, the view shows its end. From
  /// inside a callback, the counts are read immediately, and the view is filled after the callback
  /// has returned (rule 25: changes in callbacks).
  ///
  /// - Complexity: O(*n*) in the number of sections.
  open func reloadData() {
    list.batch.refuseReload()
    readAgain()
    layOut()
  }

  /// Returns the cell of a visible row, `nil` for any other row (rule 15: visible rows).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visibleItem(.row(indexPath)).flatMap(cell)
  }

  /// The rows in view, from top to bottom, `nil` if there are none (rule 15: visible rows).
  open var indexPathsForVisibleRows: [IndexPath]? {
    let indexPaths = visibleItems.compactMap(\.item.indexPath)
    return indexPaths.isEmpty ? nil : indexPaths
  }

  /// The cells in view, from top to bottom (rule 15: visible rows).
  open var visibleCells: [UITableViewCell] {
    visibleItems.compactMap(cell)
  }

  /// Returns the row that a visible cell shows, `nil` for any other cell (rule 15: visible rows).
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleItems.first { $0.view === cell }?.item.indexPath
  }

  /// Returns the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
  }

  /// Returns the frame of a row in the content; what is not in view is estimated as for
  /// ``contentOffset``.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return rect(of: lines(of: .row(indexPath)))
  }

  /// Returns the frame of a section in the content, with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    let begin = lines(of: .header(section: section)).lowerBound
    return rect(of: begin..<lines(of: .header(section: section + 1)).lowerBound)
  }

  // MARK: - Cells

  /// Registers a class of cells under an identifier; `nil` ends the registration.
  ///
  /// Registering an identifier again replaces the earlier registration. An empty identifier stops
  /// the program (rule 7: registering), and so does a class that is no cell.
  open func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    guard let cellClass else { return list.cells.unregister(identifier) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      fatalError("\(cellClass) must be a subclass of UITableViewCell")
    }
    list.cells.register(identifier) { cellClass.init(__registeredFor: $0) }
  }

  /// Returns a waiting or new cell, or `nil` without a registration (rule 8: the pool).
  ///
  /// A cell that the data source made itself waits under its own identifier after it has left the
  /// view, so that `dequeueReusableCell(withIdentifier:) ?? UITableViewCell(…)` reuses it (rule 26:
  /// own cells).
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    list.cells.dequeue(identifier)
  }

  /// Returns a waiting or new cell for the row that is being requested.
  ///
  /// The program stops if the identifier is not registered (rule 9: no registration), if the row
  /// does not exist (rule 10: missing rows), or if the same request has already dequeued a cell
  /// (rule 11: a second cell).
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    list.cells.dequeue(identifier, for: indexPath) {
      countIfNeeded()
      return list.counts.contains(indexPath)
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

  /// Returns the view above a section, which has a title in its label; `nil` if it is not in view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleView(of: .header(section: section))
  }

  /// Returns the view below a section, which has a title in its label; `nil` if it is not in view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleView(of: .footer(section: section))
  }

  // MARK: - Scrolling and selecting

  /// Scrolls until a row is at a position in the view, as far as the ends of the list allow.
  ///
  /// A row that does not exist stops the program (rule 16: missing rows).
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
    return list.selection
  }

  /// Selects a row without calling the delegate; `nil` selects none (rule 18: taps and swipes).
  ///
  /// A row that does not exist stops the program. A scroll position other than `none` also scrolls
  /// to the row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate (rule 18: taps and swipes).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: - Updating

  /// Applies several changes of rows and sections at once.
  ///
  /// In `updates`, change the data and call the methods that insert, delete, reload, move and
  /// reconfigure, in any order. Deleted rows are named by their index path before the batch, inserted
  /// rows by their index path after it (rule 20: order in a batch). Batches may nest; the outermost one
  /// applies all changes. If the counts of the data source do not agree with the changes, the
  /// program stops with UIKit's message (rule 21: wrong batches).
  ///
  /// The selection follows its row. The scroll offset stays, so rows that are inserted above the view
  /// move the visible ones down (rule 24: the offset). From inside a callback, the changes are
  /// applied immediately, and the view is filled after the callback has returned (rule 25: changes in
  /// callbacks). The completion is called with `true` after the view is filled.
  ///
  /// - Complexity: O(*n*) in the number of sections and changes. Cells are requested only for rows
  ///   that come into view or are reloaded.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    list.batch.append(completion)
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

  /// Opens a batch, or goes one level deeper in the open one (rule 20: order in a batch).
  open func beginUpdates() {
    countIfNeeded()
    list.batch.begin()
  }

  /// Ends the level that the last ``beginUpdates()`` opened, and applies the batch after the
  /// outermost one.
  open func endUpdates() {
    if let finished = list.batch.end() { finish(finished) }
  }

  /// Shows new rows, named by their index path after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  /// Removes rows, named by their index path before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  /// Requests new cells for rows, named by their index path before the batch.
  ///
  /// A reloaded row loses the selection (rule 27: reloaded rows).
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths }
  }

  /// Fills the cells of rows again, without replacing or preparing them for reuse (rule 23:
  /// reconfiguring).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Moves a row to another index path, with its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Shows new sections, named by their index after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += Array(sections) }
  }

  /// Removes sections, named by their index before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += Array(sections) }
  }

  /// Counts the rows of sections again, and requests new cells.
  ///
  /// The sections are named by their index before the batch.
  ///
  /// A row of a reloaded section loses the selection (rule 27: reloaded rows).
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += Array(sections) }
  }

  /// Moves a section to another index, with its cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: - Measuring

  /// Returns the number of lines that a cell draws in a width.
  final func lineCount(of cell: UITableViewCell, width: Int) -> Int {
    cell.lineCount(on: &measuringCanvas, width: width)
  }
}
