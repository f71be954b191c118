import SourceAnalysis
import Traces

/// A call in the text of a message.
struct TraceCall: Equatable, Sendable {
  /// The name of a method or closure, or the label of an argument that tells methods apart.
  let name: String

  /// The label of the first argument, `nil` without one.
  let label: String?
}

extension TraceMessage {
  /// The only call of the message, or the repeated calls that it counts.
  var calls: [TraceCall] {
    guard !text.contains("(") else { return [TraceCall(text[...])] }
    return text.split(separator: ", ").map { TraceCall($0) }
  }
}

extension TraceCall {
  /// Reads a call such as `show(title: "2 employees")` or `cellForRowAt × 7`.
  fileprivate init(_ text: Substring) {
    let arguments = text.drop { $0 != "(" }.dropFirst()
    name = String(text.prefix { $0.isLetter || $0.isNumber })
    label = arguments.prefixMatch(of: #/(\w+): /#).map { String($0.1) }
  }
}

// MARK: - Places

/// The line of a source file in which a call arrives.
struct CallSite: Equatable, Sendable {
  /// The path of the file, relative to the folder of its module.
  let file: String

  /// The number of the line, starting at 1.
  let line: Int
}

extension ModuleDeclarations {
  /// The shared functions to which a screen passes the closure for an event.
  private static let closures = [
    "valueChanged": "addRefreshControl", "textChanged": "addSearchField",
  ]

  /// Finds where a call arrives: in a type, or in what it inherits from.
  func site(of call: TraceCall, in type: String) -> CallSite? {
    let labelled = call.label.map { ["func", call.name, "(", $0] }
    let patterns = [labelled, ["func", call.name, "("], ["let", call.name], ["var", call.name]]
      .compactMap(\.self)
    let isProtocol = { (name: String) in self[name]?.isProtocol ?? false }
    let supertypes = ancestry(of: type).sorted().filter { $0 != type }
    // Classes come before protocols.
    let types = [type] + supertypes.filter { !isProtocol($0) } + supertypes.filter(isProtocol)
    for type in types {
      for block in self[type]?.blocks ?? [] {
        let tokens = block.tokens
        // A method of a protocol of UIKit is found by the label that tells it from the others.
        let line =
          patterns.lazy.compactMap { tokens.first(of: $0) }.first
          ?? tokens.function(withLabel: call.name)
          ?? Self.closures[call.name].flatMap { tokens.first(of: [$0]) }
        if let line { return CallSite(file: block.file, line: line + 1) }
      }
    }
    return nil
  }

  /// Finds the line of a type that awaits the answer to a call.
  func site(ofAnswerTo call: TraceCall, in type: String) -> CallSite? {
    for block in self[type]?.blocks ?? [] {
      let tokens = block.tokens
      for (index, token) in tokens.enumerated() where token.text == "await" {
        // The service may be a property of a property.
        let call = tokens[index...].prefix(8).first(of: [".", call.name, "("])
        if call != nil { return CallSite(file: block.file, line: token.line + 1) }
      }
    }
    return nil
  }
}

// MARK: - Tokens

extension Collection<SourceToken> {
  /// The line of the first tokens with some texts.
  fileprivate func first(of texts: [String]) -> Int? {
    let texts = texts.map { $0[...] }
    let index = indices.first { index in
      self[index].text == texts[0] && self[index...].prefix(texts.count).map(\.text) == texts
    }
    return index.map { self[$0].line }
  }
}

extension [SourceToken] {
  /// The line of the function whose argument has a label.
  fileprivate func function(withLabel label: String) -> Int? {
    let index = indices.dropFirst().first { index in
      self[index].text == label[...] && ["(", ","].contains(self[index - 1].text)
        && self[index...].dropFirst().first?.text.first?.isLetter == true
    }
    return index.flatMap { self[..<$0].last { $0.text == "func" } }?.line
  }
}
