/// A call in the text of a message.
package struct TraceCall: Equatable, Sendable {
  /// The name of a method or closure, or the label of an argument that tells methods apart.
  package let name: String

  /// The label of the first argument, `_` without one; `nil` if the text has no arguments.
  package let label: String?
}

extension TraceMessage {
  /// The only call of the message, or the repeated calls that it counts.
  package var calls: [TraceCall] {
    guard !text.contains("(") else { return [TraceCall(text[...])] }
    return text.split(separator: ", ").map { TraceCall($0) }
  }
}

extension TraceCall {
  /// Reads a call such as `show(title: "2 employees")` or `cellForRowAt × 7`.
  fileprivate init(_ text: Substring) {
    let arguments = text.drop { $0 != "(" }.dropFirst()
    let argumentLabel = arguments.prefixMatch(of: #/(\w+): /#).map { String($0.1) }
    name = String(text.prefix { $0.isLetter || $0.isNumber })
    label = arguments.isEmpty || arguments == ")" ? nil : argumentLabel ?? "_"
  }
}

// MARK: - Places

/// The line of a source file in which a call arrives.
package struct CallPlace: Equatable, Sendable {
  /// The path of the file, relative to the folder of its module.
  package let file: String

  /// The number of the line, starting at 1.
  package let line: Int

  /// The line without its indentation and an opening brace, with the parameters below it.
  package let text: String
}

extension ModuleDeclarations {
  /// Finds where a call arrives: in a type, or in what it inherits from.
  ///
  /// A method of a protocol of UIKit is found by the label that tells it from the others.
  package func place(of call: TraceCall, in type: String) -> CallPlace? {
    let label = call.label == "_" ? "_ " : call.label ?? ""
    var texts = [
      "func \(call.name)(\(label)", "func \(call.name)(",
      // The label of an argument, and a closure.
      ", \(call.name) ", "  \(call.name) ", "let \(call.name): (",
    ]
    if let helper = Self.helpers[call.name] { texts.append(helper) }
    // A cell leaves the event of a button to the view that it shows.
    let views = properties(of: type).flatMap(\.types).sorted()
    return place(of: texts, in: [type] + supertypes(of: type))
      ?? place(of: ["for: .\(call.name))"], in: [type] + views)
  }

  /// The functions of `EmployeeViews` to which a controller passes the closure for an event.
  private static let helpers = [
    "valueChanged": "addRefreshControl", "updateSearchResults": "addSearchField",
  ]

  /// Finds the first line of code with one of some texts.
  private func place(of texts: [String], in types: [String]) -> CallPlace? {
    for type in types {
      for text in texts {
        for block in self[type]?.blocks ?? [] {
          if let index = block.lines.firstIndex(where: { $0.contains(text) && $0.isCode }) {
            return place(at: index, in: block)
          }
        }
      }
    }
    return nil
  }

  /// What a type inherits from, with classes before protocols.
  private func supertypes(of type: String) -> [String] {
    let names = ancestry(of: type).sorted().filter { $0 != type }
    let isProtocol = { (name: String) in self[name]?.isProtocol ?? false }
    return names.filter { !isProtocol($0) } + names.filter(isProtocol)
  }

  /// Finds the line of a type that awaits the answer to a call.
  package func place(ofAnswerTo call: TraceCall, in type: String) -> CallPlace? {
    for block in self[type]?.blocks ?? [] {
      let isAnswer = { (line: Substring) in
        line.contains("await ") && line.contains(".\(call.name)(")
      }
      if let index = block.lines.firstIndex(where: isAnswer) { return place(at: index, in: block) }
    }
    return nil
  }

  /// The line, or the one above it if that begins the declaration.
  private func place(at index: Int, in block: CodeBlock) -> CallPlace {
    var first = index
    // A long declaration has its name in a line above its arguments.
    if !block.lines[index].contains("func "), let name = block.lines[..<index].last,
      name.contains("func "), name.hasSuffix("(")
    {
      first = index - 1
    }
    var text = String(block.lines[first].drop { $0 == " " })
    if text.hasSuffix(" {") { text.removeLast(2) }
    if text.hasSuffix("(") {
      let lines = block.lines[(first + 1)...].map { $0.drop { $0 == " " } }
      text += lines.prefix { !$0.hasPrefix(")") }.joined(separator: " ") + ")"
    }
    return CallPlace(file: block.file, line: first + 1, text: text)
  }
}
