import UIKit

struct Contact {
  let name: String
  let city: String
}

/// A list with a search field, a refresh control, deletion by swipe and a screen behind each row.
final class ContactsViewController: UITableViewController {
  var fetchContacts: () -> [Contact] = { [] }

  private var contacts: [Contact] = []
  private var shownContacts: [Contact] = []
  private let searchController = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.tableFooterView = UIView()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "Contact")

    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    self.refreshControl = refreshControl

    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.hidesNavigationBarDuringPresentation = false
    searchController.automaticallyShowsCancelButton = true
    searchController.delegate = self
    searchController.searchBar.delegate = self
    searchController.searchBar.placeholder = "Search contacts"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    refresh()
  }

  private func refresh() {
    contacts = fetchContacts()
    filter()
    refreshControl?.endRefreshing()
  }

  private func filter() {
    let text = searchController.searchBar.text ?? ""
    shownContacts = text.isEmpty ? contacts : contacts.filter { $0.name.contains(text) }
    tableView.reloadData()
  }

  // MARK: - Data source

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shownContacts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    let contact = shownContacts[indexPath.row]
    cell.textLabel?.text = contact.name
    cell.detailTextLabel?.text = contact.city
    cell.imageView?.image = UIImage(systemName: "person")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    shownContacts.isEmpty ? "No contacts" : nil
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    shownContacts[indexPath.row].name != "Me"
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let removed = shownContacts.remove(at: indexPath.row)
    contacts.removeAll { $0.name == removed.name }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  // MARK: - Delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = ContactViewController()
    screen.contact = shownContacts[indexPath.row]
    guard let navigation: UINavigationController = navigationController else { return }
    navigation.pushViewController(screen, animated: true)
  }
}

extension ContactsViewController: UISearchControllerDelegate {
  /// Begins a search, as a button of another screen does.
  func search(for text: String) {
    searchController.searchBar.becomeFirstResponder()
    searchController.searchBar.text = text
  }

  func endSearch() {
    guard searchController.isActive else { return }
    searchController.isActive = false
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    navigationItem.prompt = "Search by name"
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    navigationItem.prompt = nil
  }
}

extension ContactsViewController: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
    navigationItem.prompt = nil
  }
}

extension ContactsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    filter()
  }
}

/// A cell of the subtitle style, as a registered class makes it.
final class ContactCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A screen with a text that scrolls if it is higher than the screen.
final class ContactViewController: UIViewController {
  var contact: Contact?
  private(set) var lifeCycle: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    lifeCycle.append("did load")
    title = contact?.name
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.numberOfLines = 0
    label.text = contact.map { "\($0.name)\n\($0.city)" }
    label.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(label)
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      label.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lifeCycle.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lifeCycle.append("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    lifeCycle.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    lifeCycle.append("did disappear")
  }
}
