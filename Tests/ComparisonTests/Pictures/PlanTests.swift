import PackageFiles
import Testing

@testable import Comparison

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
    #expect(lanes(of: files, all) == [[], ["Presenter", "View controller"], ["Model"]])
  }

  @Test func `what only the left side uses is on the left if it knows views`() {
    let files = [file("Screen.swift", views), file("Factory.swift", views), file("Row.swift")]
    let calls = [
      call("UIKit", "Screen.swift"), call("Screen.swift", "Factory.swift", .protocol),
      call("Factory.swift", "Row.swift", .makes),
    ]
    #expect(lanes(of: files, calls) == [["Factory", "Screen"], ["Row"], []])
    let router = calls + [call("Row.swift", "Factory.swift")]
    #expect(lanes(of: files, router) == [["Screen"], ["Factory", "Row"], []])
  }

  @Test func `files are in the order in which an event reaches them, callers beside callees`() {
    let files = ["A.swift", "B.swift", "C.swift", "D.swift"].map { file($0) }
    #expect(lanes(of: files, [call("C.swift", "B.swift")])[1] == ["C", "B", "A", "D"])
    // C calls B, and A calls C, so C is between the two.
    let calls = [call("C.swift", "B.swift"), call("A.swift", "C.swift")]
    #expect(lanes(of: files, calls)[1] == ["B", "C", "A", "D"])
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

  @Test func `files of one kind, and those that extend one type, share a box`() {
    let files = [
      "EmployeeListSection.swift", "EmployeeListSection+Cells.swift", "DataProvider.swift",
      "EmployeeDataProvider.swift", "Adapted/EmployeeCellFactory.swift", "CellFactories.swift",
      "EmployeeListDataModel.swift", "EmployeeListViewModel.swift", "EmployeeSection.swift",
    ].map { file($0) }
    let boxes = Box.all(of: ArchitectureSource(name: "A", files: files))
    #expect(
      Dictionary(uniqueKeysWithValues: boxes.map { ($0.name, $0.files.count) }) == [
        "Section": 2, "Data providers": 2, "Cell factories": 2, "Data model": 1, "View model": 1,
        "Employee section": 1,
      ])
  }

  @Test func `a short file with values only belongs to the values in it`() {
    func boxes(_ content: String) -> [String] {
      let files = [
        file("EmployeeListSection.swift", "struct Section {\n  let id: Int\n}\n"),
        file("EmployeeListContent.swift", content),
      ]
      return Box.all(of: ArchitectureSource(name: "A", files: files)).map(\.name).sorted()
    }
    let line = "  let sections: [Section]\n"
    #expect(boxes("struct Content {\n\(line)}\n") == ["Section"])
    let long = String(repeating: line, count: 11)
    #expect(boxes("struct Content {\n\(long)}\n") == ["Content", "Section"])
    #expect(boxes("final class Content {\n\(line)}\n") == ["Content", "Section"])
    #expect(boxes("struct Content {\n  let sections: [Int]\n}\n") == ["Content", "Section"])
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
