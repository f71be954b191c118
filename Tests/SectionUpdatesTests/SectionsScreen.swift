import ListRendering
import SectionUpdates
import TestSupport
import Testing
import UIKit

/// A section of a picture: an id, and a letter for each row.
nonisolated struct PictureSection: Identifiable, Equatable, Sendable {
  /// An id whose hash is the same for all sections.
  struct ID: Hashable {
    let name: Character

    func hash(into hasher: inout Hasher) {}
  }

  let id: ID

  /// The rows: a capital letter is a row of three lines, a small one a row of one line.
  var rows: [Character]

  /// The letters of the lines, from top to bottom.
  var lines: [Character] { rows.flatMap { Array(repeating: $0, count: Self.height(of: $0)) } }

  static func height(of row: Character) -> Int { row.isUppercase ? 3 : 1 }
}

// MARK: -

/// Sections written as text: `1ab|2C` is the section 1 with two rows and the section 2 with one.
nonisolated struct SectionPicture: ExpressibleByStringLiteral {
  let sections: [PictureSection]

  init(stringLiteral picture: String) {
    sections = picture.split(separator: "|").map { section in
      PictureSection(id: .init(name: section.first!), rows: Array(section.dropFirst()))
    }
  }
}

// MARK: -

/// The class of the list on a screen.
nonisolated enum ListKind: CaseIterable { case table, collection }

// MARK: -

/// A screen whose list shows sections of letters, in a table or a collection.
final class SectionsScreen: UIViewController {
  /// The sections, which the list shows after ``viewDidLoad()``.
  let sections = DiffableSections<PictureSection>()

  /// The list.
  let list: any SectionedList

  /// The table, which is the list on a screen of that kind.
  let table = RecordingTable()

  /// The number of cells that were requested.
  var cellCount = 0

  /// The window, `nil` until the screen is shown.
  private(set) var window: TextWindow?

  init(_ kind: ListKind) {
    list =
      switch kind {
      case .table: table
      case .collection:
        UnorderedCollection(frame: .zero, collectionViewLayout: SelfSizingLayout())
      }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen that shows sections in a window, from some line on.
  convenience init(
    _ kind: ListKind, _ picture: SectionPicture, height: Int = 3, scrolledBy lines: Int = 0
  ) {
    self.init(kind)
    sections.apply(picture.sections)
    appear(height: height)
    list.contentOffset.y = .lines(lines)
    table.calls = []
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    if let collection = list as? UICollectionView {
      collection.register(LabelItemCell.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = self
      (collection.collectionViewLayout as? SelfSizingLayout)?.height = { [sections] in
        PictureSection.height(of: sections[$0.section].rows[$0.item])
      }
    }
    sections.listView = list
  }
}

// MARK: - What a person does

extension SectionsScreen {
  /// Shows the screen in a window with some lines of content.
  func appear(height: Int) {
    let root = UINavigationController(rootViewController: self)
    window = TextWindow(rootViewController: root, size: Size(width: 20, height: height + 2))
    _ = shown
  }

  /// Shows another screen above this one, or ends that.
  func setCovered(_ isCovered: Bool) {
    if isCovered {
      navigationController?.pushViewController(UIViewController(), animated: false)
    } else {
      _ = navigationController?.popViewController(animated: false)
    }
    window?.layoutIfNeeded()
  }

  /// Begins or ends refreshing.
  func setRefreshing(_ isRefreshing: Bool) {
    if list.refreshControl == nil { list.refreshControl = UIRefreshControl() }
    if isRefreshing {
      list.refreshControl?.beginRefreshing()
    } else {
      list.refreshControl?.endRefreshing()
    }
  }

  /// Shows the sections of a picture, and records only the calls of that.
  func apply(_ picture: SectionPicture, searchText: String? = nil) {
    table.calls = []
    table.offsets = []
    sections.apply(picture.sections, searchText: searchText)
  }

  /// The first letter of each line in view; `◌` is the refresh control.
  var shown: String {
    let lines = window?.frame.split(separator: "\n").dropFirst().dropLast() ?? []
    return String(lines.compactMap { line in line.first { $0.isLetter || $0 == "◌" } })
  }

  /// Compares the first letters of the lines in view.
  func expectShown(
    _ expected: String, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(shown == expected, comment, sourceLocation: sourceLocation)
  }

  /// Compares the calls of the table since the last change.
  func expectCalls(
    _ expected: [RecordingTable.Call], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(table.calls == expected, sourceLocation: sourceLocation)
  }
}

// MARK: - Table

extension SectionsScreen: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellCount += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = text(of: row)
    return cell
  }

  private func text(of row: Character) -> String {
    Array(repeating: String(row), count: PictureSection.height(of: row)).joined(separator: "\n")
  }
}

// MARK: - Collection

extension SectionsScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellCount += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    let label = (cell as? LabelItemCell)?.label
    label?.numberOfLines = 0
    label?.text = text(of: sections[indexPath.section].rows[indexPath.item])
    return cell
  }
}

// MARK: -

/// A cell of a collection that shows a label.
private final class LabelItemCell: UICollectionViewCell {
  private(set) lazy var label: UILabel = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()
}
