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

  /// The line without its indentation and an opening brace.
  package let text: String
}

extension ModuleDeclarations {
  /// Finds where a call arrives: in a type, or in what it inherits from.
  ///
  /// A method of a protocol of UIKit is found by the label that tells it from the others.
  package func place(of call: TraceCall, in type: String) -> CallPlace? {
    let isDeclaration = [
      "func \(call.name)(\(call.label.map { $0 == "_" ? "_ " : "\($0)" } ?? "")",
      "func \(call.name)(", ", \(call.name) ", "  \(call.name) ", "for: .\(call.name))",
    ]
    for type in [type] + ancestry(of: type).sorted().filter({ $0 != type }) {
      for text in isDeclaration {
        for block in self[type]?.blocks ?? [] {
          if let index = block.lines.firstIndex(where: { $0.contains(text) && $0.isCode }) {
            return place(at: index, in: block)
          }
        }
      }
    }
    return nil
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

  /// The first line of the declaration or statement that a line continues.
  private func place(at index: Int, in block: CodeBlock) -> CallPlace {
    let opening = block.lines[...index].lastIndex { $0.contains("func ") && $0.hasSuffix("(") }
    let isContinued =
      !block.lines[index].contains("func ") && opening.map { $0 > index - 4 } ?? false
    let first = isContinued ? opening ?? index : index
    let text = String(block.lines[first].drop { $0 == " " })
    return CallPlace(
      file: block.file, line: first + 1,
      text: text.hasSuffix(" {") ? String(text.dropLast(2)) : text)
  }
}
