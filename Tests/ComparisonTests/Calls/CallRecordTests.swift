import PackageFiles
import TestSupport
import Testing

@testable import Comparison

/// The file of recorded calls.
struct CallRecordTests {
  private typealias Function = RecordedCall.Function

  private static let text = """
    # load-succeeds

    # load-fails

    # call-tapped

    # search-typed

    ## frame 1

    ┌─ 2 employees ─┐
    │ # no heading  │
    └───────────────┘

    ## frame 2

    ┌─ 1 employee ──┐
    └───────────────┘

    ## MVP

    frame 1
    UITableView [UIKit] → View.tableView(_:cellForRowAt:) [View.swift] protocol × 3: func tableView(_ a: [B], c: [D])
    View.closure in viewDidLoad() [View.swift] → Presenter.Row.init(title:) [Rows/Row.swift] makes: init(title: String) {
    frame 2
    EmployeeService.employees() [Employees] → Model.closure in load() [Model.swift] answer: let employees = try await service.employees()

    ## VIPER

    frame 2

    # delete-refused

    # name-tapped

    # star-refused


    """

  @Test func `a record is written as it was read`() throws {
    let record = try CallRecord(text: Self.text)
    #expect(record.text == Self.text)
    let frames = record.frames(of: .searchTyped).map { $0.split(separator: "\n").count }
    #expect(frames == [3, 2])
    let trace = try #require(record.trace(of: .searchTyped, in: "MVP"))
    #expect(
      trace.calls == [
        RecordedCall(
          Function("UITableView", in: "UIKit"),
          Function("View", "tableView(_:cellForRowAt:)", in: "View.swift"),
          code: "func tableView(_ a: [B], c: [D])", kind: .protocol, count: 3),
        RecordedCall(
          Function("View", "closure in viewDidLoad()", in: "View.swift"),
          Function("Presenter.Row", "init(title:)", in: "Rows/Row.swift"),
          code: "init(title: String) {", kind: .makes),
        RecordedCall(
          Function("EmployeeService", "employees()", in: "Employees"),
          Function("Model", "closure in load()", in: "Model.swift"),
          code: "let employees = try await service.employees()", kind: .answer),
      ])
    #expect((0...3).map(trace.frame) == [0, 0, 1, 1])
    let texts = trace.calls.map(\.text)
    #expect(texts == ["tableView(_:cellForRowAt:) × 3", "init(title:)", "answer to employees()"])
    let none = record.trace(of: .searchTyped, in: "VIPER")
    #expect(none?.calls == [])
    #expect(record.trace(of: .loadFails, in: "MVP") == nil)
  }

  @Test func `a line that is no call, an unknown event, and a call of no architecture are errors`()
  {
    let line = "A [UIKit] → B.c() [View.swift] link"
    let messages = ["## MVC\n\n\(line)\n", "# load\n", "\(line)\n"].map { text in
      errorMessage { try CallRecord(text: "# load-fails\n\n\(text)") }
    }
    let problems = [
      "no call in “\(line)”", "the unknown event “load”", "no architecture above “\(line)”",
    ]
    #expect(messages == problems.map { "\(CallRecord.path) has \($0)" })
  }

  @Test func `equal frames are kept once, and a frame that stays is no change`() throws {
    var record = CallRecord()
    let call = RecordedCall(
      Function("A", "a()", in: "A.swift"), Function("B", "b()", in: "B.swift"), code: "func b() {")
    record.add([("1\n", []), ("1\n", [call]), ("2\n", [call])], at: .loadFails, in: "MVC")
    record.add([("1\n", []), ("3\n", [call])], at: .loadFails, in: "MVP")
    #expect(record.frames(of: .loadFails) == ["1\n", "2\n", "3\n"])
    #expect(record.commonFrameCount(of: .loadFails) == 2)
    let changes = ["MVC", "MVP"].map { name in
      record.trace(of: .loadFails, in: name)?.changes.map { [$0.frame, $0.callCount] }
    }
    #expect(changes == [[[0, 0], [1, 2]], [[0, 0], [2, 1]]])
    #expect(try CallRecord(text: record.text) == record)
  }
}
