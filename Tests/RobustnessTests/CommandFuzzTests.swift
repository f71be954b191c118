import Catalogue
import Employees
import ListRendering
import TestSupport
import Testing

@testable import EmployeeList

/// Random commands of an interactive session.
@MainActor
struct CommandFuzzTests {
  @Test func `random commands leave a frame of the right size, without controls`() async {
    let result = await #expect(processExitsWith: .success) {
      try await FuzzCases(name: "commands").run(RandomSession.random, fault: RandomSession.fault)
    }
    if result == nil { FuzzCases(name: "commands").recordCrash() }
  }
}

@MainActor
private enum RandomSession {
  static func random(from generator: inout FuzzGenerator) -> [UInt8] {
    let lines = (0..<generator.number(below: 12)).map { _ in line(from: &generator) }
    var bytes = Array(lines.joined(separator: "\n").utf8)
    if generator.number(below: 4) == 0 {
      generator.mutate(
        &bytes, tokens: ["\n", " ", "tap ", "search", "\u{0}", "\r\n", "99999999999"])
    }
    return bytes
  }

  private static func line(from generator: inout FuzzGenerator) -> String {
    let numbers = ["0", "1", "2", "5", "9", "-1", "-3", "100", "2147483647", "-2147483648"]
    return switch generator.number(below: 8) {
    case 0: "tap \(generator.one(of: numbers))"
    case 1: "tap \(generator.one(of: numbers)) \(generator.one(of: numbers))"
    case 2: "delete \(generator.one(of: numbers))"
    case 3: "scroll \(generator.one(of: numbers))"
    case 4: "search \(generator.text(upTo: 3))"
    case 5: "search \(generator.one(of: ["a", "e", "", "Hop", "夏"]))"
    case 6: generator.text(upTo: 30)
    default:
      generator.one(of: [
        "top", "end", "refresh", "retry", "back", "offline", "online", "help", "", "quit now",
      ])
    }
  }

  static func fault(of input: [UInt8], _ generator: inout FuzzGenerator) async throws -> String? {
    let employees = (0..<generator.number(below: 6)).map { id in
      Employee(
        id: id, name: generator.text(), specialization: generator.text(),
        workplaces: (0..<generator.number(below: 3)).map { _ in generator.text(upTo: 40) },
        phone: generator.number(below: 2) == 0 ? generator.text() : nil,
        email: generator.number(below: 2) == 0 ? generator.text() : nil)
    }
    let service = SessionService(ListService(list: employees + .samples.map(\.movedAway)))
    let makeScreen = generator.one(of: Architecture.published).makeScreen
    let size = Size(width: 8 + generator.number(below: 60), height: 3 + generator.number(below: 20))
    let window = Window(
      rootViewController: UINavigationController(
        rootViewController: makeScreen(service, ReportedContacts { _ in }, nil)), size: size)
    if generator.number(below: 4) == 0 {
      window.visibleViewController.navigationItem.prompt = generator.text(upTo: 200)
    }
    await service.allAnswered()
    let session = Session(window: window, service: service)
    for line in String(decoding: input, as: UTF8.self).split(separator: "\n") {
      if let command = Command(String(line)) { _ = session.perform(command) }
      await service.allAnswered()
      if let fault = DrawnFrame.fault(of: window) { return "after “\(line)”: \(fault)" }
    }
    return nil
  }
}

/// A service with a fixed list.
private struct ListService: EmployeeService {
  let list: [Employee]

  func employees() async throws(EmployeeServiceError) -> [Employee] { list }
}

extension Employee {
  /// The same employee with an id that no random employee has.
  fileprivate var movedAway: Employee {
    Employee(
      id: id + 100, name: name, specialization: specialization, photo: photo,
      workplaces: workplaces, phone: phone, email: email)
  }
}
