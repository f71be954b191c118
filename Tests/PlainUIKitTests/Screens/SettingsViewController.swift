import UIKit

/// The settings of an app: switches, choices, accounts and a button to sign out.
final class SettingsViewController: UITableViewController {
  enum Section: Int, CaseIterable {
    case notifications, appearance, accounts, signOut

    var title: String? {
      switch self {
      case .notifications: "Notifications"
      case .appearance: "Appearance"
      case .accounts: "Accounts"
      case .signOut: nil
      }
    }
  }

  struct Notification {
    let name: String
    var isOn: Bool
    var isManaged = false
  }

  var notifications = [
    Notification(name: "Mentions", isOn: true), Notification(name: "Sounds", isOn: false),
  ]
  var theme = Theme.automatic
  var accounts = ["ann@example.com", "work@example.com"]
  var signOut: () -> Void = {}

  init() {
    super.init(style: .insetGrouped)
    navigationItem.title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "Switch")
    tableView.register(ValueCell.self, forCellReuseIdentifier: "Value")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Account")
  }

  func addAccount(_ name: String) {
    accounts.append(name)
    let indexPath = IndexPath(row: accounts.count - 1, section: Section.accounts.rawValue)
    tableView.performBatchUpdates {
      tableView.insertRows(at: [indexPath], with: .automatic)
    } completion: { [tableView] _ in
      tableView?.scrollToRow(at: indexPath, at: .middle, animated: true)
    }
  }

  private func setNotification(_ row: Int, isOn: Bool) {
    notifications[row].isOn = isOn
    let indexPath = IndexPath(row: row, section: Section.notifications.rawValue)
    tableView.reconfigureRows(at: [indexPath])
  }

  private func showThemes() {
    let screen = ThemesViewController(selected: theme) { [weak self] theme in
      guard let self else { return }
      self.theme = theme
      tableView.reloadSections([Section.appearance.rawValue], with: .none)
    }
    navigationController?.pushViewController(screen, animated: true)
  }

  private func makeDefault(_ indexPath: IndexPath) {
    let first = IndexPath(row: 0, section: indexPath.section)
    guard indexPath != first else { return }
    accounts.insert(accounts.remove(at: indexPath.row), at: 0)
    tableView.performBatchUpdates {
      tableView.moveRow(at: indexPath, to: first)
      tableView.reconfigureRows(at: [indexPath, first])
    }
  }

  // MARK: - Data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .notifications: notifications.count
    case .accounts: accounts.count
    case .appearance, .signOut: 1
    case nil: 0
    }
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    Section(rawValue: section)?.title
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    guard Section(rawValue: section) == .signOut else { return nil }
    let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
    return "Version \(version ?? "1.0")"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .notifications:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Switch", for: indexPath)
      let notification = notifications[indexPath.row]
      (cell as? SwitchCell)?.configure(with: notification) { [weak self] isOn in
        self?.setNotification(indexPath.row, isOn: isOn)
      }
      return cell
    case .appearance:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Value", for: indexPath)
      cell.textLabel?.text = "Theme"
      cell.detailTextLabel?.text = theme.rawValue.capitalized
      cell.accessoryType = .disclosureIndicator
      return cell
    case .accounts:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Account", for: indexPath)
      cell.textLabel?.text = accounts[indexPath.row]
      cell.accessoryType = indexPath.row == 0 ? .checkmark : .none
      return cell
    case .signOut, nil:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Value", for: indexPath)
      cell.textLabel?.text = "Sign Out"
      cell.detailTextLabel?.text = nil
      cell.accessoryType = .none
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Section(rawValue: indexPath.section) == .accounts && accounts.count > 1
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    accounts.remove(at: indexPath.row)
    tableView.performBatchUpdates {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } completion: { _ in
      // The first account has the mark.
      tableView.reconfigureRows(at: [IndexPath(row: 0, section: indexPath.section)])
    }
  }

  // MARK: - Delegate

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Section(rawValue: indexPath.section) == .notifications ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(rawValue: indexPath.section) {
    case .appearance: showThemes()
    case .accounts: makeDefault(indexPath)
    case .signOut: signOut()
    case .notifications, nil: break
    }
  }
}

// MARK: - Choosing a theme

enum Theme: String, CaseIterable {
  case automatic, light, dark
}

/// A list in which one row has a mark.
final class ThemesViewController: UITableViewController {
  private var selected: Theme
  private let didSelect: (Theme) -> Void

  init(selected: Theme, didSelect: @escaping (Theme) -> Void) {
    self.selected = selected
    self.didSelect = didSelect
    super.init(style: .insetGrouped)
    title = "Theme"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Theme.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Theme")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Theme")
    let theme = Theme.allCases[indexPath.row]
    cell.textLabel?.text = theme.rawValue.capitalized
    cell.accessoryType = theme == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = Theme.allCases[indexPath.row]
    didSelect(selected)
    navigationController?.popViewController(animated: true)
  }
}

// MARK: - Cells

/// A cell with a label and a value at its end.
final class ValueCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A cell with a label and a button that switches a setting.
final class SwitchCell: UITableViewCell {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private var isOn = false
  private var didSwitch: (Bool) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didSwitch(!isOn)
      }, for: .touchUpInside)
    button.configuration = .plain()
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(
    with notification: SettingsViewController.Notification, didSwitch: @escaping (Bool) -> Void
  ) {
    label.text = notification.name
    isOn = notification.isOn
    self.didSwitch = didSwitch
    button.configuration?.title = isOn ? "On" : "Off"
    button.isEnabled = !notification.isManaged
    button.accessibilityLabel = "\(notification.name), \(isOn ? "on" : "off")"
  }
}
