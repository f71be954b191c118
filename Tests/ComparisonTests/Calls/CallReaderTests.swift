import PackageFiles
import Testing

@testable import Comparison

/// The calls in recorded stacks.
struct CallReaderTests {
  private let source = ArchitectureSource(
    name: "MVX",
    files: [
      SourceFile(
        path: "ViewModel.swift",
        text: "@Observable\nfinal class ViewModel {\n  var content = 1\n}\n"),
      SourceFile(
        path: "Section.swift", text: "// Rows.\n\nstruct Section {\n  let rows: [Int]\n}\n"),
      SourceFile(
        path: "View.swift",
        text:
          "class View {\n  func show(\n    _ a: Int\n  ) {}\n  func show(\n    _ b: B\n  ) {}\n}\n"),
    ])

  private func own(_ name: String, in file: String, line: Int = 1, now: Int = 0) -> Symbol {
    Symbol(name, path: "/p/Sources/MVX/\(file).swift", line: line, currentLine: now)
  }

  private func shared(_ name: String, in module: String = "UIKit") -> Symbol {
    Symbol(name, path: "/p/Sources/\(module)/File.swift", line: 1)
  }

  private func lines(_ stacks: [[Symbol]]) -> [String] {
    var reader = CallReader(of: source)
    let stacks = stacks.filter { reader.isOfInterest(Array($0.prefix(2))) }
    return reader.calls(in: stacks).map(\.description)
  }

  private var show: Symbol { own("View.show(_:)", in: "View", line: 5) }
  private var load: Symbol { own("Presenter.load()", in: "Presenter", line: 4) }
  private let witness = Symbol("protocol witness for Output.show(_:) in conformance View")
  private let thunk = Symbol("partial apply for closure #1 in Presenter.load()")

  @Test func `a call is direct, through a protocol, or through a closure`() {
    let closure = own("closure #1 in View.viewDidLoad()", in: "View", line: 2)
    // A closure of the assembly is no caller.
    let wire = own("closure #1 in EmployeeListModule.makeScreen()", in: "EmployeeListModule")
    let stacks = [
      [show, load], [show, witness, load], [show, thunk, Symbol("?"), load],
      [closure, shared("UIControl.send()")], [show, wire, load], [wire, load],
    ]
    let call = "Presenter.load() [Presenter.swift] → View.show(_:) [View.swift]"
    // Another function begins with the same line.
    let code = "func show( _ b: B"
    #expect(
      stacks.map { lines([$0]) } == [
        ["\(call) direct: \(code)"], ["\(call) protocol: \(code)"], ["\(call) closure: \(code)"],
        [
          "UIControl [UIKit] → View.closure in viewDidLoad() [View.swift] closure: func show( _ a: Int"
        ],
        ["\(call) closure: \(code)"], [],
      ])
  }

  @Test func `what isn't a call between parts is left out`() {
    let other = own("Presenter.update()", in: "Presenter")
    let getter = own("View.title.getter", in: "View")
    let task = own("closure #1 in Presenter.load()", in: "Presenter")
    let calls = lines([
      [other, load], [getter, load], [task], [witness, load], [thunk, load],
      [shared("UITableView.reload()"), load],
    ])
    #expect(calls == [])
  }

  @Test func `UIKit calls under the name that everybody knows`() {
    let table = [
      show, witness, shared("RowCache.row(_:)"), shared("UITableView.layout()"),
      shared("ListView.layout()"),
    ]
    let update = Symbol(
      "protocol witness for UIUpdating.update(_:) in conformance SearchField",
      mangled: "$s13EmployeeViews11SearchField")
    let field = [
      show, shared("SearchField.update(_:)", in: "EmployeeViews"), update, shared("UIBar.type()"),
    ]
    let button = [
      show, thunk, shared("ButtonView.tap()", in: "EmployeeViews"), shared("UIButton.tap()"),
    ]
    let calls = lines([table, field, button])
    #expect(
      calls == [
        "UITableView [UIKit] → View.show(_:) [View.swift] protocol: func show( _ b: B",
        "SearchField [EmployeeViews] → View.show(_:) [View.swift] direct: func show( _ b: B",
        "ButtonView [EmployeeViews] → View.show(_:) [View.swift] closure: func show( _ b: B",
      ])
  }

  @Test func `repeated calls are counted until the next answer`() {
    let name = "closure #1 in Presenter.load()"
    let path = "/p/Sources/MVX/Presenter.swift"
    let task = Symbol(name, mangled: "$s3MVX", path: path, line: 4)
    let rest = Symbol(name, mangled: "$s3MVXTQ0_", path: path, line: 4, currentLine: 6)
    let request = Symbol(
      "protocol witness for Service.employees() in conformance Checked",
      mangled: "$s9Employees7Checked")
    let runtime = Symbol("?")
    // One answer arrives once, and nothing waits for the last one.
    let calls = lines([
      [show, load], [task, runtime], [request, runtime], [request], [show, load], [rest],
      [show, load], [rest],
    ])
    #expect(
      calls == [
        "Presenter.load() [Presenter.swift] → View.show(_:) [View.swift] direct × 2: func show( _ b: B",
        "Presenter.closure in load() [Presenter.swift] → Service.employees() [Employees] protocol",
        "Service.employees() [Employees] → Presenter.load() [Presenter.swift] answer",
        "Presenter.load() [Presenter.swift] → View.show(_:) [View.swift] direct: func show( _ b: B",
      ])
  }

  @Test func `a call of a protocol's own function is recorded once`() {
    let perform = Symbol("protocol witness for Contacts.perform(_:) in conformance Reported")
    let call = shared("Contacts.call(_:)", in: "Employees")
    let stack = [shared("Reported.perform(_:)", in: "Employees"), perform, call, load]
    // A service that another shared service calls isn't called by the architecture.
    let inner = [
      shared("Inner.perform(_:)", in: "Employees"), perform, shared("Outer.perform(_:)"), load,
    ]
    let calls = lines([[call, load], stack, inner])
    #expect(
      calls == ["Presenter.load() [Presenter.swift] → Contacts.call(_:) [Employees] protocol"])
  }

  @Test func `who creates a value makes it, and who reads an observable property observes it`() {
    let made = Symbol(
      "Section.init(rows:)", mangled: "$s3MVX7SectionV", path: "<compiler-generated>")
    // A registered cell is made by the table.
    let cell = own("Cell.init(style:)", in: "Cell")
    let base = own("Base.init()", in: "Base")
    let access = Symbol("ViewModel.access<A>(keyPath:)", mangled: "$s3MVX9ViewModelC")
    let getter = Symbol("ViewModel.content.getter", mangled: "$s3MVX9ViewModelC")
    let reader = own("View.updateProperties()", in: "View")
    let calls = lines([
      [made, load], [cell, shared("UITableView.dequeue()")],
      [base, own("Derived.init()", in: "Derived"), load], [access, getter, reader],
      [access, getter, own("ViewModel.a()", in: "ViewModel")],
    ])
    #expect(
      calls == [
        "Presenter.load() [Presenter.swift] → Section.init(rows:) [Section.swift] makes: struct Section {",
        "View.updateProperties() [View.swift] → ViewModel.content [ViewModel.swift] observes: var content = 1",
      ])
  }
}
