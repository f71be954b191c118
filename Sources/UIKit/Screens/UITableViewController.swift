/// A screen whose view is a table, and that is the table's data source and delegate.
///
/// Every optional method of the two protocols is implemented here as `open`, so that a subclass can
/// override it. Without an implementation in this class, Swift would call the protocol's default
/// even if a subclass declares the method (rule 6: default methods).
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table, which is the screen's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control that reloads the table when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Whether the selection ends when the screen appears.
  open var clearsSelectionOnViewWillAppear = true

  private final let style: UITableView.Style

  /// Creates a screen with a table; all styles are drawn alike.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Creates the table, with this screen as its data source and delegate.
  open override func loadView() {
    let tableView = UITableView(frame: .zero, style: style)
    tableView.dataSource = self
    tableView.delegate = self
    view = tableView
  }

  /// Ends the selection, unless ``clearsSelectionOnViewWillAppear`` is false.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    tableView.selectRow(at: nil, animated: animated, scrollPosition: .none)
  }

  /// Returns 1 by default (rule 2: sections).
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns 0 by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Stops the program, because a subclass with rows must return cells for them.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    fatalError("\(Self.self) must implement tableView(_:cellForRowAt:)")
  }

  /// Returns no header by default (rule 19: headers and footers).
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns no footer by default (rule 19: headers and footers).
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns the row height of the table by default (rule 5: row heights).
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Does nothing by default (rule 17: showing rows).
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing by default (rule 17: showing rows).
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Returns true by default (rule 18: taps and swipes).
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Returns the tapped row by default (rule 18: taps and swipes).
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing by default (rule 18: taps and swipes).
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns the selected row by default (rule 18: taps and swipes).
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing by default (rule 18: taps and swipes).
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns `delete` by default (rule 18: taps and swipes).
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .delete
  }

  /// Returns no view by default (rule 19: headers and footers).
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// Returns no view by default (rule 19: headers and footers).
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Returns the automatic height by default (rule 19: headers and footers).
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }

  /// Returns the automatic height by default (rule 19: headers and footers).
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }

  /// Returns true by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing by default.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
