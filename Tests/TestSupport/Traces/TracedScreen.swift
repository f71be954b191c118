package import Employees
import Foundation
import ListRendering
package import Testing
package import Traces
package import UIKit

/// Expects the calls and the frames at an event to equal the recorded ones.
///
/// - Parameters:
///   - event: The event to cause.
///   - architecture: The name of the module.
///   - tracing: The parts with recorders between them.
///   - makeScreen: The module's own assembly, which must draw the same frame.
package func expectTrace(
  of event: TraceEvent, in architecture: String, by tracing: some Tracing,
  beside makeScreen:
    @MainActor (any EmployeeService, any ContactService, (any PortraitService)?) ->
    UIViewController,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let traced = try await TracedScreen(tracing)
  traced.person.window.resize(to: screenSize)
  tracing.recorder.clear()
  await traced.person.cause(event) { tracing.recorder.record(frame: $0.frame) }

  let other = Person(at: makeScreen)
  other.window.resize(to: screenSize)
  await other.service.answer(with: [.grace, .hypatia])
  await other.cause(event) { _ in }
  #expect(traced.person.frame == other.frame, sourceLocation: sourceLocation)

  let recorder = tracing.recorder
  let files = [
    (RecordedTraces.path(of: event, in: architecture), recorder.trace.text),
    (RecordedTraces.framesPath(of: event), RecordedTraces.text(of: recorder.frames)),
  ]
  for (path, recorded) in files {
    try GeneratedFile.expect(path, toBe: recorded, sourceLocation: sourceLocation)
  }
}

/// A screen that shows the list, a message and Retry, and little empty space.
private let screenSize = Size(width: 44, height: 15)

// MARK: -

extension Person {
  /// Causes an event on a screen that shows two employees, and answers as the service.
  ///
  /// - Parameter look: Reads the screen before the event, before the answer, and at the end.
  fileprivate func cause(_ event: TraceEvent, look: (Person) -> Void) async {
    look(self)
    switch event {
    case .loadSucceeds:
      pullToRefresh()
      look(self)
      await service.answer(with: [.grace, .hypatia, .ada])
    case .loadFails:
      pullToRefresh()
      look(self)
      await service.fail(with: "asleep")
    case .callTapped:
      #expect(tap("Call", of: "Grace Hopper"))
    case .searchTyped:
      search("hyp")
    case .deleteRefused:
      #expect(delete("Grace Hopper"))
      look(self)
      await service.refuseDeletion(with: "locked")
    }
    look(self)
  }
}

// MARK: -

/// A screen with two employees that records the calls at its edges.
private final class TracedScreen {
  let person: Person

  private let table: TracedTable
  private var updater: TracedUpdater?

  init(_ tracing: any Tracing) async throws {
    person = Person { service, contacts, _ in
      tracing.makeScreen(
        service: TracedService(service, of: tracing),
        contacts: TracedContacts(contacts, of: tracing))
    }
    let tableView = try #require(person.tableView)
    table = try TracedTable(tableView, of: tracing)
    await person.service.answer(with: [.grace, .hypatia])
    _ = person.frame
    recordControls(of: tableView, by: tracing)
  }

  /// Records the pull, the typing and the taps on Call.
  private func recordControls(of tableView: UITableView, by tracing: any Tracing) {
    let recorder = tracing.recorder
    if let control = tableView.refreshControl {
      let seam = recorder.seam(from: UIRefreshControl.self, to: tracing.screen)
      let traced = UIRefreshControl()
      traced.addAction(
        UIAction { _ in
          seam.record(text: "valueChanged")
          control.sendActions(for: .valueChanged)
        }, for: .valueChanged)
      tableView.refreshControl = traced
    }
    let item = person.window.visibleViewController.navigationItem
    if let updater = item.searchController?.searchResultsUpdater {
      // The screen gave the field the closure.
      let seam = recorder.seam(from: type(of: updater), to: tracing.screen)
      self.updater = TracedUpdater(updater, seam)
      item.searchController?.searchResultsUpdater = self.updater
    }
    if let point = person.window.point(of: "[Call]"),
      let button = person.window.button(line: point.line, column: point.column)
    {
      let seam = recorder.seam(from: UIButton.self, to: tracing.buttonOwner)
      button.addActionInFront(
        UIAction { _ in seam.record(text: "touchUpInside") }, for: .touchUpInside)
    }
  }
}

// MARK: -

/// Records the texts that a search field passes to the screen's closure.
private final class TracedUpdater: NSObject, UISearchResultsUpdating {
  private weak var updater: (any UISearchResultsUpdating)?
  private let seam: Seam

  init(_ updater: any UISearchResultsUpdating, _ seam: Seam) {
    self.updater = updater
    self.seam = seam
  }

  func updateSearchResults(for searchController: UISearchController) {
    seam.record(text: "textChanged(\"\(searchController.searchBar.text ?? "")\")")
    updater?.updateSearchResults(for: searchController)
  }
}

// MARK: -

/// Records the calls to the contact service.
private final class TracedContacts: ContactService {
  private let contacts: any ContactService
  private let seam: Seam

  init(_ contacts: any ContactService, of tracing: any Tracing) {
    self.contacts = contacts
    seam = tracing.recorder.seam(
      from: tracing.actionsClient, to: (any ContactService).self)
  }

  func perform(_ contact: Contact) {
    seam.record(text: "\(contact)")
    contacts.perform(contact)
  }
}

// MARK: -

/// Records the requests to the service and its answers.
@MainActor
private final class TracedService: nonisolated EmployeeService {
  private let service: any EmployeeService
  private let requests: Seam
  private let answers: Seam

  init(_ service: any EmployeeService, of tracing: any Tracing) {
    self.service = service
    let (client, server) = (tracing.serviceClient, (any EmployeeService).self)
    requests = tracing.recorder.seam(from: client, to: server)
    answers = tracing.recorder.seam(from: server, to: client)
  }

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    requests.record()
    do throws(EmployeeServiceError) {
      let employees = try await service.employees()
      answers.record(text: "return \(brief(employees))")
      return employees
    } catch {
      answers.record(text: "throw \(brief(error))")
      throw error
    }
  }

  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    requests.record(id)
    do throws(EmployeeServiceError) {
      try await service.delete(id)
      answers.record(text: "return ()")
    } catch {
      answers.record(text: "throw \(brief(error))")
      throw error
    }
  }
}
