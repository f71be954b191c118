import ListRendering

/// A list whose cells have a button and report its taps to their delegate.
final class TasksViewController: UIViewController {
  private let tableView = UITableView()
  private var sections: [(title: String, tasks: [String])] = [("To do", []), ("Done", [])]

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    tableView.register(TaskCell.self, forCellReuseIdentifier: TaskCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
  }

  func add(_ task: String) {
    sections[0].tasks.append(task)
    let row = IndexPath(row: sections[0].tasks.count - 1, section: 0)
    tableView.performBatchUpdates {
      self.tableView.insertRows(at: [row], with: .automatic)
    } completion: { [tableView] _ in
      tableView.scrollToRow(at: row, at: .none, animated: true)
    }
  }
}

extension TasksViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].tasks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: TaskCell.identifier, for: indexPath)
    guard let cell = cell as? TaskCell else { return cell }
    cell.delegate = self
    cell.show(sections[indexPath.section].tasks[indexPath.row], isDone: indexPath.section == 1)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }
}

extension TasksViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    nil
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.backgroundColor = indexPath.section == 0 ? nil : .secondarySystemBackground
  }
}

extension TasksViewController: TaskCellDelegate {
  func taskCellDidTapDone(_ cell: TaskCell) {
    guard let indexPath = tableView.indexPath(for: cell), indexPath.section == 0 else { return }
    let task = sections[0].tasks.remove(at: indexPath.row)
    sections[1].tasks.insert(task, at: 0)
    let target = IndexPath(row: 0, section: 1)
    tableView.performBatchUpdates({
      self.tableView.moveRow(at: indexPath, to: target)
      self.tableView.reconfigureRows(at: [indexPath])
    })
  }
}

protocol TaskCellDelegate: AnyObject {
  func taskCellDidTapDone(_ cell: TaskCell)
}

final class TaskCell: UITableViewCell {
  static let identifier = "Task"

  weak var delegate: (any TaskCellDelegate)?

  private let label = UILabel()
  private let button = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.setTitle("Done", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.taskCellDidTapDone(self)
      }, for: .touchUpInside)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor),
      button.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalTo: contentView.topAnchor),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ task: String, isDone: Bool) {
    label.text = task
    label.textColor = isDone ? .secondaryLabel : .label
    button.isEnabled = !isDone
  }
}
