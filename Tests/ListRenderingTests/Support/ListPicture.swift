import ListRendering

/// A list as one line of text: a letter is a row, and `|` stands between two sections.
///
/// `ab||c` has rows in its first and last section, and none in the one between them.
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
  /// Shows a list of rows of one line.
  convenience init(_ picture: ListPicture, height: Int = 20) {
    self.init(sections: picture.sections, height: height)
    _ = shown
    list.calls = []
  }

  /// The letters in view, from top to bottom.
  var letters: String { shown.joined() }

  /// The letters of the rows whose cells were asked for, in order.
  var askedLetters: String { letters(of: list.asked) }

  /// Changes the list and makes calls, all in one batch, and forgets what was called before.
  func update(to picture: ListPicture, _ calls: UpdateCall...) {
    list.calls = []
    table.performBatchUpdates {
      list.sections = picture.sections
      for call in calls { table.perform(call) }
    }
  }

  private func letters(of rows: [IndexPath]) -> String {
    rows.map { list.sections[$0.section].rows[$0.row].lines.joined() }.joined()
  }
}
