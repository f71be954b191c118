import Testing

@testable import Comparison

/// The functions of a program.
struct SymbolTests {
  @Test func `a demangled name says what the compiler made the function for`() {
    let cases: [(String, Symbol.Role, String, String)] = [
      (
        "EmployeeListPresenter.deleteTapped(_:)", .function, "EmployeeListPresenter",
        "deleteTapped(_:)"
      ),
      ("static EmployeeListReducer.reduce(_:_:)", .function, "EmployeeListReducer", "reduce(_:_:)"),
      ("Store.dispatch<A>(_:)", .function, "Store", "dispatch(_:)"),
      ("closure #1 in closure #2 in A.B.load()", .closure, "A.B", "load()"),
      ("Section.init(id:rows:)", .initializer, "Section", "init(id:rows:)"),
      ("Model.__allocating_init(service:)", .initializer, "Model", "init(service:)"),
      ("ViewModel.access<A>(keyPath:)", .observation, "ViewModel", "access(keyPath:)"),
      (
        "protocol witness for Output.show(_:) in conformance Presenter", .witness, "Output",
        "show(_:)"
      ),
      ("partial apply for closure #1 in A.b()", .thunk, "A", "b()"),
      ("implicit closure #2 in A.b()", .thunk, "A", "b()"),
      (
        "variable initialization expression of static Factories.info", .other, "Factories", "info"
      ),
      ("closure #1 in closure #1 in View.table.getter", .closure, "View", "table"),
      ("Presenter.view.getter", .other, "Presenter", "view"),
      ("Presenter.view.setter", .other, "Presenter", "view"),
      ("Presenter.deinit", .other, "Presenter", "deinit"),
      ("static Section.== infix(_:_:)", .other, "Section", "== infix(_:_:)"),
      ("default argument 1 of A.b(c:d:)", .other, "", ""),
      ("outlined copy of A.B", .other, "", ""),
      ("type metadata accessor for A", .other, "", ""),
      ("variable initialization expression of A.b", .other, "", ""),
      ("?", .other, "", "?"),
    ]
    for (name, role, type, function) in cases {
      let symbol = Symbol(name)
      #expect(symbol.role == role, "\(name)")
      if !type.isEmpty { #expect([symbol.type, symbol.name] == [type, function], "\(name)") }
    }
  }

  @Test func `code after a wait belongs to its function`() {
    let name = "closure #1 in Model.load()"
    let start = Symbol(name, mangled: "$s3MVX5ModelC4loadyyFyyYacfU_")
    let rest = ["TQ0_", "TY12_"].map { Symbol(name, mangled: start.base + $0) }
    #expect(start.role == .closure)
    #expect(rest.map(\.role) == [.continuation, .continuation])
    #expect(rest.map(\.base) == [start.base, start.base])
    #expect(Symbol("partial apply for A.b()", mangled: "$s1A1bTATQ0_").role == .thunk)
  }

  @Test func `the module is that of the path, or of the symbol if there is no file`() {
    let file = Symbol("A.b()", path: "/home/me/Sources/x/Sources/MVC/Reusable/A.swift", line: 3)
    #expect([file.module, file.file] == ["MVC", "Reusable/A.swift"])
    let none = Symbol("A.b()", mangled: "$s5VIPER1AV1byyF", path: "<compiler-generated>")
    #expect([none.module, none.file] == ["VIPER", ""])
    #expect(Symbol("main").module == "")
  }
}
