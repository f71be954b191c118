package import PackageFiles

/// Finds the calls between the parts of an architecture in the call stacks of an event.
package struct CallReader {
  private let source: ArchitectureSource

  /// The requests that wait, by the symbol of the function that continues after the answer.
  private var requests: [String: RecordedCall.Function] = [:]

  /// The latest function of a task: the next request is its, although the stack doesn't show it.
  private var task: Symbol?

  /// Begins to read the stacks of an event.
  package init(of source: ArchitectureSource) {
    self.source = source
  }

  private var module: String { source.name }

  /// Returns the calls in some stacks, each of which has the entered function first.
  ///
  /// A call that repeats before the next answer, as for each row, is one call with a count.
  package mutating func calls(in stacks: [[Symbol]]) -> [RecordedCall] {
    var calls: [RecordedCall] = []
    var start = 0
    for stack in stacks {
      guard let call = call(in: stack) else { continue }
      let earlier = calls.indices.dropFirst(start).first { calls[$0].isRepeated(by: call) }
      if call.kind == .answer {
        start = calls.count
        calls.append(call)
      } else if let earlier {
        calls[earlier].count += 1
      } else {
        calls.append(call)
      }
    }
    return calls
  }

  /// Whether a stack may contain a call, by its two innermost functions.
  package func isOfInterest(_ innermost: [Symbol]) -> Bool {
    innermost.first?.module == module || innermost.contains { $0.role == .witness }
  }

  private mutating func call(in stack: [Symbol]) -> RecordedCall? {
    guard let entered = stack.first else { return nil }
    let callers = stack.dropFirst()
    guard entered.module == module else { return request(in: stack) }
    if [.function, .closure, .continuation].contains(entered.role),
      !callers.contains(where: { !$0.module.isEmpty })
    {
      task = entered
    }
    switch entered.role {
    case .function, .closure:
      return call(of: entered, by: callers, kind: entered.role == .closure ? .closure : .direct)
    case .initializer:
      // An initializer that another initializer calls makes no second object.
      guard callers.first(where: isPart)?.role != .initializer else { return nil }
      return call(of: entered, by: callers, kind: .makes)
    case .observation:
      guard let getter = callers.first(where: { $0.type == entered.type }),
        let reader = callers.firstIndex(where: { $0.module == module && $0.type != entered.type })
      else { return nil }
      return call(of: getter, by: callers[reader...], kind: .observes)
    case .continuation:
      return requests.removeValue(forKey: entered.base).map { service in
        RecordedCall(
          service, function(entered), code: code(at: entered.currentLine, in: entered.file),
          kind: .answer)
      }
    case .witness, .thunk, .other: return nil
    }
  }

  /// The call of one of the architecture's functions, unless its own file makes it.
  private func call(
    of callee: Symbol, by callers: ArraySlice<Symbol>, kind: RecordedCall.Kind
  ) -> RecordedCall? {
    var kind = kind
    for (index, caller) in zip(callers.indices, callers) {
      switch caller.role {
      case .witness: if kind == .direct { kind = .protocol }
      case .thunk: if kind == .direct { kind = .closure }
      case _ where caller.module.isEmpty: break
      // The assembly's closures connect two parts.
      case .closure where isAssembly(caller): if kind == .direct { kind = .closure }
      default:
        let (start, end) = (function(caller, among: callers[index...]), function(callee))
        guard start.place != end.place, start.type != end.type, !isAssembly(callee),
          // The table makes the cells that are registered.
          kind != .makes || start.isOwn
        else { return nil }
        return RecordedCall(
          start, end, code: code(at: line(of: callee), in: file(of: callee)), kind: kind)
      }
    }
    return nil
  }

  /// The call of a shared protocol's function by the architecture.
  private mutating func request(in stack: [Symbol]) -> RecordedCall? {
    if let witness = stack.first, witness.role == .witness, let caller = task,
      !stack.dropFirst().contains(where: { !$0.module.isEmpty })
    {
      // An asynchronous function has left the stack when the one that it calls begins.
      let service = RecordedCall.Function(witness.type, witness.name, in: witness.module)
      requests[caller.base] = service
      task = nil
      return RecordedCall(function(caller), service, kind: .protocol)
    }
    guard let entered = stack.first, entered.role == .function, !entered.module.isEmpty,
      let witness = stack.dropFirst().first, witness.role == .witness,
      let end = stack.firstIndex(where: isPart)
    else { return nil }
    var callee = witness
    for symbol in stack[2..<end] where symbol.role != .thunk && symbol.role != .witness {
      // A function that the protocol's extension adds.
      guard symbol.type == witness.type else { return nil }
      callee = symbol
    }
    let function = RecordedCall.Function(callee.type, callee.name, in: entered.module)
    return RecordedCall(self.function(stack[end]), function, kind: .protocol)
  }

  /// Whether a function is the architecture's, and no step on the way to one.
  private func isPart(_ symbol: Symbol) -> Bool {
    symbol.module == module && symbol.role != .witness && symbol.role != .thunk
  }

  private func isAssembly(_ symbol: Symbol) -> Bool {
    symbol.module == module && symbol.file.hasSuffix("EmployeeListModule.swift")
  }

  /// The function of a symbol, of shared code only the type.
  private func function(
    _ symbol: Symbol, among callers: ArraySlice<Symbol> = []
  ) -> RecordedCall.Function {
    guard symbol.module == module else {
      // Inside UIKit are types with names that nobody knows.
      let neighbors = callers.prefix { $0.module == symbol.module || $0.module.isEmpty }
      let known = neighbors.first {
        $0.type.hasPrefix("UI") && !$0.module.isEmpty && $0.role != .witness && $0.role != .thunk
      }
      let type = (known ?? symbol).type.prefix { $0 != "." }
      return RecordedCall.Function(String(type), in: symbol.module)
    }
    let name = symbol.role == .closure ? "closure in \(symbol.name)" : symbol.name
    return RecordedCall.Function(symbol.type, name, in: file(of: symbol))
  }

  /// The file of a function, also of one that the compiler adds to a type.
  private func file(of symbol: Symbol) -> String {
    symbol.file.isEmpty ? block(of: symbol)?.file ?? "\(symbol.type).swift" : symbol.file
  }

  private func line(of symbol: Symbol) -> Int {
    guard symbol.file.isEmpty else { return symbol.line }
    guard let block = block(of: symbol) else { return 0 }
    let declaration = block.lines.firstIndex { $0.contains("var \(symbol.name)") }
    return (declaration ?? block.lines.startIndex) + 1
  }

  private func block(of symbol: Symbol) -> CodeBlock? {
    source.declarations[String(symbol.type.prefix { $0 != "." })]?.blocks.first
  }

  private func code(at line: Int, in path: String) -> String {
    source.files.first { $0.path == path }?.code(at: line) ?? ""
  }
}

extension RecordedCall {
  /// Whether another call has the same ends.
  fileprivate func isRepeated(by other: RecordedCall) -> Bool {
    callee == other.callee && kind == other.kind && kind != .answer
      && (caller.place, caller.type) == (other.caller.place, other.caller.type)
  }
}
