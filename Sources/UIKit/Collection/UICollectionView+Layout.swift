// MARK: - ListView

import TerminalDrawing

extension UICollectionView: ListView {
  static var words: ListWords { .collection }

  final func readCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    let sections = dataSource.numberOfSections(in: self)
    return SectionCounts(
      rows: (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
  }

  final func countsChanged(by map: UpdateMap?) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.everything = map == nil
    context.counts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  final func itemsInView() -> ItemsInView {
    // Preparing the layout may invalidate it, which needs no other layout.
    list.withoutNewLayout {
      prepareLayout()
      hiddenLines = line(of: list.anchor)
      prepareLayout()
      let end = collectionViewLayout.collectionViewContentSize.height.lines
      hiddenLines = max(-refreshLines, min(hiddenLines, end - size.height))
      prepareLayout()
    }
    var found = ItemsInView()
    found.anchor = hiddenLines == -refreshLines ? .beginning : .offset(hiddenLines)
    found.items = items(inLines: hiddenLines..<hiddenLines + size.height).map {
      ($0.item, $0.frame.moved(by: -hiddenLines))
    }
    let visible = Set(list.visible.map(\.item))
    found.missing = found.items.filter { !visible.contains($0.item) }
    return found
  }

  /// Returns the line of the content that an anchor puts at the upper edge.
  private func line(of anchor: ListAnchor) -> Int {
    switch anchor {
    case .beginning: return -refreshLines
    case .offset(let line): return line
    case .item(let item, let position):
      guard let indexPath = item.indexPath, list.counts.contains(indexPath),
        let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath)
      else { return hiddenLines }
      let lines = ItemFrame(attributes.frame).lines
      return switch position {
      case .line(let line): lines.lowerBound - (line + lines.count > 0 ? line : 0)
      case .end(let line): lines.upperBound - line
      case .middle: lines.lowerBound - max(0, size.height - lines.count) / 2
      }
    }
  }

  /// `nil`, because the anchor is the offset already.
  final var lineAtEdge: (line: Int, hidden: Int)? { nil }

  final func anchor(
    atLine line: Int, hiding hidden: Int, knowing known: [KnownHeight]
  ) -> ListAnchor {
    .offset(line)
  }

  final func requestView(of item: ListItem) -> UIView? {
    guard let indexPath = item.indexPath else { return nil }
    guard let dataSource else {
      // The data source was released, and a collection without one has no sections (rule 33: the
      // data source).
      list.setNeedsReload()
      return nil
    }
    return cell(at: indexPath, from: dataSource)
  }

  final func height(of item: ListItem, showing view: UIView?, in frame: ItemFrame) -> Int {
    frame.lines.count
  }

  final func contentFrame(of item: ListItem) -> CGRect? {
    item.indexPath.flatMap { collectionViewLayout.layoutAttributesForItem(at: $0)?.frame }
  }

  final func willDisplay(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
  }

  final func didEndDisplaying(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
  }
}

// MARK: - Asking the layout

extension UICollectionView {
  /// Finds the items in view again before their next use.
  final func layoutInvalidated() {
    list.setNeedsLayout()
  }

  /// Keeps the first visible item at its line, unless the view shows the beginning.
  final func keepFirstItem() {
    guard list.anchor != .beginning, let first = list.visible.first else { return }
    list.anchor = .item(first.item, .line(first.frame.lines.lowerBound))
  }

  /// Prepares the layout for the bounds, if it asks for that.
  final func prepareLayout() {
    let bounds = bounds
    let layout = collectionViewLayout
    if !layout.needsPreparing {
      guard bounds != preparedBounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) else {
        return
      }
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    }
    layout.needsPreparing = false
    preparedBounds = bounds
    layout.prepare()
  }

  /// Returns the items with a part on some lines of the content, in order.
  ///
  /// An item that does not exist stops the program (rule 36: layouts).
  final func items(inLines lines: Range<Int>) -> [ItemsInView.Item] {
    let rect = CGRect(
      x: 0, y: CGFloat(lines: lines.lowerBound), width: size.points.width,
      height: CGFloat(lines: lines.count))
    return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .map { attributes in
        guard list.counts.contains(attributes.indexPath) else {
          fatalError(
            "UICollectionView received layout attributes for a cell with an index path that does "
              + "not exist: \(attributes.indexPath)")
        }
        return (item: .row(attributes.indexPath), frame: ItemFrame(attributes.frame))
      }
      .filter { $0.frame.lines.overlaps(lines) }
      .sorted { $0.item < $1.item }
  }

  /// Asks the data source for the cell of an item, which must have been dequeued (rule 34: cells of
  /// items).
  final func cell(
    at indexPath: IndexPath, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell {
    let cell = list.cells.request(at: indexPath) {
      dataSource.collectionView(self, cellForItemAt: indexPath)
    }
    guard cell.kindNumber != nil else {
      fatalError(
        "the view returned from -collectionView:cellForItemAtIndexPath: was not retrieved by "
          + "calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }
}
