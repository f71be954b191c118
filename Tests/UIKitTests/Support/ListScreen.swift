import ListRendering
import UIKit

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

// MARK: - Selecting

extension ListScreen {
  /// Selects a row of the first section from code.
  func select(_ row: Int) {
    table.selectRow(at: .row(row), animated: false, scrollPosition: .none)
  }

  /// Taps a row of one line in a view that shows its beginning.
  func tap(_ row: Int) { table.tap(at: Point(column: 0, line: row)) }

  /// The calls about deleting a row.
  var swipes: [LabelledList.Call] {
    list.calls.filter { call in
      switch call {
      case .canEdit, .editingStyle, .delete: true
      default: false
      }
    }
  }
}

// MARK: - Looking

extension ListScreen {
  /// The drawn lines of the view, without title and border.
  var shown: [String] { lines(width: table.size.width) { $0.drawFrame(of: self, into: &$1) } }

  /// The drawn lines of the whole list, without title and border.
  var wholeList: [String] { lines(width: table.size.width) { $0.drawList(of: self, into: &$1) } }
}

extension UIViewController {
  /// Returns the lines that a plain renderer draws, without title and border.
  func lines(width: Int, _ draw: (ListRenderer, inout String) -> Void) -> [String] {
    var text = ""
    draw(ListRenderer(width: width, style: .plain), &text)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
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
  var askedLetters: String { list.asked.compactMap { list.row(at: $0)?.lines.joined() }.joined() }

  /// Clears the record, and changes the list and makes calls in one batch.
  func update(to picture: ListPicture, _ calls: UpdateCall...) { update(to: picture, calls) }

  /// Clears the record, and changes the list and makes calls in one batch.
  func update(to picture: ListPicture, _ calls: [UpdateCall]) {
    list.calls = []
    table.performBatchUpdates {
      self.list.sections = picture.sections
      for call in calls { self.table.perform(call) }
    }
  }
}
