import Catalogue
import Employees
import ListRendering
import TestSupport
import Testing
import UIKit

@testable import EmployeeList

/// Random gestures on a screen with random employees.
@MainActor
struct GestureFuzzTests {
  @Test func `random gestures leave a frame of the right size, without controls`() async {
    let result = await #expect(processExitsWith: .success) {
      try await FuzzCases(name: "gestures").run({ _ in [] }, fault: RandomGestures.fault)
    }
    if result == nil { FuzzCases(name: "gestures").recordCrash() }
  }
}

@MainActor
private enum RandomGestures {
  static func fault(of input: [UInt8], _ generator: inout FuzzGenerator) async throws -> String? {
    let employees = (0..<generator.number(below: 6)).map { id in
      Employee(
        id: id, name: generator.text(), specialization: generator.text(),
        workplaces: (0..<generator.number(below: 3)).map { _ in generator.text(upTo: 40) },
        phone: generator.number(below: 2) == 0 ? generator.text() : nil,
        email: generator.number(below: 2) == 0 ? generator.text() : nil,
        isStarred: generator.number(below: 2) == 0)
    }
    let list = employees + [Employee].samples.map(\.movedAway)
    let service = SessionService(StubService(answer: .success(list)))
    let makeScreen = generator.one(of: Architecture.published).makeScreen
    let size = Size(width: 8 + generator.number(below: 60), height: 3 + generator.number(below: 20))
    let window = TextWindow(
      rootViewController: UINavigationController(
        rootViewController: makeScreen(service, ReportedContacts { _ in }, nil)), size: size)
    if generator.number(below: 4) == 0 {
      window.visibleViewController.navigationItem.prompt = generator.text(upTo: 200)
    }
    await service.allAnswered()
    for number in 0..<generator.number(below: 12) {
      perform(from: &generator, on: window, service)
      await service.allAnswered()
      if let fault = DrawnFrame.fault(of: window) { return "after gesture \(number): \(fault)" }
    }
    return nil
  }

  private static func perform(
    from generator: inout FuzzGenerator, on window: TextWindow, _ service: SessionService
  ) {
    let numbers = [0, 1, 2, 5, 9, -1, -3, 100, Int(Int32.max), Int(Int32.min)]
    switch generator.number(below: 11) {
    case 0, 1: window.tap(line: generator.one(of: numbers), column: generator.one(of: numbers))
    case 2: window.swipeToDelete(line: generator.one(of: numbers))
    case 3: window.scroll(by: generator.one(of: numbers))
    case 4: window.search(generator.text(upTo: 30))
    case 5: window.search(generator.one(of: ["a", "e", "", "Hop", "夏"]))
    case 6: window.scrollToTop()
    case 7: window.scrollToEnd()
    case 8: window.pullToRefresh()
    case 9: service.refusesChanges.toggle()
    default: service.isOffline.toggle()
    }
  }
}

extension Employee {
  /// The same employee with an id that no random employee has.
  fileprivate var movedAway: Employee {
    var employee = self
    employee.id += 100
    return employee
  }
}
