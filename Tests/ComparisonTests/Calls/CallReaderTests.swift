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
    ])

  private func own(_ name: String, in file: String, line: Int = 1, now: Int = 0) -> Symbol {
    Symbol(name, path: "/p/Sources/MVX/\(file).swift", line: line, currentLine: now)
  }

  private func shared(_ name: String, in module: String = "ListRendering") -> Symbol {
    Symbol(name, path: "/p/Sources/\(module)/File.swift", line: 1)
  }

  private func lines(_ stacks: [[Symbol]]) -> [String] {
    var reader = CallReader(of: source)
    return reader.calls(in: stacks).map(\.description)
  }

  private var show: Symbol { own("View.show(_:)", in: "View", line: 9) }
  private var load: Symbol { own("Presenter.load()", in: "Presenter", line: 4) }
  private let witness = Symbol("protocol witness for Output.show(_:) in conformance View")
  private let thunk = Symbol("partial apply for closure #1 in Presenter.load()")

  @Test func `a call is direct, through a protocol, or through a closure`() {
    let expected = "Presenter.load() [Presenter.swift] → View.show(_:) [View.swift:9]"
    #expect(lines([[show, load]]) == ["\(expected) direct"])
    #expect(lines([[show, witness, load]]) == ["\(expected) protocol"])
    #expect(lines([[show, thunk, Symbol("?"), load]]) == ["\(expected) closure"])
    let closure = own("closure #1 in View.viewDidLoad()", in: "View", line: 2)
    #expect(
      lines([[closure, shared("UIControl.send()")]]) == [
        "UIControl [ListRendering] → View.closure in viewDidLoad() [View.swift:2] closure"
      ])
  }

  @Test func `a closure of the assembly is no caller`() {
    let wire = own("closure #1 in EmployeeListModule.makeScreen()", in: "EmployeeListModule")
    #expect(
      lines([[show, wire, load], [wire, load]]) == [
        "Presenter.load() [Presenter.swift] → View.show(_:) [View.swift:9] closure"
      ])
  }

  @Test func `what isn't a call between parts is left out`() {
    let other = own("Presenter.update()", in: "Presenter")
    let getter = own("View.title.getter", in: "View")
    let task = own("closure #1 in Presenter.load()", in: "Presenter")
    #expect(
      lines([[other, load], [getter, load], [task], [witness, load], [thunk, load]]) == [])
    #expect(lines([[shared("UITableView.reload()"), load]]) == [])
  }

  @Test func `UIKit calls under the name that everybody knows`() {
    let stack = [
      show, witness, shared("RowCache.row(_:)"), shared("UITableView.layout()"),
      shared("ListView.layout()"),
    ]
    #expect(
      lines([stack]) == ["UITableView [ListRendering] → View.show(_:) [View.swift:9] protocol"])
    let field = shared("SearchField.update(_:)", in: "EmployeeViews")
    let update = Symbol(
      "protocol witness for UIUpdating.update(_:) in conformance SearchField",
      mangled: "$s13EmployeeViews11SearchField")
    #expect(
      lines([[show, field, update, shared("UIBar.type()")]]) == [
        "SearchField [EmployeeViews] → View.show(_:) [View.swift:9] direct"
      ])
    let button = [
      show, thunk, shared("ButtonView.tap()", in: "EmployeeViews"), shared("UIButton.tap()"),
    ]
    #expect(
      lines([button]) == ["ButtonView [EmployeeViews] → View.show(_:) [View.swift:9] closure"])
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
    #expect(
      lines([
        [show, load], [task, runtime], [request, runtime], [request], [show, load], [rest],
        [show, load],
      ])
        == [
          "Presenter.load() [Presenter.swift] → View.show(_:) [View.swift:9] direct × 2",
          "Presenter.closure in load() [Presenter.swift] → Service.employees() [Employees] protocol",
          "Service.employees() [Employees] → Presenter.load() [Presenter.swift:6] answer",
          "Presenter.load() [Presenter.swift] → View.show(_:) [View.swift:9] direct",
        ])
    // Nothing waits for this one, and one answer arrives once.
    #expect(lines([[rest]]) == [])
    #expect(lines([[task], [request], [rest], [rest]]).count == 2)
  }

  @Test func `a call of a protocol's own function is recorded once`() {
    let perform = Symbol("protocol witness for Contacts.perform(_:) in conformance Reported")
    let call = shared("Contacts.call(_:)", in: "Employees")
    let stack = [shared("Reported.perform(_:)", in: "Employees"), perform, call, load]
    #expect(
      lines([[call, load], stack]) == [
        "Presenter.load() [Presenter.swift] → Contacts.call(_:) [Employees] protocol"
      ])
    // A service that another shared service calls isn't called by the architecture.
    let inner = [
      shared("Inner.perform(_:)", in: "Employees"), perform, shared("Outer.perform(_:)"), load,
    ]
    #expect(lines([inner]) == [])
  }

  @Test func `who creates a value makes it, at the line of its type`() {
    let made = Symbol(
      "Section.init(rows:)", mangled: "$s3MVX7SectionV", path: "<compiler-generated>")
    #expect(
      lines([[made, load]]) == [
        "Presenter.load() [Presenter.swift] → Section.init(rows:) [Section.swift:3] makes"
      ])
    let cell = own("Cell.init(style:)", in: "Cell")
    #expect(lines([[cell, shared("UITableView.dequeue()")]]) == [], "a registered cell")
    let base = own("Base.init()", in: "Base")
    #expect(lines([[base, own("Derived.init()", in: "Derived"), load]]) == [])
  }

  @Test func `who reads an observable property observes it`() {
    let access = Symbol("ViewModel.access<A>(keyPath:)", mangled: "$s3MVX9ViewModelC")
    let getter = Symbol("ViewModel.content.getter", mangled: "$s3MVX9ViewModelC")
    let reader = own("View.updateProperties()", in: "View")
    #expect(
      lines([[access, getter, reader], [access, getter, own("ViewModel.a()", in: "ViewModel")]])
        == [
          "View.updateProperties() [View.swift] → ViewModel.content [ViewModel.swift:3] observes"
        ])
  }
}
