// Lines that compile with UIKit, and lines that do not, which say what is wrong.
//
// `bash .ci/uikit` checks them against the declarations beside them, and against the text UIKit of
// `Sources/UIKit`. A line whose comment expects an error is refused by both, with these words. With
// `uikit` in the comment only UIKit refuses it, and with `text` only the text UIKit does: these
// lines are all that is known to move in one direction only. Every other line compiles with both.
// Add the line that you were in doubt about.

// An expectation stands on its line, however long.
// swift-format-ignore-file

import UIKit

// MARK: - Foundation and index paths

@MainActor func useFoundation(_ date: Date, _ data: Data) -> URL? {
  var path: IndexPath = [1, 2]
  path.row = path.row + path.item
  path.section = 0
  let rows: Set<IndexPath> = [path, IndexPath(row: 0, section: 0), IndexPath(item: 1, section: 0)]
  _ = (rows.count, path.count, path[0], Foundation.IndexPath(index: 1) == path)
  return URL(string: "\(date) \(data)")
}

// MARK: - Values that belong to no actor

nonisolated func makeValues() async -> UIImage? {
  let colors = [UIColor.label, UIColor(white: 0, alpha: 1)]
  let font = UIFont.systemFont(ofSize: UIFont.Weight.bold.rawValue)
  let alignments: [UIStackView.Alignment] = [.top, .bottom, .leading]
  _ = (colors, font, alignments, UIAction.Identifier("a"), UIFont.TextStyle(rawValue: "b"))
  _ = UIView()  // expected-error {{main actor-isolated}}
  return UIImage(data: Data())?.preparingForDisplay()
}

func send(_ image: UIImage, _ color: UIColor, _ font: UIFont) -> Task<Void, Never> {
  Task.detached { _ = (image, color, font) }
}

func isHashable(_ value: any Hashable) -> Bool { true }
@MainActor func compareInsets() -> Bool {
  _ = isHashable(UIEdgeInsets())  // expected-error {{does not conform}}
  _ = isHashable(NSDirectionalEdgeInsets())  // expected-error {{does not conform}}
  return UIEdgeInsets.zero == UIEdgeInsets() && isHashable(UILayoutPriority.required)
}

// MARK: - Enumerations may get more cases

@MainActor func delete(_ style: UITableViewCell.EditingStyle, _ axis: NSLayoutConstraint.Axis) {
  switch style {  // expected-uikit-error {{may have additional unknown values}} expected-uikit-note {{}}
  case .delete, .insert, .none: break
  }
  switch style {
  case .delete: break
  case .insert, .none: break
  @unknown default: break
  }
  switch axis {  // expected-uikit-error {{may have additional unknown values}} expected-uikit-note {{}}
  case .horizontal, .vertical: break
  }
}

// MARK: - Optional methods of protocols

final class Proxy: NSObject, UITableViewDelegate, UITableViewDataSource {
  weak var next: (any UITableViewDelegate)?
  weak var data: (any UITableViewDataSource)?

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    next?.tableView?(tableView, didSelectRowAt: indexPath)  // expected-text-error {{non-optional}}
    next?.tableView(tableView, didSelectRowAt: indexPath)  // expected-uikit-warning {{optional in UIKit}}
    // expected-text-error@+1 {{non-optional}}
    tableView.delegate?.tableView?(tableView, didDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    // expected-text-error@+1 {{non-optional}}
    next?.tableView?(tableView, heightForRowAt: indexPath) ?? UITableView.automaticDimension
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    let count: Int? = data?.numberOfSections(in: tableView)  // expected-uikit-warning {{optional in UIKit}}
    // expected-text-error@+1 {{non-optional}}
    return data?.numberOfSections?(in: tableView) ?? count ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // expected-text-error@+1 {{non-optional}}
    _ = data?.tableView?(tableView, titleForHeaderInSection: indexPath.section)
    // expected-uikit-warning@+1 {{optional in UIKit}}
    _ = data?.tableView(tableView, canEditRowAt: indexPath)
    return data!.tableView(tableView, cellForRowAt: indexPath)
  }

  func prefetch(_ source: any UITableViewDataSourcePrefetching, _ tableView: UITableView) {
    source.tableView(tableView, prefetchRowsAt: [])
    // expected-text-error@+1 {{non-optional}}
    source.tableView?(tableView, cancelPrefetchingForRowsAt: [])
    // expected-uikit-warning@+1 {{optional in UIKit}}
    source.tableView(tableView, cancelPrefetchingForRowsAt: [])
  }

  func collect(_ delegate: any UICollectionViewDelegate, _ view: UICollectionView, _ item: IndexPath)
  {
    delegate.collectionView?(view, didSelectItemAt: item)  // expected-text-error {{non-optional}}
    delegate.collectionView(view, didSelectItemAt: item)  // expected-uikit-warning {{optional in UIKit}}
    _ = view.dataSource?.numberOfSections?(in: view)  // expected-text-error {{non-optional}}
    _ = view.dataSource?.numberOfSections(in: view)  // expected-uikit-warning {{optional in UIKit}}
  }
}

// MARK: - Actions

@MainActor func act(_ title: String) -> [UIMenuElement] {
  let handler: UIActionHandler = { action in action.title = "done" }
  let other: (UIAction) -> Void = handler
  let action = UIAction(title: title, image: nil, identifier: .init("a"), handler: other)
  let isolated: (@MainActor (UIAction) -> Void) = { _ in }
  let back: @MainActor (UIAction) -> Void = handler  // expected-error {{non-Sendable function value}}
  _ = (isolated, back)
  _ = UIAction()  // expected-error {{missing argument}}
  _ = UIMenuElement()  // expected-error {{'}}
  return [action]
}

nonisolated func run(_ handler: UIActionHandler, _ action: UIAction) { handler(action) }

@MainActor func makeScenes() {
  _ = UIScene()  // expected-uikit-error {{unavailable}} expected-text-error {{cannot find}}
  _ = UIWindowScene()  // expected-uikit-error {{unavailable}} expected-text-error {{cannot find}}
  _ = UISceneSession()  // expected-uikit-error {{unavailable}} expected-text-error {{cannot find}}
  _ = UIScene.ConnectionOptions()  // expected-uikit-error {{unavailable}} expected-text-error {{cannot find}}
}

// MARK: - What can be called and overridden

final class Refresh: UIRefreshControl {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isRefreshing: Bool { true }
}

@MainActor func makeControls(_ action: UIAction) -> [UIControl] {
  [
    UIRefreshControl(), UIRefreshControl(frame: .zero),
    UIRefreshControl(frame: .zero, primaryAction: action),
    UIButton(frame: .zero, primaryAction: action), UIButton(primaryAction: action),
    UIButton(type: .system),
  ]
}

@MainActor func setTitle(_ title: String, of button: UIButton) {
  button.configuration = .plain()
  button.configuration?.title = title
  button.configuration?.image = nil
  _ = button.configuration?.title
}

final class Button: UIButton {
  override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    titleLabel?.adjustsFontForContentSizeCategory = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class Item: UINavigationItem {
  init(name: String) { super.init(title: name) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class EmptyItem: UINavigationItem {
  // expected-error@+1 {{must call a designated initializer of the superclass}}
  init(name: Int) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class Navigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    viewControllers = [rootViewController]
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var viewControllers: [UIViewController] { didSet {} }
}

final class Attributes: UICollectionViewLayoutAttributes {
  // expected-error@+1 {{must call a designated initializer of the superclass}}
  init(item: IndexPath) { super.init(forCellWith: item) }
}

nonisolated final class Picture: UIImage, @unchecked Sendable {
  override init?(data: Data) { super.init(data: data) }
}

final class Table: UITableView {
  override var contentSize: CGSize { didSet { invalidate() } }
  override var bounds: CGRect { didSet {} }
  override var frame: CGRect { didSet {} }
  override var delegate: (any UITableViewDelegate)? { didSet {} }
  override func layoutSubviews() { super.layoutSubviews() }
  override func reloadData() { super.reloadData() }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { super.performBatchUpdates(updates, completion: completion) }
  private func invalidate() {}
}

final class BatchTable: UITableView {
  // expected-error@+3 {{overriding non-open}}
  // expected-uikit-error@+2 {{cannot be overridden}}
  // expected-text-error@+1 {{overrides a 'final' instance method}}
  override func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

final class Cell: UITableViewCell {
  override var reuseIdentifier: String? { "cell" }
  override var contentView: UIView { super.contentView }
  override var isHidden: Bool { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var accessoryType: UITableViewCell.AccessoryType { didSet {} }
}

/// A cell with an initializer of its own.
final class OwnCell: UITableViewCell {
  private let size: Int
  init(size: Int) {
    self.size = size
    super.init(style: .default, reuseIdentifier: "own")
  }
  required init?(coder: NSCoder) { fatalError() }
}  // expected-text-error {{must be provided by subclass}}

/// The same cell, as the text UIKit also takes it.
final class RegisteredCell: UITableViewCell {
  private let size: Int
  init(size: Int, reuseIdentifier: String?) {
    self.size = size
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
  }
  required convenience init(__registeredFor identifier: String) {
    self.init(size: 0, reuseIdentifier: identifier)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class CardCell: UICollectionViewCell {
  override var reuseIdentifier: String? { "card" }
  override var isSelected: Bool { didSet {} }  // expected-error {{does not override}}
}

final class Screen: UITableViewController {
  override var tableView: UITableView! { didSet {} }
  override var refreshControl: UIRefreshControl? { didSet {} }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var title: String? { didSet {} }
}

final class Stack: UIStackView {
  override var arrangedSubviews: [UIView] { [] }
}

final class TextWindow: UIWindow {
  override func layoutSubviews() {}
}

/// Only UIKit makes anchors, but their class can be extended.
@MainActor func anchors(_ view: UIView) -> [NSLayoutConstraint] {
  let x: NSLayoutAnchor<NSLayoutXAxisAnchor> = view.leadingAnchor
  let width: NSLayoutDimension = view.widthAnchor
  _ = view.leadingAnchor.constraint(equalTo: view.topAnchor)  // expected-error {{cannot convert}} expected-note {{}}
  return [
    x.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
    width.constraint(greaterThanOrEqualToConstant: 44),
    width.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
    width.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5, constant: 1),
    view.centerXAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.centerXAnchor),
  ]
}

@MainActor func setPriorities(_ view: UIView) {
  view.setContentHuggingPriority(.required, for: .horizontal)
  view.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
  let constraint = view.heightAnchor.constraint(equalToConstant: 1)
  constraint.priority = UILayoutPriority(UILayoutPriority.defaultLow.rawValue + 1)
  constraint.multiplier = 2  // expected-error {{get-only}}
  NSLayoutConstraint.activate([constraint])
}

// MARK: - Searching

final class Finder: NSObject, UISearchControllerDelegate, UISearchBarDelegate {
  weak var next: (any UISearchBarDelegate)?

  func attach(_ controller: UISearchController) -> Bool {
    controller.delegate = self
    controller.searchBar.delegate = self
    controller.isActive = true
    controller.hidesNavigationBarDuringPresentation = false
    controller.automaticallyShowsCancelButton = false
    controller.searchBar.becomeFirstResponder()
    return controller.searchBar.isFirstResponder && controller.searchBar.resignFirstResponder()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    // expected-text-error@+1 {{non-optional}}
    next?.searchBarSearchButtonClicked?(searchBar)
    // expected-uikit-warning@+1 {{optional in UIKit}}
    next?.searchBar(searchBar, textDidChange: searchBar.text ?? "")
  }
}

@MainActor func replaceAction(of button: UIButton) {
  let action = UIAction(identifier: UIAction.Identifier("tap")) { _ in }
  button.addAction(action, for: .touchUpInside)
  button.removeAction(action, for: .touchUpInside)
  button.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
}

// MARK: - Scrolling

final class Pager: NSObject, UIScrollViewDelegate {
  func attach(_ scrollView: UIScrollView, _ tableView: UITableView) {
    scrollView.delegate = self
    scrollView.contentSize = CGSize(width: 1, height: 1)
    scrollView.bounds.origin.y = 1
    let delegate: (any UITableViewDelegate)? = tableView.delegate
    _ = delegate
  }
}

// MARK: - Nothing of the text renderer

@MainActor func draw(_ tableView: UITableView) {
  _ = tableView.createdCellCounts  // expected-error {{createdCellCounts}}
  tableView.forEachCell(at: []) { _, _ in }  // expected-error {{forEachCell}}
  _ = Point(column: 0, line: 0)  // expected-error {{cannot find}}
  _ = ListRenderer(width: 8)  // expected-error {{cannot find}}
  let size: NSLayoutSize?  // expected-error {{cannot find}}
  let item: any LayoutItem  // expected-error {{cannot find}}
  let image: any NamedImage  // expected-error {{cannot find}}
}
