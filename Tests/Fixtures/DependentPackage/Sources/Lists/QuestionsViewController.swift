import UIKit

struct Topic {
  let name: String
  let questions: [(question: String, answer: String)]
}

/// A list of questions in sections with header views; a tap on a row shows or hides its answer.
final class QuestionsViewController: UITableViewController {
  var topics: [Topic] = []

  private var opened: Set<IndexPath> = []
  private var closedTopics: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Questions"
    tableView.separatorStyle = .none
    tableView.register(QuestionCell.self, forCellReuseIdentifier: "Question")
    tableView.register(TopicHeader.self, forHeaderFooterViewReuseIdentifier: "Topic")
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    topics.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    closedTopics.contains(section) ? 0 : topics[section].questions.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Question", for: indexPath)
    let (question, answer) = topics[indexPath.section].questions[indexPath.row]
    (cell as? QuestionCell)?.show(question, answer, isOpen: opened.contains(indexPath))
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Topic")
    guard let header = view as? TopicHeader else { return nil }
    header.show(topics[section].name, isClosed: closedTopics.contains(section)) { [weak self] in
      self?.toggle(section)
    }
    return header
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let isOpen = opened.insert(indexPath).inserted
    if !isOpen { opened.remove(indexPath) }
    // The empty batch animates the change of the height.
    tableView.beginUpdates()
    (tableView.cellForRow(at: indexPath) as? QuestionCell)?.setOpen(isOpen)
    tableView.endUpdates()
  }

  private func toggle(_ section: Int) {
    let rows = topics[section].questions.indices.map { IndexPath(row: $0, section: section) }
    let isClosed = closedTopics.insert(section).inserted
    if !isClosed { closedTopics.remove(section) }
    tableView.beginUpdates()
    if isClosed {
      tableView.deleteRows(at: rows, with: .fade)
    } else {
      tableView.insertRows(at: rows, with: .fade)
    }
    tableView.endUpdates()
    (tableView.headerView(forSection: section) as? TopicHeader)?.setClosed(isClosed)
  }
}

/// A cell with a stack of labels in its content view.
final class QuestionCell: UITableViewCell {
  private let questionLabel = UILabel()
  private let answerLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    questionLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    questionLabel.adjustsFontForContentSizeCategory = true
    answerLabel.numberOfLines = 0
    answerLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [questionLabel, answerLabel])
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    answerLabel.isHidden = true
  }

  func show(_ question: String, _ answer: String, isOpen: Bool) {
    questionLabel.text = question
    answerLabel.text = answer
    setOpen(isOpen)
  }

  func setOpen(_ isOpen: Bool) {
    answerLabel.isHidden = !isOpen
  }
}

/// A header with a button.
final class TopicHeader: UITableViewHeaderFooterView {
  private let nameLabel = UILabel()
  private let button = UIButton(type: .system)
  private static let toggleIdentifier = UIAction.Identifier("toggle")

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [button, nameLabel])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    button.removeAction(identifiedBy: Self.toggleIdentifier, for: .touchUpInside)
  }

  func show(_ name: String, isClosed: Bool, toggle: @escaping () -> Void) {
    nameLabel.text = name
    setClosed(isClosed)
    let action = UIAction(identifier: Self.toggleIdentifier) { _ in toggle() }
    button.addAction(action, for: .touchUpInside)
  }

  func setClosed(_ isClosed: Bool) {
    button.setTitle(isClosed ? "+" : "-", for: .normal)
  }
}
