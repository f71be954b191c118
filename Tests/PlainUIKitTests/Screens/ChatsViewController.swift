import UIKit

nonisolated struct Chat: Identifiable, Sendable {
  nonisolated enum Folder: String, CaseIterable, Sendable {
    case pinned = "Pinned"
    case all = "All"
  }

  let id: UUID
  let name: String
  var message: String
  var date: Date
  var unreadCount = 0
  var folder = Folder.all
}

/// A list of chats in a table below a plain view, fed by a diffable data source.
final class ChatsViewController: UIViewController {
  private(set) var chats: [Chat]
  private(set) var loadingPictures: Set<UUID> = []
  var reload: () async -> [Chat] = { [] }

  private let tableView = UITableView(frame: .zero, style: .plain)
  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var dataSource = makeDataSource()

  init(chats: [Chat]) {
    self.chats = chats
    super.init(nibName: nil, bundle: nil)
    title = "Chats"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTable()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    applySnapshot(animated: false)
  }

  private func setUpTable() {
    tableView.register(ChatCell.self, forCellReuseIdentifier: ChatCell.reuseIdentifier)
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 72
    tableView.keyboardDismissMode = .onDrag
    dataSource.defaultRowAnimation = .fade
    dataSource.delete = { [weak self] id in self?.delete(id) }
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] _ in Task { await self?.refresh() } }, for: .valueChanged)
    tableView.refreshControl = refreshControl
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }

  private func makeDataSource() -> ChatsDataSource {
    ChatsDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ChatCell.reuseIdentifier, for: indexPath)
      if let cell = cell as? ChatCell, let chat = self?.chats.first(where: { $0.id == id }) {
        cell.configure(with: chat)
      }
      return cell
    }
  }

  // MARK: - Changes

  private func refresh() async {
    chats = await reload()
    applySnapshot()
    tableView.refreshControl?.endRefreshing()
  }

  func receive(_ message: String, from id: UUID, at date: Date) {
    guard let index = chats.firstIndex(where: { $0.id == id }) else { return }
    chats[index].message = message
    chats[index].date = date
    chats[index].unreadCount += 1
    applySnapshot(reconfiguring: [id])
  }

  func pin(_ id: UUID) {
    guard let index = chats.firstIndex(where: { $0.id == id }) else { return }
    chats[index].folder = .pinned
    applySnapshot()
  }

  private func delete(_ id: UUID) {
    chats.removeAll { $0.id == id }
    applySnapshot()
  }

  private func applySnapshot(reconfiguring ids: [UUID] = [], animated: Bool = true) {
    let text = searchController.searchBar.text ?? ""
    let shown = chats.filter { text.isEmpty || $0.name.localizedStandardContains(text) }
    var snapshot = NSDiffableDataSourceSnapshot<Chat.Folder, UUID>()
    for folder in Chat.Folder.allCases {
      let chats = shown.filter { $0.folder == folder }.sorted { $0.date > $1.date }
      guard !chats.isEmpty else { continue }
      snapshot.appendSections([folder])
      snapshot.appendItems(chats.map(\.id), toSection: folder)
    }
    snapshot.reconfigureItems(ids.filter(snapshot.itemIdentifiers.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension ChatsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let index = chats.firstIndex(where: { $0.id == id })
    else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    chats[index].unreadCount = 0
    applySnapshot(reconfiguring: [id])
    let screen = UIViewController()
    screen.title = chats[index].name
    navigationController?.pushViewController(screen, animated: true)
  }
}

extension ChatsViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    loadingPictures.formUnion(indexPaths.compactMap { dataSource.itemIdentifier(for: $0) })
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    loadingPictures.subtract(indexPaths.compactMap { dataSource.itemIdentifier(for: $0) })
  }
}

extension ChatsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    applySnapshot()
  }
}

/// A diffable data source with titles and deletion by swipe.
final class ChatsDataSource: UITableViewDiffableDataSource<Chat.Folder, UUID> {
  var delete: (UUID) -> Void = { _ in }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    snapshot().numberOfSections > 1 ? sectionIdentifier(for: section)?.rawValue : nil
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete, let id = itemIdentifier(for: indexPath) { delete(id) }
  }
}

/// A cell with a picture, and the name, the time and the last message beside it.
final class ChatCell: UITableViewCell {
  static let reuseIdentifier = "Chat"

  private let pictureView = UIImageView()
  private let nameLabel = UILabel()
  private let timeLabel = UILabel()
  private let messageLabel = UILabel()
  private let unreadLabel = UILabel()

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "HH:mm"
    return formatter
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .subheadline)
    messageLabel.textColor = .secondaryLabel
    messageLabel.numberOfLines = 2
    timeLabel.font = .preferredFont(forTextStyle: .footnote)
    unreadLabel.font = .preferredFont(forTextStyle: .caption1)
    for label in [nameLabel, timeLabel, messageLabel, unreadLabel] {
      label.adjustsFontForContentSizeCategory = true
    }
    for label in [timeLabel, unreadLabel] {
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let top = UIStackView(arrangedSubviews: [timeLabel, nameLabel, unreadLabel])
    top.spacing = 8
    top.alignment = .firstBaseline
    let texts = UIStackView(arrangedSubviews: [top, messageLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [pictureView, texts])
    row.spacing = 12
    row.alignment = .top
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      pictureView.widthAnchor.constraint(equalToConstant: 48),
      pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 1),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    pictureView.image = nil
  }

  func configure(with chat: Chat) {
    pictureView.image = UIImage(systemName: "person.circle")
    nameLabel.text = chat.name
    timeLabel.text = Self.formatter.string(from: chat.date)
    messageLabel.text = chat.message
    unreadLabel.text = "(\(chat.unreadCount))"
    unreadLabel.isHidden = chat.unreadCount == 0
  }
}
