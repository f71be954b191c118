import ListRendering

/// A screen with a table and the list that it shows.
final class ListScreen: ViewController {
  /// The list; the table itself does not keep it alive.
  let list: LabelledList

  /// The table, which is the view.
  let table = TableView()

  init(_ list: LabelledList, title: String? = nil, height: Int = 0, kinds: [String] = ["row"]) {
    self.list = list
    super.init()
    self.title = title
    for kind in kinds { table.register(LabelledCell.self, forCellReuseIdentifier: kind) }
    table.dataSource = list
    table.delegate = list
    table.size = Size(width: 20, height: height)
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

// MARK: - Looking

extension ListScreen {
  /// The lines of the view as they are drawn, without title and frame.
  var shown: [String] {
    var text = ""
    ListRenderer(width: table.size.width, style: .plain).drawFrame(of: self, into: &text)
    return Self.content(of: text)
  }

  /// The lines of the whole list as they are drawn, without title and frame.
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
