import ListRendering

/// A collection of captions in columns.
final class PhotosViewController: UIViewController {
  var captions: [String] = []

  private let layout = CaptionLayout()
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: layout)
  private(set) var shown: Set<IndexPath> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(CaptionCell.self, forCellWithReuseIdentifier: "Caption")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    updateBar()
  }

  func setColumns(_ count: Int) {
    layout.columnCount = count
    layout.invalidateLayout()
  }

  func replaceFirst(with caption: String) {
    collectionView.performBatchUpdates {
      captions[0] = caption
      captions.append("new")
      collectionView.reloadItems(at: [[0, 0]])
      collectionView.insertItems(at: [IndexPath(item: captions.count - 1, section: 0)])
    }
    updateBar()
  }

  func showLast() {
    let last = IndexPath(item: captions.count - 1, section: 0)
    collectionView.scrollToItem(at: last, at: [.bottom, .centeredHorizontally], animated: true)
    collectionView.selectItem(at: last, animated: true, scrollPosition: [])
  }

  private func updateBar() {
    let item: UINavigationItem = navigationItem
    item.prompt = "\(captions.count) photos"
  }
}

extension PhotosViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    captions.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "Caption", for: indexPath)
    (cell as? CaptionCell)?.label.text = captions[indexPath.item]
    return cell
  }
}

extension PhotosViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown.insert(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown.remove(indexPath)
  }
}

/// An item with a caption.
final class CaptionCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .systemIndigo
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A layout that fills columns with items of the height of a caption.
final class CaptionLayout: UICollectionViewLayout {
  var columnCount = 2

  private var places: [UICollectionViewLayoutAttributes] = []
  private var width: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    width = collectionView.bounds.width
    let caption = UILabel()
    caption.text = "A"
    let size = caption.systemLayoutSizeFitting(
      CGSize(width: width / CGFloat(columnCount), height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    places = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
      let origin = CGPoint(
        x: CGFloat(item % columnCount) * size.width, y: CGFloat(item / columnCount) * size.height)
      attributes.frame = CGRect(origin: origin, size: size)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: places.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }
}
