import Calls
import SourceAnalysis
import Testing

@testable import DocumentGeneration

/// The boxes, lanes and arrows that follow from sources and recorded calls.
struct PlanTests {
  private typealias Function = RecordedCall.Function

  private func file(_ path: String, _ text: String = "final class A {}\n") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  private func call(
    _ caller: String, _ callee: String, _ kind: RecordedCall.Kind = .direct
  ) -> RecordedCall {
    RecordedCall(Function("A", "a()", in: caller), Function("B", "b()", in: callee), kind: kind)
  }

  private let views = "import UIKit\n\nfinal class A {}\n"

  private func lanes(of files: [SourceFile], _ calls: [RecordedCall]) -> [[String]] {
    Plan(of: ArchitectureSource(name: "A", files: files), calls: calls).lanes
      .map { $0.map(\.name) }
  }

  @Test func `what UIKit calls is on the left, and what a service answers is on the right`() {
    let files = [
      file("EmployeeListViewController.swift", views), file("Presenter.swift"), file("Model.swift"),
    ]
    let calls = [
      call("UIKit", "EmployeeListViewController.swift", .protocol),
      call("EmployeeListViewController.swift", "Presenter.swift"),
      call("Presenter.swift", "Model.swift"), call("Model.swift", "Employees", .protocol),
      call("Employees", "Model.swift", .answer),
    ]
    #expect(lanes(of: files, calls) == [["View controller"], ["Presenter"], ["Model"]])
    // A button calls a closure of a part that knows no view.
    let tap = calls + [call("UIKit", "Presenter.swift", .closure)]
    #expect(lanes(of: files, tap) == [["View controller"], ["Presenter"], ["Model"]])
    let controller = calls + [call("EmployeeListViewController.swift", "Model.swift")]
    #expect(lanes(of: files, controller) == [[], ["View controller", "Presenter"], ["Model"]])
    let all = calls + [call("Employees", "EmployeeListViewController.swift", .answer)]
    #expect(lanes(of: files, all) == [[], ["View controller", "Presenter"], ["Model"]])
  }

  @Test func `what only the left side uses is on the left if it knows views`() {
    let files = [file("Screen.swift", views), file("Factory.swift", views), file("Row.swift")]
    let calls = [
      call("UIKit", "Screen.swift"), call("Screen.swift", "Factory.swift", .protocol),
      call("Factory.swift", "Row.swift", .makes),
    ]
    #expect(lanes(of: files, calls) == [["Screen", "Factory"], ["Row"], []])
    let router = calls + [call("Row.swift", "Factory.swift")]
    #expect(lanes(of: files, router) == [["Screen"], ["Factory", "Row"], []])
  }

  @Test func `files are in the order in which an event reaches them`() {
    let files = ["A.swift", "B.swift", "C.swift", "D.swift"].map { file($0) }
    let calls = [call("C.swift", "B.swift"), call("A.swift", "C.swift")]
    #expect(lanes(of: files, calls)[1] == ["C", "B", "A", "D"])
  }

  @Test func `the assembly and protocols are at the bottom on the right, without arrows`() {
    let files = [
      file("EmployeeListModule.swift"), file("Contracts.swift", "protocol P {}\n"),
      file("Empty.swift", "// Nothing.\n"), file("Model.swift"),
    ]
    let calls = [call("Model.swift", "EmployeeListModule.swift")]
    let plan = Plan(of: ArchitectureSource(name: "A", files: files), calls: calls)
    #expect(plan.lanes.map { $0.map(\.name) } == [[], ["Model"], ["Contracts", "Assembly"]])
    #expect(plan.boxes.filter(\.isAside).map(\.name) == ["Contracts", "Assembly"])
    #expect(plan.arrows == [])
  }

  @Test func `a file that extends another one is in its box, and names are different`() {
    let files = [
      "EmployeeListSection.swift", "EmployeeListSection+Cells.swift", "DataProvider.swift",
      "EmployeeDataProvider.swift", "Adapted/EmployeeCellFactory.swift",
    ].map { file($0) }
    let boxes = Box.all(of: ArchitectureSource(name: "A", files: files))
    #expect(
      Set(boxes.map(\.name)) == [
        "Section", "Data provider", "Employee data provider", "Cell factory",
      ])
    #expect(boxes.first { $0.name == "Section" }?.files.count == 2)
  }

  @Test func `an arrow is solid if a call names its type, and dotted from what is observed`() {
    let files = ["A.swift", "B.swift", "C.swift", "D.swift"].map { file($0) }
    let calls = [
      call("A.swift", "B.swift", .protocol), call("A.swift", "B.swift", .direct),
      call("B.swift", "A.swift", .protocol), call("B.swift", "A.swift", .closure),
      call("C.swift", "D.swift", .observes), call("C.swift", "D.swift", .makes),
      call("D.swift", "D.swift"),
    ]
    let plan = Plan(of: ArchitectureSource(name: "A", files: files), calls: calls)
    #expect(
      plan.arrows == [
        Arrow("A", .calls, "B"), Arrow("B", .tells, "A"), Arrow("D", .isObservedBy, "C"),
        Arrow("C", .calls, "D"),
      ])
  }

  // MARK: - This package

  /// Purpose: no code is missing in a picture, and a picture can be read.
  @Test func `every line of code is in one box, and nothing hides anything`() throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    try #require(!facts.sources.isEmpty)
    for (source, picture) in zip(facts.all, ArchitecturePicture.all(of: facts.all, facts.record)) {
      let count = picture.parts.map(\.strokes.count).reduce(0, +)
      #expect(count == source.codeLineCount, "lines of \(source.name)")
      let names = picture.parts.map(\.box.name)
      #expect(Set(names).count == names.count, "\(source.name)")
      #expect(picture.arrows.count == picture.plan.arrows.count, "\(source.name)")
      #expect(picture.faults == [], "\(source.name)")
    }
  }

  /// Purpose: Play shows every call at a line of code.
  @Test func `every recorded call of a box arrives in one of its lines`() throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    let record = try #require(facts.record)
    for (source, picture) in zip(facts.all, ArchitecturePicture.all(of: facts.all, record)) {
      for event in CallEvent.allCases {
        let trace = try #require(record.trace(of: event, in: source.name))
        #expect(trace.calls.count < 40, "\(event) of \(source.name) is too long to be read")
        for call in Call.all(of: trace, in: picture) {
          let recorded = call.recorded
          let isKnown = source.files.contains { $0.path == recorded.callee.place }
          #expect(recorded.callee.isOwn == isKnown, "\(recorded)")
          #expect(
            [call.start, call.end].allSatisfy { name in
              [ArchitecturePicture.uikit, ArchitecturePicture.shared].contains(name)
                || picture.parts.contains { $0.box.name == name }
            })
        }
      }
    }
  }

  /// Purpose: each point in Play shows the number of the last call that arrived there.
  @Test func `a number stays until the next call arrives at its point`() {
    let source = ArchitectureSource(
      name: "A", files: [file("Screen.swift", "final class A {\n  func show() {}\n}\n")])
    let recorded = RecordedCall(
      Function("UITableView", in: "UIKit"), Function("A", "show()", in: "Screen.swift"), line: 2)
    let picture = ArchitecturePicture(source, Plan(of: source, calls: [recorded]))
    let calls = Call.all(of: .init([recorded, recorded, recorded]), in: picture)
    #expect(calls.map(\.successor) == [2, 3, nil])
    #expect(calls[0].start == ArchitecturePicture.uikit)
    #expect(
      calls[0].landing.map(\.y)
        == picture.parts[0].y(ofLine: 2, in: "Screen.swift").map { [$0, $0] })
  }
}
