import Catalogue
import EmployeeViews
import Employees
import Foundation
import TestSupport
import UIKit

nonisolated extension Architecture {
  /// The first architecture of the catalogue with a fault in what surrounds its screen: a service, the
  /// contacts, the refresh control, or the data source and the delegate of the table.
  static func faulty(_ fault: Fault?) -> Architecture {
    Architecture("Faulty") { service, contacts, portraits in
      let makeScreen = allCases[0].makeScreen
      guard let fault else { return makeScreen(service, contacts, portraits) }
      let service = FaultyService(service, fault: fault)
      let table = FaultyTable(fault: fault, service: service)
      let screen = makeScreen(
        service, table.faulty(contacts), portraits.map { FaultyPortraits($0, table: table) })
      table.surround(screen)
      return screen
    }
  }
}

// MARK: - Services

/// A service that loses, repeats or swallows an answer.
@MainActor
private final class FaultyService: nonisolated EmployeeService {
  private let service: any EmployeeService
  private let fault: Fault
  private var requestCount = 0
  private var staleAnswer: Result<[Employee], EmployeeServiceError>?

  /// The latest loaded list.
  private(set) var loaded: [Employee] = []

  weak var screen: UIViewController?
  weak var tableView: UITableView?

  init(_ service: any EmployeeService, fault: Fault) {
    self.service = service
    self.fault = fault
  }

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    if let answer = staleAnswer {
      staleAnswer = nil
      return try answer.get()
    }
    requestCount += 1
    let number = requestCount
    let answer = await answer()
    if fault == .lostAnswer { await waitUntilCancelled() }
    if fault == .staleAnswer, number < requestCount {
      // The screen ignores the answer to this request, so it gets the same one to a new request.
      staleAnswer = answer
      tableView?.refreshControl?.sendActions(for: .valueChanged)
    }
    scrollToTopLater()
    loaded = try answer.get()
    return switch fault {
    case .droppedRecord: loaded.dropLast()
    case .sortedList: loaded.sorted { $0.name < $1.name }
    default: loaded
    }
  }

  /// Waits until the screen cancels its request, as it does when it is closed.
  ///
  /// A sleep of the task would then return by way of another thread. This clock stands still, and a
  /// cancellation resumes here.
  private func waitUntilCancelled() async {
    let clock = TestClock()
    try? await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
  }

  private func answer() async -> Result<[Employee], EmployeeServiceError> {
    guard [.staleAnswer, .uncancelledRequest].contains(fault) else {
      return await Self.answer(of: service)
    }
    // A task of its own is not cancelled with that of the screen. Its value would return by way of
    // another thread, and a continuation that the main actor resumes does not.
    return await withCheckedContinuation { continuation in
      Task { [service] in continuation.resume(returning: await Self.answer(of: service)) }
    }
  }

  private static func answer(
    of service: any EmployeeService
  ) async -> Result<[Employee], EmployeeServiceError> {
    do throws(EmployeeServiceError) {
      return .success(try await service.employees())
    } catch {
      return .failure(error)
    }
  }

  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    if fault == .lostDeletion { return }
    do throws(EmployeeServiceError) {
      try await service.delete(id)
    } catch {
      if fault == .ignoredRefusal { return }
      if fault == .lateRequest, screen == nil { _ = try? await service.employees() }
      scrollToTopLater()
      throw error
    }
  }

  @MainActor func setStarred(
    _ isStarred: Bool, for id: Employee.ID
  ) async throws(EmployeeServiceError) {
    if fault == .lostStar { return }
    do throws(EmployeeServiceError) {
      try await service.setStarred(isStarred, for: id)
    } catch {
      if fault == .ignoredStarRefusal { return }
      throw error
    }
  }

  /// Scrolls to the top when the screen has shown an answer.
  private func scrollToTopLater() {
    if fault == .forgottenPlace { Task { tableView?.scrollToTop() } }
  }
}

/// A service for portraits that also shows each portrait in the cell that the employee had.
@MainActor
private final class FaultyPortraits: nonisolated PortraitService {
  private let portraits: any PortraitService
  private weak var table: FaultyTable?

  init(_ portraits: any PortraitService, table: FaultyTable) {
    self.portraits = portraits
    self.table = table
  }

  @MainActor func portrait(of id: Employee.ID) async throws(EmployeeServiceError) -> Data {
    let cell = table?.cells[id]
    do throws(EmployeeServiceError) {
      let data = try await portraits.portrait(of: id)
      if table?.fault == .latePortrait, let picture = Picture(data: data) {
        Task { cell?.part(EmployeeInfoView.self)?.show(.loaded(picture)) }
      }
      return data
    } catch {
      if table?.fault == .latePortrait { Task { cell?.part(EmployeeInfoView.self)?.show(.failed) } }
      throw error
    }
  }
}

// MARK: - Table

/// A data source and delegate of a table, which passes each question on and changes some answers.
private final class FaultyTable: NSObject {
  let fault: Fault
  private let service: FaultyService
  private weak var dataSource: (any UITableViewDataSource)?
  private weak var delegate: (any UITableViewDelegate)?
  private weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  private weak var tableView: UITableView?

  /// The cell that each employee had last.
  private(set) var cells: [Employee.ID: UITableViewCell] = [:]

  private var photos: [ObjectIdentifier: UIImage] = [:]
  private weak var tappedCell: UITableViewCell?

  /// Whether a text of the search field is being passed on.
  private var isPassingText = false

  init(fault: Fault, service: FaultyService) {
    self.fault = fault
    self.service = service
  }

  func surround(_ screen: UIViewController) {
    screen.loadViewIfNeeded()
    guard let screen = screen as? UITableViewController, let tableView = screen.tableView else {
      fatalError("the first architecture has a table")
    }
    self.tableView = tableView
    service.tableView = tableView
    service.screen = screen
    dataSource = tableView.dataSource
    delegate = tableView.delegate
    tableView.dataSource = self
    tableView.delegate = self
    searchResultsUpdater = screen.navigationItem.searchController?.searchResultsUpdater
    screen.navigationItem.searchController?.searchResultsUpdater = self
    let refreshControl = tableView.refreshControl
    let control = FaultyRefreshControl(fault: fault)
    // The action also keeps the table's surroundings alive.
    control.addAction(
      UIAction { [self] _ in
        guard fault != .ignoredPull else { return }
        refreshControl?.sendActions(for: .valueChanged)
        if fault == .endedRefresh { self.tableView?.refreshControl?.endRefreshing() }
      }, for: .valueChanged)
    tableView.refreshControl = control
    switch fault {
    case .leak: control.addAction(UIAction { _ in _ = screen }, for: .valueChanged)
    case .noPrefetching: tableView.prefetchDataSource = nil
    case .keptSelection: screen.clearsSelectionOnViewWillAppear = false
    default: break
    }
  }

  /// Returns contacts that call twice, or the employee that was loaded into a row.
  func faulty(_ contacts: any ContactService) -> any ContactService {
    ReportedContacts { [self] contact in
      switch (fault, contact) {
      case (.doubledAction, .call):
        for _ in 1...2 { contacts.perform(contact) }
      case (.staleTap, _): contacts.perform(staleContact ?? contact)
      default: contacts.perform(contact)
      }
    }
  }

  /// What the tapped button does for the employee that was loaded into its row.
  private var staleContact: Contact? {
    guard let tappedCell, let section = tableView?.indexPath(for: tappedCell)?.section,
      service.loaded.indices.contains(section - 1)
    else { return nil }
    let title = tappedCell.part(ButtonView.self)?.button.configuration?.title
    return service.loaded[section - 1].buttons.first { $0.title == title }?.contact
  }
}

extension FaultyTable: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    dataSource?.numberOfSections(in: tableView) ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dataSource?.tableView(tableView, cellForRowAt: indexPath) else {
      fatalError("the screen is closed")
    }
    if fault == .blankCell, indexPath.row > 3 {
      cell.part(EmployeeWorkplaceView.self)?.workplaceLabel.text = nil
    }
    if fault == .blankRows { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    if fault == .hiddenReason, let label = cell.part(MessageView.self)?.messageLabel,
      label.text?.hasPrefix("Could not delete") == true
    {
      label.text = nil
    }
    if fault == .keptPhoto, let view = cell.part(EmployeeInfoView.self)?.photoView {
      view.image = view.image ?? photos[ObjectIdentifier(cell)]
      photos[ObjectIdentifier(cell)] = view.image
    }
    if fault == .hiddenMessage, indexPath.section == 0, indexPath.row > 0,
      let label = cell.part(MessageView.self)?.messageLabel,
      label.text?.hasPrefix("Nobody matches") == true
    {
      label.text = nil
    }
    if let view = cell.part(ButtonView.self) {
      view.button.isHidden = fault == .noRetry && indexPath.section == 0
      let isIgnored = fault == (indexPath.section == 0 ? .ignoredRetry : .ignoredButton)
      view.tapped = { [weak self, weak cell, tapped = view.tapped] in
        self?.tappedCell = cell
        if !isIgnored { tapped() }
      }
    }
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if fault == .swipeAnywhere, indexPath.section > 0 { return true }
    return dataSource?.tableView(tableView, canEditRowAt: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if fault == .ignoredSwipe { return }
    dataSource?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    if fault == .forgottenPlace { tableView.scrollToTop() }
  }
}

extension FaultyTable: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    if fault == .selectableButtons,
      tableView.cellForRow(at: indexPath)?.part(ButtonView.self) != nil
    {
      return true
    }
    return delegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if fault == .ignoredRow { return }
    delegate?.tableView(tableView, didSelectRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if fault == .latePortrait, cell.part(EmployeeInfoView.self) != nil,
      service.loaded.indices.contains(indexPath.section - 1)
    {
      cells[service.loaded[indexPath.section - 1].id] = cell
    }
    delegate?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if fault == .keptRequest { return }
    delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
}

extension FaultyTable: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    // Another text tells the updater again.
    if fault == .ignoredSearch || isPassingText { return }
    isPassingText = true
    defer { isPassingText = false }
    let bar = searchController.searchBar
    let text = bar.text
    if fault == .literalSearch, !service.loaded.isEmpty, text?.allSatisfy(\.isASCII) == false {
      bar.text = "nobody has this text"
    }
    searchResultsUpdater?.updateSearchResults(for: searchController)
    bar.text = text
    if fault == .forgottenPlace { tableView?.scrollToTop() }
  }
}

/// A refresh control that never ends, or that the screen cannot begin.
private final class FaultyRefreshControl: UIRefreshControl {
  private let fault: Fault

  init(fault: Fault) {
    self.fault = fault
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func beginRefreshing() {
    if ![.silentRetry, .endedRefresh].contains(fault) { super.beginRefreshing() }
  }

  override func endRefreshing() {
    if fault != .endlessRefresh { super.endRefreshing() }
  }
}

// MARK: -

extension UIView {
  /// The first view of a class, with its subviews.
  fileprivate func part<View: UIView>(_ type: View.Type) -> View? {
    if let view = self as? View { return view }
    for subview in subviews {
      if let view = subview.part(type) { return view }
    }
    return nil
  }
}
