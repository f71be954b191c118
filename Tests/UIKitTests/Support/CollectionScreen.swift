import ListRendering
import TestSupport
import UIKit

/// A screen with a collection whose items stand in columns of 10 columns of text, each 2 lines high.
final class CollectionScreen: UIViewController {
  /// A call that the collection makes.
  enum Call: Equatable {
    case sections
    case items(section: Int)
    case cell(IndexPath)
    case willDisplay(IndexPath)
    case didEndDisplaying(IndexPath)
    case shouldHighlight(IndexPath)
    case shouldSelect(IndexPath)
    case didSelect(IndexPath)
    case didDeselect(IndexPath)
  }

  /// The sections that the collection shows after its next reload.
  var sections: [LabelledSection]

  /// The calls of the collection, in order.
  var calls: [Call] = []

  /// Answers whether an item may be highlighted.
  var highlights: (IndexPath) -> Bool = { _ in true }

  /// Whether a tap may select an item.
  var allowsTaps = true

  /// Is called for each requested cell.
  var prepare: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  /// Is called when a cell comes into view.
  var displayed: (IndexPath) -> Void = { _ in }

  /// Is called when an item is deselected by a tap on another.
  var deselected: () -> Void = {}

  let collection: UICollectionView

  init(_ sections: [LabelledSection], columns: Int = 3, height: Int = 6) {
    self.sections = sections
    collection = UICollectionView(
      frame: .zero, collectionViewLayout: ColumnLayout())
    super.init(nibName: nil, bundle: nil)
    for kind in ["row"] + RandomLists.kinds {
      collection.register(LabelledItemCell.self, forCellWithReuseIdentifier: kind)
    }
    collection.dataSource = self
    collection.delegate = self
    collection.size = Size(width: 12 * columns, height: height)
  }

  /// Creates a screen with items in one section.
  convenience init(items: Range<Int>, columns: Int = 3, height: Int = 6) {
    self.init([LabelledSection(rows: .numbered(items))], columns: columns, height: height)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = collection
  }

  /// The drawn lines of the view without the spaces at their ends.
  var shown: [String] {
    lines(width: collection.size.width) { $0.drawFrame(of: self, into: &$1) }.map(Self.trimmed)
  }

  /// The drawn lines of the whole list.
  var wholeList: [String] {
    lines(width: collection.size.width) { $0.drawList(of: self, into: &$1) }.map(Self.trimmed)
  }

  /// The drawn lines with what is where.
  var drawnLines: [CanvasLine] {
    let renderer = ListRenderer(width: collection.size.width, style: .plain)
    return Array(renderer.lines(of: self).dropFirst())
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// The number of cells that came into view and have not left it.
  var displayedCount: Int {
    calls.reduce(0) { count, call in
      switch call {
      case .willDisplay: count + 1
      case .didEndDisplaying: count - 1
      default: count
      }
    }
  }
}

// MARK: -

extension CollectionScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    calls.append(.sections)
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    calls.append(.items(section: section))
    return sections[section].rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append(.cell(indexPath))
    let row = sections[indexPath.section].rows[indexPath.item]
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: row.kind, for: indexPath)
    (cell as? LabelledItemCell)?.label.text = row.lines[0]
    prepare(cell, indexPath)
    return cell
  }
}

// MARK: -

extension CollectionScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    calls.append(.willDisplay(indexPath))
    displayed(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    calls.append(.didEndDisplaying(indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append(.shouldHighlight(indexPath))
    return highlights(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append(.shouldSelect(indexPath))
    return allowsTaps
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    calls.append(.didSelect(indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    calls.append(.didDeselect(indexPath))
    deselected()
  }
}

// MARK: -

/// A cell of a collection that shows a label and counts its reuses.
final class LabelledItemCell: UICollectionViewCell {
  private(set) lazy var label: UILabel = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  private(set) var reuseCount = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

// MARK: -

/// A layout that fills lines of some columns with the items of all sections.
final class ColumnLayout: UICollectionViewLayout {
  /// The bounds of each call of `prepare()`.
  private(set) var preparedBounds: [CGRect] = []

  /// Is called at the end of `prepare()`.
  var prepared: (ColumnLayout) -> Void = { _ in }

  /// What each invalidation names, the counts and everything.
  var invalidations: [[Bool]] = []

  private var items: [IndexPath] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidations.append([context.invalidateDataSourceCounts, context.invalidateEverything])
    super.invalidateLayout(with: context)
  }

  private var columns: Int { max(1, Int((preparedBounds.last?.width ?? 0) / 96)) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedBounds.last?.width
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    preparedBounds.append(collectionView.bounds)
    items = collectionView.allItems
    prepared(self)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(96 * columns), height: .lines(2 * ((items.count + columns - 1) / columns)))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    items.compactMap(layoutAttributesForItem(at:)).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = items.firstIndex(of: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: CGFloat(96 * (number % columns)), y: .lines(2 * (number / columns)), width: 80,
      height: .lines(2))
    return attributes
  }
}

// MARK: -

extension UICollectionView {
  /// The items of all sections, in order.
  var allItems: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }
}

// MARK: -

/// A layout with given frames for the items of one section.
final class FrameLayout: UICollectionViewLayout {
  /// The places of the items.
  var frames: [CGRect] = []

  convenience init(_ frames: [CGRect]) {
    self.init()
    self.frames = frames
  }

  /// Creates a layout of items below each other, with these numbers of lines.
  convenience init(lines: [Int]) {
    self.init()
    stack(lines)
  }

  /// Places items with these numbers of lines below each other.
  func stack(_ lines: [Int]) {
    var top = 0
    frames = lines.map { count in
      defer { top += count }
      return CGRect(x: 0, y: .lines(top), width: 96, height: .lines(count))
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 288, height: frames.map(\.maxY).max() ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.compactMap { layoutAttributesForItem(at: .row($0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
}
