import EmployeeViews
import ListRendering
import SectionUpdates
import TestSupport
import Testing
import UIKit

/// The places of cards, and which of them are measured after a change.
struct CardLayoutTests {
  @Test func `as many cards as fit stand in a line, and a wide section takes one of its own`() {
    let frames = [
      Cards([1, 1, 1], width: 592), Cards([1, 1], width: 584), Cards([1, 1, 1], width: 928),
      Cards([1, 1], width: 200), Cards([1, 2, 3, 1], width: 592, wideSections: [1]),
    ].map { $0.frames }
    #expect(
      frames == [
        ["0 0 288 1", "304 0 288 1", "0 1 288 1"], ["0 0 584 1", "0 1 584 1"],
        ["0 0 298 1", "314 0 298 1", "628 0 298 1"], ["0 0 200 1", "0 1 200 1"],
        ["0 0 288 1", "0 1 592 2", "0 3 288 3", "304 3 288 1"],
      ])
  }

  @Test func `the cards stand beside what covers the sides of the screen`() {
    let cards = Cards([1, 1, 1], width: 688, wideSections: [2])
    // A phone is turned, and the other side is covered.
    let sides: [(left: CGFloat, right: CGFloat)] = [(0, 0), (64, 32), (32, 64), (600, 600)]
    let frames = sides.map { left, right -> [String] in
      cards.collection.covered = UIEdgeInsets(top: 5, left: left, bottom: 5, right: right)
      cards.layout.invalidateLayout()
      return cards.frames + ["in \(Int(cards.layout.collectionViewContentSize.width))"]
    }
    #expect(
      frames.dropLast() == [
        ["0 0 336 1", "352 0 336 1", "0 1 688 1", "in 688"],
        ["64 0 288 1", "368 0 288 1", "64 1 592 1", "in 688"],
        ["32 0 288 1", "336 0 288 1", "32 1 592 1", "in 688"],
      ])
    #expect(frames.last?.first == "600 0 0 1")
  }

  @Test func `the collection asks for the size again after lines were measured`() {
    let cards = Cards([1, 1, 1, 1, 9], width: 296, height: 4)
    let bounds = cards.collection.bounds
    var states: [String] = []
    func note() {
      let height = cards.layout.collectionViewContentSize.height.lineCount
      let isOld = cards.layout.shouldInvalidateLayout(forBoundsChange: bounds)
      states.append("\(isOld ? "old" : "known"), \(height)")
    }
    note()
    let rectangle = CGRect(x: 0, y: 0, width: 296, height: .lines(9))
    _ = cards.layout.layoutAttributesForElements(in: rectangle)
    let isOld = cards.layout.shouldInvalidateLayout(forBoundsChange: bounds)
    note()
    #expect(isOld)
    #expect(states == ["known, 5", "known, 13"])
  }

  @Test func `nothing has a height in an empty section or collection, or without a delegate`() {
    let first = Cards([0] + Array(repeating: 2, count: 9), width: 296, height: 4, wideSections: [0])
    let without = Cards([1, 1], width: 592)
    without.collection.delegate = nil
    let items = without.layout.layoutAttributesForElements(in: without.collection.bounds)
    #expect(items?.count == 0)
    let sizes = [first, Cards([], width: 592), without].map { $0.layout.collectionViewContentSize }
    // An empty section does not count in the average height of cards out of view.
    #expect(
      sizes == [
        CGSize(width: 296, height: .lines(18)), CGSize(width: 592, height: 0),
        CGSize(width: 592, height: 0),
      ])
  }

  @Test func `an invalidated layout measures again, and another width gives other places`() {
    let cards = Cards([1, 1], width: 296)
    var frames = [cards.frames]
    cards.heights = [2, 3]
    cards.layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    frames.append(cards.frames)
    cards.layout.invalidateLayout()
    frames.append(cards.frames)
    cards.collection.size = Size(width: 50, height: 2)
    frames.append(cards.frames)
    // The content goes on below the view, so only the width asks for other places.
    cards.collection.size.width = 40
    frames.append(cards.frames)
    #expect(
      frames == [
        ["0 0 296 1", "0 1 296 1"], ["0 0 296 1", "0 1 296 1"], ["0 0 296 2", "0 2 296 3"],
        ["0 0 400 2", "0 2 400 3"], ["0 0 320 2", "0 2 320 3"],
      ])
  }

  @Test func `a reload measures every card, an update those from the line above the change on`() {
    let cards = Cards(Array(repeating: 1, count: 9), width: 592, height: 20)
    let updates = [
      cards.heights + [2], [1, 1, 1, 1, 7, 1, 1, 1, 1, 2], [1, 1, 1, 1, 7, 1], [1, 1, 1, 1, 7, 1],
    ]
    var measured: [[Int]] = []
    var ends: [[String]] = []
    for heights in updates {
      cards.measured = []
      cards.show(heights)
      measured.append(cards.measured)
      ends.append(Array(cards.frames.suffix(2)))
    }
    cards.measured = []
    cards.collection.reloadData()
    cards.collection.layoutIfNeeded()
    #expect(measured == [[8, 9], Array(2...9), [4, 5], []])
    #expect(cards.measured == Array(0...5))
    #expect(ends[..<2] == [["0 4 288 1", "304 4 288 2"], ["0 10 288 1", "304 10 288 2"]])
  }

  @Test func `after a card has moved down, those between have their heights at their new places`() {
    let cards = Cards([1, 3, 1, 1, 1, 1], width: 296)
    #expect(cards.frames.last == "0 7 296 1")
    cards.show([1, 1, 1, 1, 1, 3], ids: [0, 2, 3, 4, 5, 1])
    #expect(
      cards.frames == [
        "0 0 296 1", "0 1 296 1", "0 2 296 1", "0 3 296 1", "0 4 296 1", "0 5 296 3",
      ])
  }

  @Test func `a refresh that code begins shows its control only in a list at its beginning`() {
    let cards = Cards(Array(repeating: 1, count: 9), width: 296, height: 3)
    UIViewController().addRefreshControl(to: cards.collection) {}
    cards.collection.setRefreshing(true)
    #expect(cards.collection.contentOffset.y == .lines(-1))
    cards.collection.setRefreshing(false)
    cards.collection.contentOffset.y = .lines(4)
    cards.collection.setRefreshing(true)
    #expect(cards.collection.contentOffset.y == .lines(4))
  }

  @Test func `the first item in view keeps its line, in whatever order the collection names them`()
  {
    for isReversed in [false, true] {
      let cards = Cards(Array(repeating: 1, count: 9), width: 296, height: 3)
      cards.collection.isReversed = isReversed
      cards.collection.contentOffset.y = .lines(4)
      // One card is added above the view, and one below the first card in view.
      cards.show(Array(repeating: 1, count: 11), ids: [10, 0, 1, 2, 3, 4, 11, 5, 6, 7, 8])
      #expect(cards.collection.contentOffset.y == .lines(5), "reversed: \(isReversed)")
    }
  }
}

// MARK: -

/// A collection of cards of one item each, which have the height that a test says.
private final class Cards: NSObject {
  let collection: TestCollection
  let layout: CardLayout

  /// The lines of each card.
  var heights: [Int]

  /// The sections that were measured.
  var measured: [Int] = []

  private let sections = DiffableSections<Card>()

  private struct Card: Identifiable, Equatable {
    let id: Int
    let height: Int
  }

  private let window: TextWindow

  init(
    _ heights: [Int], width: CGFloat, height: Int = 10, wideSections: IndexSet = []
  ) {
    self.heights = heights
    layout = CardLayout(wideSections: wideSections)
    let collection = TestCollection(frame: .zero, collectionViewLayout: layout)
    self.collection = collection
    let screen = UIViewController()
    screen.view = collection
    window = TextWindow(
      rootViewController: screen, size: Size(width: Int(width / 8), height: height + 1),
      style: .plain)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    collection.dataSource = self
    collection.delegate = self
    sections.listView = collection
    show(heights)
  }

  /// Shows cards of some lines, with consecutive ids unless a test names others.
  func show(_ heights: [Int], ids: [Int]? = nil) {
    self.heights = heights
    sections.apply(zip(ids ?? Array(heights.indices), heights).map(Card.init(id:height:)))
    collection.layoutIfNeeded()
  }

  /// The place and size of each card, with the points of the columns and the numbers of lines.
  var frames: [String] {
    collection.layoutIfNeeded()
    return heights.indices.compactMap { section in
      let item = IndexPath(item: 0, section: section)
      guard let frame = collection.layoutAttributesForItem(at: item)?.frame else { return nil }
      let numbers = [
        Int(frame.minX), frame.minY.lineCount, Int(frame.width), frame.height.lineCount,
      ]
      return numbers.map(String.init).joined(separator: " ")
    }
  }
}

extension Cards: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}

extension Cards: CardLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: CardLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    measured.append(indexPath.section)
    return .lines(heights[indexPath.section])
  }

  func collectionView(
    _ collectionView: UICollectionView, unchangedSectionCountFor layout: CardLayout
  ) -> Int {
    sections.unchangedCount
  }
}

// MARK: -

/// A collection with what a phone has: covered sides, and visible items in any order.
private final class TestCollection: UICollectionView {
  var covered = UIEdgeInsets.zero
  var isReversed = false

  override var safeAreaInsets: UIEdgeInsets { covered }

  override var indexPathsForVisibleItems: [IndexPath] {
    let items = super.indexPathsForVisibleItems
    return isReversed ? items.reversed() : items
  }
}
