/// The height of a header or a footer.
nonisolated enum HeaderFooterHeight: Sendable {
  /// As many lines as the view or the title draws.
  case drawn

  case lines(Int)
}

// MARK: - Headers and footers

nonisolated extension SectionCounts {
  /// Sets the title above a section.
  mutating func setHeader(_ title: String, ofSection section: Int) {
    headers[section, default: HeaderFooter()].title = title
    hasHeaders = true
  }

  /// Sets the title below a section.
  mutating func setFooter(_ title: String, ofSection section: Int) {
    footers[section, default: HeaderFooter()].title = title
    hasFooters = true
  }

  /// Notes that a header or footer has a view or a fixed height.
  mutating func setView(of item: ListItem, height: HeaderFooterHeight) {
    if item.isHeader {
      headers[item.section, default: HeaderFooter()].viewHeight = height
      hasHeaders = true
    } else {
      footers[item.section, default: HeaderFooter()].viewHeight = height
      hasFooters = true
    }
  }

  /// Hides a header or footer, until the views are removed.
  ///
  /// The title is kept, because another delegate may show it.
  mutating func hide(_ item: ListItem) {
    if item.isHeader {
      headers[item.section]?.isHidden = true
    } else {
      footers[item.section]?.isHidden = true
    }
  }

  /// Removes the views and fixed heights of all headers and footers, and shows hidden titles.
  mutating func removeViews() {
    if hasHeaders { Self.removeViews(of: &headers) }
    if hasFooters { Self.removeViews(of: &footers) }
  }

  private static func removeViews(of views: inout [Int: HeaderFooter]) {
    views = views.compactMapValues { edge in edge.title.map { HeaderFooter(title: $0) } }
  }

  /// Returns the height of a header or footer with a view or a height of its own, `nil` for a title
  /// alone.
  func viewHeight(of item: ListItem) -> HeaderFooterHeight? { headerFooter(of: item)?.viewHeight }

  /// Returns the text of a header or footer, or `nil` if the item has no title.
  func title(of item: ListItem) -> String? { headerFooter(of: item)?.title }

  /// Checks whether a section has this header or footer.
  func hasHeaderFooter(_ item: ListItem) -> Bool { headerFooter(of: item) != nil }

  private func headerFooter(of item: ListItem) -> HeaderFooter? {
    let edge: HeaderFooter? =
      switch item {
      case .header(let section): hasHeaders ? headers[section] : nil
      case .footer(let section): hasFooters ? footers[section] : nil
      case .row, .refreshControl: nil
      }
    return edge?.isHidden == true ? nil : edge
  }
}
