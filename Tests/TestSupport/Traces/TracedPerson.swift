import ListRendering
import Testing

/// A person in front of a screen whose parts are listened to.
final class TracedPerson {
  let person: Person
  let recorder = TraceRecorder()

  private let tracing: any Tracing
  private var table: TracedTable?

  /// Sits down in front of a screen that shows two employees.
  init(_ tracing: (some Tracing).Type) async throws {
    let recorder = recorder
    let roles = tracing.roles
    let parts = tracing.init(recorder: recorder)
    self.tracing = parts
    person = Person { service, actions in
      parts.makeScreen(
        service: TracedService(service, of: roles.serviceClient, recorder: recorder),
        actions: TracedActions(actions, of: roles.actionsClient, recorder: recorder))
    }
    let tableView = try #require(person.tableView)
    table = try TracedTable(tableView, of: parts, recorder: recorder)
    parts.viewLoaded(tableView)
    listen(to: tableView, roles)
    await person.service.answer(with: [.grace, .hypatia])
    _ = person.frame
  }

  /// Steps in between the screen and its gesture and search field.
  private func listen(to tableView: TableView, _ roles: TraceRoles) {
    let recorder = recorder
    if let control = tableView.refreshControl {
      tableView.refreshControl = RefreshControl {
        recorder.record("action()", from: RefreshControl.self, to: roles.screen)
        control.action()
      }
    }
    let screen = person.window.rootViewController.visibleViewController
    if let searchBar = screen.searchBar {
      screen.searchBar = SearchBar { text in
        recorder.record("textChanged(\"\(text)\")", from: SearchBar.self, to: roles.screen)
        searchBar.type(text)
      }
    }
  }

  /// Steps in between a button and the one that is told of taps on it.
  func listen(toButton title: String) {
    let place = person.window.place(of: "[\(title)]")
    guard let place, let button = person.window.button(line: place.line, column: place.column)
    else { return }
    let action = button.action
    button.action = { [recorder, tracing] in
      recorder.record("action()", from: Button.self, to: type(of: tracing).roles.buttonOwner)
      action?()
    }
  }
}
