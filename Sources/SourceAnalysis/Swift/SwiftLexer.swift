/// Parts a Swift text into pieces that follow one another without a gap.
///
/// It knows words and brackets but no grammar: a capitalised name is taken for a type, and a word
/// such as `for` between parentheses for a label. That is enough to count and to colour by.
package struct SwiftLexer {
  private var rest: Substring
  private var tokens: [SwiftToken] = []

  /// The brackets that are open, the innermost last.
  private var brackets: [Character] = []

  /// Parts a text; the pieces, one after the other, are the text again.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func tokens(of text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(rest: text[...])
    lexer.readCode()
    return lexer.tokens
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  // MARK: - Code

  /// Reads code to its end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(inInterpolation: Bool = false) {
    let depth = brackets.count
    while let character = rest.first {
      if inInterpolation, character == ")", brackets.count == depth { return }
      if rest.hasPrefix("//") {
        append(.comment, rest.prefix { !$0.isNewline })
      } else if rest.hasPrefix("/*") {
        append(.comment, blockComment)
      } else if let fence = StringFence(opening: rest) {
        readString(in: fence)
      } else if character.isLetter || "_@#`".contains(character) {
        readWord()
      } else if character.isNumber {
        append(.number, number)
      } else {
        note(character)
        append(.plain, rest.prefix(1))
      }
    }
  }

  private mutating func note(_ character: Character) {
    if "([{".contains(character) { brackets.append(character) }
    if ")]}".contains(character) { _ = brackets.popLast() }
  }

  private var blockComment: Substring {
    var depth = 0
    var index = rest.startIndex
    while index < rest.endIndex {
      let following = rest[index...]
      let isEdge = following.hasPrefix("/*") || following.hasPrefix("*/")
      if isEdge { depth += following.hasPrefix("/*") ? 1 : -1 }
      index = rest.index(index, offsetBy: isEdge ? 2 : 1)
      if depth == 0 { break }
    }
    return rest[..<index]
  }

  private var number: Substring {
    let whole = rest.prefix { $0.isHexDigit || "_xob".contains($0) }
    let fraction = rest[whole.endIndex...]
    // The point of `1...3` or `1.description` belongs to no number.
    guard fraction.first == ".", fraction.dropFirst().first?.isNumber == true else { return whole }
    let digits = fraction.dropFirst().prefix { $0.isNumber || "_e".contains($0) }
    return rest[..<digits.endIndex]
  }

  // MARK: - Words

  private mutating func readWord() {
    if rest.first == "`" {
      append(.plain, through(rest.dropFirst().firstIndex(of: "`")))
      return
    }
    let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let word = rest[..<name.endIndex]
    append(kind(of: word), word)
  }

  private func kind(of word: Substring) -> SwiftToken.Kind {
    let follows = rest[word.endIndex...]
    let isMember = rest.startIndex > rest.base.startIndex && tokens.last?.text.last == "."
    if word.first == "@" || word.first == "#" { return word.count > 1 ? .keyword : .plain }
    if word.first?.isUppercase == true { return .type }
    let isLabel = follows.first == ":" && word != "default"
    guard !isMember, !isLabel else { return .plain }
    if brackets.last == "(", SwiftKeywords.statements.contains(word) { return .plain }
    return SwiftKeywords.all.contains(word) ? .keyword : .plain
  }

  // MARK: - Strings

  private mutating func readString(in fence: StringFence) {
    var read = rest.dropFirst(fence.opening.count)
    while !read.isEmpty, !read.hasPrefix(fence.closing) {
      if read.hasPrefix(fence.interpolation) {
        read = read.dropFirst(fence.interpolation.count)
        append(.string, rest[..<read.startIndex])
        readCode(inInterpolation: true)
        read = rest
      } else if !fence.spansLines, read.first?.isNewline == true {
        break
      } else {
        read = read.dropFirst(read.hasPrefix(fence.escape) ? fence.escape.count + 1 : 1)
      }
    }
    read = read.hasPrefix(fence.closing) ? read.dropFirst(fence.closing.count) : read
    append(.string, rest[..<read.startIndex])
  }

  // MARK: - Appending

  /// Takes a piece off what is to be read; a plain piece joins the plain one before it.
  private mutating func append(_ kind: SwiftToken.Kind, _ text: Substring) {
    guard !text.isEmpty else { return }
    rest = rest[text.endIndex...]
    if kind == .plain, let last = tokens.last, last.kind == .plain {
      tokens[tokens.count - 1] = SwiftToken(
        kind: .plain, text: text.base[last.text.startIndex..<text.endIndex])
    } else {
      tokens.append(SwiftToken(kind: kind, text: text))
    }
  }

  private func through(_ index: String.Index?) -> Substring {
    index.map { rest[...$0] } ?? rest
  }
}
