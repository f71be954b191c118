import PackageFiles
import Testing

@testable import Comparison

/// The boxes and lanes that follow from sources and recorded calls.
///
/// `GeneratedFileTests` compares the pictures of this package with their files byte by byte.
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

  @Test func `what UIKit calls is on the left, and what a service answers is on the right`() {
    let files = [
      file("EmployeeListViewController.swift", "import UIKit\n\nfinal class A {}\n"),
      file("Presenter.swift"), file("Model.swift"),
    ]
    let calls = [
      call("UIKit", "EmployeeListViewController.swift", .protocol),
      call("EmployeeListViewController.swift", "Presenter.swift"),
      call("Presenter.swift", "Model.swift"), call("Model.swift", "Employees", .protocol),
      call("Employees", "Model.swift", .answer),
    ]
    // A button calls a closure of a part that knows no view.
    let tap = calls + [call("UIKit", "Presenter.swift", .closure)]
    let controller = calls + [call("EmployeeListViewController.swift", "Model.swift")]
    let all = calls + [call("Employees", "EmployeeListViewController.swift", .answer)]
    let lanes = [calls, tap, controller, all].map { calls in
      Plan(of: ArchitectureSource(name: "A", files: files), calls: calls).lanes
        .map { $0.map(\.name) }
    }
    #expect(
      lanes == [
        [["View controller"], ["Presenter"], ["Model"]],
        [["View controller"], ["Presenter"], ["Model"]],
        [[], ["View controller", "Presenter"], ["Model"]],
        [[], ["Presenter", "View controller"], ["Model"]],
      ])
  }

  @Test func `a box has the name of its file, without the words that all files share`() {
    let files = ["AppReducer", "EmployeeListReducer", "EmployeeModel", "EmployeesReducer"]
      .map { file("\($0).swift") }
    let names = Box.all(of: files).map(\.name)
    #expect(names == ["App reducer", "Reducer", "Model", "Employees reducer"])
  }

  /// Purpose: no code is missing in a picture, and a picture can be read.
  @Test func `every line of code is in one box, and nothing hides anything`() throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    for (source, picture) in zip(facts.all, ArchitecturePicture.all(of: facts.all, facts.record)) {
      let names = picture.parts.map(\.box.name)
      let lineCount = picture.parts.map(\.strokes.count).reduce(0, +)
      let counts = [lineCount, Set(names).count, picture.arrows.count]
      let expected = [source.codeLineCount, names.count, picture.plan.arrows.count]
      #expect(counts == expected, "lines, boxes and arrows of \(source.name)")
      #expect(picture.flaws == [], "\(source.name)")
    }
  }

  @Test func `the picture of a profile shows the files that its events reach`() throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    let record = try #require(facts.record)
    let events = CallEvent.allCases.filter(\.showsProfile)
    // A draft has no recorded calls yet.
    let pictures = ArchitecturePicture.all(of: facts.sources, record, withProfile: true)
    for (source, picture) in zip(facts.sources, pictures) {
      let calls = record.calls(in: source.name, of: events)
      let reached = Set(calls.flatMap { [$0.caller, $0.callee] }.filter(\.isOwn).map(\.place))
      let shown = Set(picture.parts.flatMap(\.box.files))
      let others = picture.parts.map(\.box).filter { reached.isDisjoint(with: $0.files) }
      #expect(reached.subtracting(shown) == [], "\(source.name)")
      #expect(others == [], "\(source.name)")
      #expect(shown.contains("Profile/ProfileViewController.swift"), "\(source.name)")
      #expect(picture.flaws == [], "\(source.name)")
    }
  }

  /// Purpose: Play shows every call at a line of code.
  @Test func `every recorded call of a box arrives in one of its lines`() throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    let record = try #require(facts.record)
    let page = try Page.ofThisPackage.get()
    for event in CallEvent.allCases {
      for (source, picture) in zip(facts.all, page.pictures(for: event))
      where !DocumentFacts.isDraft(source) {
        let paths = source.files.map(\.path)
        let names =
          [ArchitecturePicture.uikit, ArchitecturePicture.shared] + picture.parts.map(\.box.name)
        let trace = try #require(record.trace(of: event, in: source.name))
        let lost = Call.all(of: trace, in: picture).filter { call in
          call.recorded.callee.isOwn != paths.contains(call.recorded.callee.place)
            || !names.contains(call.start) || !names.contains(call.end)
            || (call.line == nil) != call.recorded.code.isEmpty
        }
        #expect(
          lost.map(\.recorded) == [],
          "\(event) of \(source.name): the code has changed, so record it with bash .ci/record")
      }
    }
  }
}
