import ListRendering

/// A cell around a view, for a screen that needs no cells of its own.
final class ViewCell<Content: View>: TableViewCell {
  let content: Content
  override var contentView: View { content }

  init(_ content: Content, reuseIdentifier: String) {
    self.content = content
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init(reuseIdentifier: String?) {
    fatalError("a cell around a view is made with the view")
  }
}
