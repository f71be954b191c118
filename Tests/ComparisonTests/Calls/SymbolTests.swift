import Testing

@testable import Comparison

/// The functions of a program.
struct SymbolTests {
  @Test func `a demangled name says what the compiler made the function for`() {
    let cases: [(String, Symbol.Role, String)] = [
      (
        "EmployeeListPresenter.deleteTapped(_:)", .function,
        "EmployeeListPresenter deleteTapped(_:)"
      ),
      ("static EmployeeListReducer.reduce(_:_:)", .function, "EmployeeListReducer reduce(_:_:)"),
      ("Store.dispatch<A>(_:)", .function, "Store dispatch(_:)"),
      ("closure #1 in closure #2 in A.B.load()", .closure, "A.B load()"),
      ("Section.init(id:rows:)", .initializer, "Section init(id:rows:)"),
      ("Model.__allocating_init(service:)", .initializer, "Model init(service:)"),
      ("ViewModel.access<A>(keyPath:)", .observation, "ViewModel access(keyPath:)"),
      (
        "protocol witness for Output.show(_:) in conformance Presenter", .witness, "Output show(_:)"
      ),
      ("partial apply for closure #1 in A.b()", .thunk, "A b()"),
      ("implicit closure #2 in A.b()", .thunk, "A b()"),
      ("variable initialization expression of static Factories.info", .other, "Factories info"),
      ("closure #1 in closure #1 in View.table.getter", .closure, "View table"),
      ("Presenter.view.getter", .other, "Presenter view"),
      ("Presenter.view.setter", .other, "Presenter view"),
      ("Presenter.deinit", .other, "Presenter deinit"),
      ("static Section.== infix(_:_:)", .other, "Section == infix(_:_:)"),
    ]
    let symbols = cases.map { Symbol($0.0) }
    let nameless = [
      "default argument 1 of A.b(c:d:)", "outlined copy of A.B", "type metadata accessor for A",
      "variable initialization expression of A.b", "?",
    ]
    let names = symbols.map { "\($0.type) \($0.name)" }
    #expect(names == cases.map(\.2))
    #expect(symbols.map(\.role) == cases.map(\.1))
    let others = nameless.filter { Symbol($0).role != .other }
    #expect(others == [])
  }

  @Test func `code after a wait belongs to its function`() {
    let name = "closure #1 in Model.load()"
    let start = Symbol(name, mangled: "$s3MVX5ModelC4loadyyFyyYacfU_")
    let rest = ["TQ0_", "TY12_"].map { Symbol(name, mangled: start.base + $0) }
    let thunk = Symbol("partial apply for A.b()", mangled: "$s1A1bTATQ0_")
    let roles = ([start] + rest + [thunk]).map(\.role)
    #expect(roles == [.closure, .continuation, .continuation, .thunk])
    #expect(rest.map(\.base) == [start.base, start.base])
  }

  @Test func `the module is that of the path, or of the symbol if there is no file`() {
    let symbols = [
      Symbol("A.b()", path: "/home/me/Sources/x/Sources/MVC/Reusable/A.swift", line: 3),
      Symbol("A.b()", mangled: "$s5VIPER1AV1byyF", path: "<compiler-generated>"), Symbol("main"),
    ]
    let places = symbols.map { [$0.module, $0.file] }
    #expect(places == [["MVC", "Reusable/A.swift"], ["VIPER", ""], ["", ""]])
  }
}
