import TerminalDrawing

// MARK: - Counting

extension UITableView {
  /// Reads from the delegate which sections have a view or a height of their own above or below
  /// them.
  final func readHeaders(into counts: inout SectionCounts) {
    // Titles take lines, too, also without a delegate.
    defer { if counts.hasHeaders || counts.hasFooters { counts.estimateLines() } }
    counts.removeViews()
    guard let delegate else { return }
    for section in counts.rows.indices {
      for item in [ListItem.header(section: section), .footer(section: section)] {
        // A fixed height says that there is a header, and saves the view of an invisible one.
        let height = height(of: item, from: delegate)
        if height >= 1 {
          counts.setView(of: item, height: .lines(height.lines))
        } else if height >= 0 {
          counts.hide(item)
        } else if let view = view(of: item, from: delegate) {
          counts.setView(of: item, height: .drawn)
          releaseSectionView(view)
        }
      }
    }
  }

  private func height(of item: ListItem, from delegate: any UITableViewDelegate) -> CGFloat {
    item.isHeader
      ? delegate.tableView(self, heightForHeaderInSection: item.section)
      : delegate.tableView(self, heightForFooterInSection: item.section)
  }

  private func view(of item: ListItem, from delegate: any UITableViewDelegate) -> UIView? {
    item.isHeader
      ? delegate.tableView(self, viewForHeaderInSection: item.section)
      : delegate.tableView(self, viewForFooterInSection: item.section)
  }
}

// MARK: - Showing

extension UITableView {
  /// Makes the view of a title, whose label code can change while it is in view.
  final func titleView(of item: ListItem) -> UIView? {
    guard let title = list.counts.title(of: item) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Requests the view of a header or footer, `nil` for a title or a blank space.
  final func sectionView(of item: ListItem) -> UIView? {
    guard list.counts.viewHeight(of: item) != nil, let delegate else { return nil }
    return view(of: item, from: delegate)
  }

  /// Returns the number of lines of a header or footer that shows a view or a title.
  final func height(of item: ListItem, showing view: UIView?) -> Int {
    switch list.counts.viewHeight(of: item) {
    case .lines(let count): return count
    // A title alone takes a line.
    case nil: return 1
    case .drawn: return view.map { $0.lineCount(width: size.width) } ?? 1
    }
  }

  /// Draws a header, a footer or the refresh control, as the content of a row of the canvas.
  final func draw(_ item: ListItem, showing view: UIView?, in canvas: inout Canvas) {
    if let view {
      view.bringUpToDate()
      view.draw(in: &canvas)
    } else if let title = list.counts.title(of: item) {
      canvas.draw(title)
    } else if item == .refreshControl {
      refreshControl?.draw(in: &canvas)
    }
  }

  /// Keeps the view of a header or footer until it is reused, if it can be.
  final func releaseSectionView(_ view: UIView?) {
    if let view = view as? UITableViewHeaderFooterView { headerFooters.enqueue(view) }
  }

  /// Returns the view in view of a header or footer.
  final func visibleView(of item: ListItem) -> UITableViewHeaderFooterView? {
    visibleItem(item)?.view as? UITableViewHeaderFooterView
  }
}
