import ListRendering

/// A screen with a table and the list that it shows.
final class ListScreen: UIViewController {
  /// The list, which the table holds weakly.
  let list: LabelledList

  /// The table, which is the view.
  let table = UITableView()

  init(_ list: LabelledList, title: String? = nil, height: Int = 0, kinds: [String] = ["row"]) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
    self.title = title
    for kind in kinds { table.register(LabelledCell.self, forCellReuseIdentifier: kind) }
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    table.dataSource = list
    table.delegate = list
    table.size = Size(width: 20, height: height)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  convenience init(
    sections: [LabelledSection], title: String? = nil, height: Int = 0, kinds: [String] = ["row"]
  ) {
    self.init(LabelledList(sections), title: title, height: height, kinds: kinds)
  }

  convenience init(
    rows: [LabelledRow], title: String? = nil, height: Int = 0, kinds: [String] = ["row"]
  ) {
    self.init(
      sections: [LabelledSection(rows: rows)], title: title, height: height, kinds: kinds)
  }

  override func loadView() {
    view = table
  }
}

// MARK: - Refreshing

extension ListScreen {
  /// Begins or ends refreshing.
  func setRefreshing(_ isRefreshing: Bool) {
    if table.refreshControl == nil { table.refreshControl = UIRefreshControl() }
    if isRefreshing {
      table.refreshControl?.beginRefreshing()
    } else {
      table.refreshControl?.endRefreshing()
    }
  }
}

// MARK: - Looking

extension ListScreen {
  /// The drawn lines of the view, without title and border.
  var shown: [String] {
    var text = ""
    ListRenderer(width: table.size.width, style: .plain).drawFrame(of: self, into: &text)
    return Self.content(of: text)
  }

  /// The drawn lines of the whole list, without title and border.
  var wholeList: [String] {
    var text = ""
    ListRenderer(width: table.size.width, style: .plain).drawList(of: self, into: &text)
    return Self.content(of: text)
  }

  private static func content(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().dropLast().map(String.init)
  }
}

// MARK: -

/// A list written as text: each letter is a row, and `|` separates two sections.
///
/// `ab||c` has two rows in the first section, none in the second and one in the third.
nonisolated struct ListPicture: Sendable {
  /// The sections of the picture.
  let sections: [LabelledSection]
}

// MARK: -

nonisolated extension ListPicture: ExpressibleByStringLiteral {
  init(stringLiteral picture: String) {
    sections = picture.split(separator: "|", omittingEmptySubsequences: false).map { rows in
      LabelledSection(rows: rows.map { LabelledRow(String($0)) })
    }
  }
}

// MARK: -

extension ListScreen {
  /// Creates a screen that shows a list of rows of one line.
  convenience init(_ picture: ListPicture, height: Int = 20) {
    self.init(sections: picture.sections, height: height)
    _ = shown
    list.calls = []
  }

  /// The letters in view, from top to bottom.
  var letters: String { shown.joined() }

  /// The letters of the rows whose cells were requested, in order.
  var askedLetters: String { letters(of: list.asked) }

  /// Clears the record, and changes the list and makes calls in one batch.
  func update(to picture: ListPicture, _ calls: UpdateCall...) {
    list.calls = []
    table.performBatchUpdates {
      self.list.sections = picture.sections
      for call in calls { self.table.perform(call) }
    }
  }

  private func letters(of rows: [IndexPath]) -> String {
    rows.map { list.sections[$0.section].rows[$0.row].lines.joined() }.joined()
  }
}
