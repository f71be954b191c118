import ListRendering
import TestSupport
import Testing

@testable import Unidirectional

/// The cells, tested without a screen.
struct CellTests {
  @Test func `a reused cell shows the employee that was set last`() {
    let cell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)
    cell.show(.grace)
    cell.show(.hypatia)
    #expect(text(of: cell) == "□ Hypatia\n  Mathematics\n")
  }

  @Test func `a tap on a button dispatches the action that was set last`() {
    let cell = ButtonCell(style: .default, reuseIdentifier: nil)
    let store = RecordingStore()
    cell.store = store
    cell.show(title: "Retry", action: .retryTapped)
    cell.show(title: "Call", action: .callTapped(7))
    #expect(text(of: cell) == "  [Call]\n")
    cell.tap(at: .init(column: 2, line: 0))
    #expect(store.dispatched == [.callTapped(7)])
  }
}

// MARK: -

private final class RecordingStore: DispatchingStore {
  let state = EmployeeListState()
  private(set) var dispatched: [EmployeeListAction] = []

  func dispatch(_ action: EmployeeListAction) {
    dispatched.append(action)
  }
}
