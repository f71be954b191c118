/// A provider of what a data source shows, which the data source observes.
protocol ViewModelDataProvider: AnyObject {
  /// The sections to show, each id once.
  var sections: [ItemSection] { get }

  /// The text that the sections were searched for, `nil` for all sections.
  var searchText: String? { get }

  /// Called when there are other sections; the data source sets it.
  var sectionsChanged: () -> Void { get set }
}

// MARK: -

/// The view model of a row, whose type decides which cell shows it.
protocol ItemViewModel {
  /// Whether a tap on the row selects it, if its section can be selected.
  var isSelectable: Bool { get }
}

extension ItemViewModel {
  var isSelectable: Bool { true }
}

// MARK: -

/// A section of view models.
struct ItemSection {
  /// The id, which stays the same when the section moves or shows other rows.
  let id: AnyHashable

  /// What the rows show; a section with other content has other rows.
  let content: AnyHashable

  /// The view models of the rows.
  let items: [any ItemViewModel]

  /// The style of the cells.
  let style: CellStyle

  /// Selects a row, `nil` if none can be selected.
  let select: ((_ row: Int) -> Void)?

  /// Deletes the section after a swipe over its first row, `nil` if it cannot be deleted.
  let delete: (() -> Void)?

  init(
    id: AnyHashable, content: AnyHashable, items: [any ItemViewModel],
    style: CellStyle = .standard, select: ((_ row: Int) -> Void)? = nil,
    delete: (() -> Void)? = nil
  ) {
    self.id = id
    self.content = content
    self.items = items
    self.style = style
    self.select = select
    self.delete = delete
  }
}

// MARK: -

extension ItemSection {
  /// Returns whether another section with the same id shows the same rows.
  func hasSameContent(as other: ItemSection) -> Bool {
    content == other.content && style == other.style
  }
}
