import UIKit

nonisolated struct Photo: Hashable, Sendable {
  let name: String
  var isFavorite = false
}

/// A grid of photos that are marked as favorites and opened.
final class PhotosViewController: UIViewController {
  private(set) var photos: [Photo]
  private(set) var visiblePhotos: Set<String> = []

  private let layout = GridLayout(columns: 3)
  private let collectionView: UICollectionView

  init(photos: [Photo]) {
    self.photos = photos
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
    updatePrompt()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    scrollToNewest(animated: false)
  }

  // MARK: - Changes

  func add(_ photo: Photo) {
    photos.append(photo)
    collectionView.performBatchUpdates {
      collectionView.insertItems(at: [IndexPath(item: photos.count - 1, section: 0)])
    } completion: { [weak self] _ in
      self?.scrollToNewest(animated: true)
    }
    updatePrompt()
  }

  func toggleFavorites() {
    guard let selected = collectionView.indexPathsForSelectedItems else { return }
    for indexPath in selected {
      photos[indexPath.item].isFavorite.toggle()
      collectionView.deselectItem(at: indexPath, animated: true)
    }
    collectionView.reconfigureItems(at: selected)
    updatePrompt()
  }

  func deleteSelected() {
    let selected = collectionView.indexPathsForSelectedItems ?? []
    for indexPath in selected.sorted(by: >) { photos.remove(at: indexPath.item) }
    collectionView.deleteItems(at: selected)
    updatePrompt()
  }

  func setColumns(_ count: Int) {
    layout.columns = count
    layout.invalidateLayout()
  }

  private func scrollToNewest(animated: Bool) {
    guard !photos.isEmpty else { return }
    collectionView.layoutIfNeeded()
    let last = IndexPath(item: photos.count - 1, section: 0)
    collectionView.scrollToItem(at: last, at: .bottom, animated: animated)
  }

  private func updatePrompt() {
    let favorites = photos.count(where: \.isFavorite)
    let item: UINavigationItem = navigationItem
    item.prompt = "\(photos.count) photos, \(favorites) ♥"
  }
}

extension PhotosViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    photos.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    (cell as? PhotoCell)?.photo = photos[indexPath.item]
    return cell
  }
}

extension PhotosViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    // A second tap ends the selection.
    guard collectionView.indexPathsForSelectedItems == [indexPath] else { return true }
    collectionView.deselectItem(at: indexPath, animated: true)
    return false
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    visiblePhotos.insert(photos[indexPath.item].name)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let name = (cell as? PhotoCell)?.photo?.name else { return }
    visiblePhotos.remove(name)
  }
}

/// A cell with a picture, and its name below it.
final class PhotoCell: UICollectionViewCell {
  static let identifier = "Photo"

  var photo: Photo? {
    didSet { show() }
  }

  private let imageView = UIImageView()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    let stack = UIStackView(arrangedSubviews: [imageView, nameLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A narrow cell shows the picture only.
    nameLabel.isHidden = bounds.width < 48
  }

  private func show() {
    imageView.image = photo.flatMap { UIImage(named: $0.name) }
    nameLabel.text = photo.map { $0.isFavorite ? "♥ \($0.name)" : $0.name }
    accessibilityLabel = photo?.name
    isAccessibilityElement = true
  }
}

/// A layout with a number of columns, and rows as high as a picture with its name.
final class GridLayout: UICollectionViewLayout {
  var columns: Int

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero

  init(columns: Int) {
    self.columns = columns
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = (collectionView.bounds.width / CGFloat(columns)).rounded(.down)
    let sizingCell = PhotoCell(frame: CGRect(x: 0, y: 0, width: width, height: width))
    sizingCell.photo = Photo(name: "A")
    let size = sizingCell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let count = collectionView.numberOfItems(inSection: 0)
    attributes = (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(item % columns) * width, y: CGFloat(item / columns) * size.height, width: width,
        height: size.height)
      return attributes
    }
    contentSize = CGSize(
      width: collectionView.bounds.width, height: attributes.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != contentSize.width
  }
}
