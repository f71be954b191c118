import ListRendering

nonisolated struct Message: Identifiable, Sendable {
  nonisolated enum Mailbox: String, Sendable {
    case unread = "Unread"
    case read = "Read"
  }

  let id: Int
  var text: String
  var mailbox: Mailbox
}

/// A list in a table below a plain view, fed by a diffable data source and prefetched.
final class MessagesViewController: UIViewController {
  var messages: [Message] = []

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) var prefetched: Set<Int> = []
  private lazy var dataSource = MessagesDataSource(tableView: tableView) {
    [weak self] tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    let message = self?.messages.first { $0.id == id }
    cell.textLabel?.text = message?.text
    cell.accessoryType = message?.mailbox == .read ? .checkmark : .none
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
    tableView.delegate = self
    tableView.prefetchDataSource = self
    dataSource.defaultRowAnimation = .fade
    dataSource.deleteMessage = { [weak self] id in
      self?.messages.removeAll { $0.id == id }
      self?.show()
    }
    show(animated: false)
  }

  func receive(_ message: Message) {
    messages.insert(message, at: 0)
    show()
  }

  func edit(_ id: Int, text: String) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].text = text
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  private func show(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Message.Mailbox, Message.ID>()
    for mailbox in [Message.Mailbox.unread, .read] {
      let ids = messages.filter { $0.mailbox == mailbox }.map(\.id)
      guard !ids.isEmpty else { continue }
      snapshot.appendSections([mailbox])
      snapshot.appendItems(ids, toSection: mailbox)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension MessagesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let index = messages.firstIndex(where: { $0.id == id })
    else { return }
    messages[index].mailbox = .read
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot) { [weak self] in self?.show() }
  }
}

extension MessagesViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched.formUnion(indexPaths.compactMap { dataSource.itemIdentifier(for: $0) })
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    prefetched.subtract(indexPaths.compactMap { dataSource.itemIdentifier(for: $0) })
  }
}

/// A diffable data source with titles and deletion by swipe.
final class MessagesDataSource: UITableViewDiffableDataSource<Message.Mailbox, Message.ID> {
  var deleteMessage: (Message.ID) -> Void = { _ in }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)?.rawValue
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
    deleteMessage(id)
  }
}
