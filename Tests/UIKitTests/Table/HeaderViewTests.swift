import ListRendering
import TestSupport
import Testing

@testable import UIKit

/// Checks headers and footers that are views.
struct HeaderViewTests {
  @Test func `rule 19: views win over titles, scroll, and are drawn in the whole list`() {
    let screen = HeaderScreen(sectionCount: 3)
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 16, height: 8), style: .plain)
    window.expectFrame("\nSection 0\n[All]\nrow 0\nend 0\ntitle 1\nrow 1\nend 1")
    expectEqual(screen.headerTexts, ["Section 0", "title 1", nil])
    window.scrollToEnd()
    window.expectFrame("\ntitle 1\nrow 1\nend 1\nSection 2\n[All]\nrow 2\nend 2")
    expectEqual(screen.headerTexts, [nil, "title 1", "Section 2"])
    var list = ""
    window.drawList(into: &list)
    let sections = ["Section 0\n[All]", "title 1", "Section 2\n[All]"].enumerated().map {
      "\($1)\nrow \($0)\nend \($0)\n"
    }
    expectEqual(list, "\n" + sections.joined())
  }

  @Test
  func `rule 19: a height cuts, fills or hides a header, and the views are those of the place`() {
    let screen = HeaderScreen(sectionCount: 3)
    screen.headerHeight = { .lines([1, 0, 3][$0]) }
    screen.footerHeight = .leastNormalMagnitude
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 16, height: 8), style: .plain)
    window.expectFrame("\nSection 0\nrow 0\nrow 1\nSection 2\n[All]\n\nrow 2")
    screen.headerHeight = { _ in UITableView.automaticDimension }
    screen.sectionCount = 4
    screen.tableView.insertSections([0], with: .automatic)
    // The row that moves keeps its cell, and the headers show their new places.
    window.expectFrame("\nSection 0\n[All]\nrow 0\ntitle 1\nrow 0\nSection 2\n[All]")
  }

  @Test
  func `rule 19: views are reused, at most one more is made than were in view, also in batches`() {
    let screen = HeaderScreen(sectionCount: 200)
    let window = TextWindow(rootViewController: screen, size: Size(width: 16, height: 12))
    for lines in [1, 5, 30, 500, -7, -300, -1_000] { window.scroll(by: lines) }
    for _ in 0..<5 { screen.tableView.performBatchUpdates(nil) }
    screen.tableView.reloadData()
    var list = ""
    window.drawList(into: &list)
    #expect(ButtonHeader.createdCount <= 4)
    #expect((screen.tableView.headerView(forSection: 0) as? ButtonHeader)?.reuseCount ?? 0 > 1)
  }

  @Test func `rule 19: titles take their lines of the content, also without a delegate`() {
    let screen = HeaderScreen(sectionCount: 9)
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 16, height: 6), style: .plain)
    let table: UITableView = screen.tableView
    table.delegate = nil
    // Each section has a title and a row.
    expectEqual(table.rectForRow(at: .row(0, in: 8)).minY, .lines(17))
    table.contentOffset.y = .lines(12)
    window.expectFrame("\ntitle 6\nrow 6\ntitle 7\nrow 7\ntitle 8")
  }

  @Test func `rule 19: what one delegate adds or hides goes with it, in all sections`() {
    let screen = HeaderScreen(sectionCount: 2)
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 16, height: 9), style: .plain)
    let plain = SingleSection()
    let titles = "\ntitle 0\nrow 0\ntitle 1\nrow 1\n\n\n\n"
    for delegate in [nil, plain, nil] as [(any UITableViewDelegate)?] {
      screen.headerHeight = { _ in UITableView.automaticDimension }
      screen.tableView.delegate = screen
      window.expectFrame("\nSection 0\n[All]\nrow 0\nend 0\ntitle 1\nrow 1\nend 1\n")
      screen.tableView.delegate = delegate
      window.expectFrame(titles)
      screen.headerHeight = { _ in .leastNormalMagnitude }
      screen.tableView.delegate = screen
      window.expectFrame("\nrow 0\nend 0\nrow 1\nend 1\n\n\n\n")
      screen.tableView.delegate = delegate
      window.expectFrame(titles)
    }
  }

  @Test func `rule 19: a delegate that is set inside a batch is asked about the new sections only`()
  {
    let screen = HeaderScreen(sectionCount: 3)
    let table: UITableView = screen.tableView
    table.size = Size(width: 16, height: 9)
    table.layoutIfNeeded()
    table.delegate = nil
    var asked: [Int] = []
    screen.headerHeight = { section in
      asked.append(section)
      return UITableView.automaticDimension
    }
    table.performBatchUpdates {
      screen.sectionCount = 1
      table.deleteSections([1, 2], with: .none)
      table.delegate = screen
    }
    expectEqual(asked, [0])
  }

  @Test func `rule 25: a header that comes into view may reload a list that has become shorter`() {
    let screen = HeaderScreen(sectionCount: 9)
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 16, height: 9), style: .plain)
    _ = window.drawLines()
    screen.viewRequested = { section in
      guard section == 4 else { return }
      screen.viewRequested = { _ in }
      screen.sectionCount = 2
      screen.tableView.reloadData()
    }
    window.scroll(by: 8)
    window.expectFrame("\nSection 0\n[All]\nrow 0\nend 0\ntitle 1\nrow 1\nend 1\n")
    expectEqual(screen.headerTexts, ["Section 0", "title 1"])
  }

  @Test func `rule 19: a tap on the button of a header calls its action and selects no row`() {
    let screen = HeaderScreen(sectionCount: 3)
    let window = TextWindow(rootViewController: screen, size: Size(width: 16, height: 12))
    for line in [1, 2] { window.tap(line: line, column: 3) }
    window.scroll(by: 1)
    window.tap(line: 1, column: 3)
    expectEqual(screen.tapped, [0, 0])
    screen.tableView.expectSelected(nil)
  }
}

// MARK: -

/// A screen whose even sections have a header view, and all of them a title and a label as footer.
private final class HeaderScreen: UITableViewController {
  var sectionCount = 0
  var headerHeight: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  var footerHeight = UITableView.automaticDimension
  private(set) var tapped: [Int] = []

  /// Is called when the view above a section is requested.
  var viewRequested: (Int) -> Void = { _ in }

  convenience init(sectionCount: Int) {
    self.init(style: .plain)
    self.sectionCount = sectionCount
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    ButtonHeader.createdCount = 0
    tableView.register(LabelledCell.self, forCellReuseIdentifier: "row")
    tableView.register(ButtonHeader.self, forHeaderFooterViewReuseIdentifier: "header")
  }

  /// The texts of the header views in view, `nil` for those that are not.
  var headerTexts: [String?] {
    (0..<sectionCount).map { tableView.headerView(forSection: $0)?.textLabel?.text }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LabelledCell)?.label.lines = ["row \(indexPath.section)"]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "title \(section)" }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    viewRequested(section)
    guard section % 2 == 0 else {
      return super.tableView(tableView, viewForHeaderInSection: section)
    }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    let header = view as? ButtonHeader
    header?.textLabel?.text = "Section \(section)"
    header?.tapped = { [weak self] in self?.tapped.append(section) }
    return view
  }

  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    let label = UILabel()
    label.text = "end \(section)"
    return label
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { headerHeight(section) }

  override func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { footerHeight }
}

// MARK: -

/// A header with a button in its second line.
private final class ButtonHeader: UITableViewHeaderFooterView {
  static var createdCount = 0

  var tapped: () -> Void = {}
  private(set) var reuseCount = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    Self.createdCount += 1
    let button = UIButton(type: .system)
    button.setTitle("All", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [textLabel ?? UILabel(), button])
    stack.axis = .vertical
    contentView.addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}
