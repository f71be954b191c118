/// A Swift file, and what can be told of it from its text alone.
package struct SourceFile: Sendable {
  /// The path of the file, seen from the folder of its module.
  package let path: String

  /// The lines, without their ends.
  package let lines: [Substring]

  private let text: String

  /// Takes a text for the content of a file.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

// MARK: - Marks

extension SourceFile {
  /// The marks, from top to bottom.
  package var marks: [Mark] {
    lines.enumerated().compactMap { Mark($1, line: $0 + 1) }
  }

  /// What stands under the marks that name a concern, from top to bottom.
  package var regions: [Region] {
    marks.compactMap { mark in
      Concern(rawValue: mark.title).flatMap { Region($0, after: mark, in: self) }
    }
  }
}

// MARK: - Figures

extension SourceFile {
  /// The number of lines that hold more than blanks and comments.
  package var codeLineCount: Int {
    var count = 0
    var holdsCode = false
    for token in tokens {
      for character in token.text {
        if character.isNewline {
          if holdsCode { count += 1 }
          holdsCode = false
        } else if token.kind != .comment, !character.isWhitespace {
          holdsCode = true
        }
      }
    }
    return holdsCode ? count + 1 : count
  }

  /// The names of the classes, structures, enumerations and actors that are declared.
  package var types: [String] { declarations(after: ["class", "struct", "enum", "actor"]) }

  /// The names of the protocols that are declared.
  package var protocols: [String] { declarations(after: ["protocol"]) }

  /// The names of types in the code, wherever they are declared.
  package var typeNames: Set<String> {
    Set(tokens.filter { $0.kind == .type }.map { String($0.text) })
  }

  /// Those of some types of which the code makes an instance, by their name and a bracket.
  package func makes(_ types: Set<String>) -> Set<String> {
    let tokens = tokens
    return Set(
      zip(tokens, tokens.dropFirst()).compactMap { type, bracket in
        let isMade = type.kind == .type && bracket.text.hasPrefix("(")
        return isMade && types.contains(String(type.text)) ? String(type.text) : nil
      })
  }

  /// The text in pieces of one kind each, read anew each time: most who cut regions need none.
  private var tokens: [SwiftToken] { SwiftLexer.tokens(of: text) }

  private func declarations(after keywords: Set<Substring>) -> [String] {
    // Without blanks, the name follows its keyword; `class func` is followed by a keyword.
    let words = tokens.filter { !$0.text.allSatisfy(\.isWhitespace) }
    return zip(words, words.dropFirst()).compactMap { keyword, name in
      let isDeclaration =
        keyword.kind == .keyword && keywords.contains(keyword.text) && name.kind == .type
      return isDeclaration ? String(name.text) : nil
    }
  }
}
