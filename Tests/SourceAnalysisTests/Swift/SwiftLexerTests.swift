import SourceAnalysis
import Testing

/// The pieces of a Swift text.
struct SwiftLexerTests {
  @Test func `words, types, strings, comments and numbers are told apart`() {
    expect(
      "private let rows: [Int] = [0x1F, 2.5, 1_000] // some",
      is: "‹keyword private› ‹keyword let› rows: [‹type Int›] = "
        + "[‹number 0x1F›, ‹number 2.5›, ‹number 1_000›] ‹comment // some›")
    expect("1...3", is: "‹number 1›...‹number 3›")
    expect("a1 = _b2", is: "a1 = _b2")
  }

  @Test func `attributes and directives are keywords`() {
    expect(
      "@MainActor func f() { #if os(Linux)",
      is: "‹keyword @MainActor› ‹keyword func› f() { ‹keyword #if› os(‹type Linux›)")
  }

  @Test func `labels, members and names in backticks are no keywords`() {
    expect(
      "cell(for: a, in: b)", is: "cell(for: a, in: b)")
    expect(
      "func row(for id: Int, in list: List)",
      is: "‹keyword func› row(for id: ‹type Int›, in list: ‹type List›)")
    expect("text.self.default", is: "text.self.default")
    expect("func `for a reason`()", is: "‹keyword func› `for a reason`()")
    expect("default: break", is: "‹keyword default›: ‹keyword break›")
    expect(
      "run({ a in a })", is: "run({ a ‹keyword in› a })")
  }

  @Test func `a string ends at its own marks`() {
    expect(#"a = "b \" // c" + d"#, is: #"a = ‹string "b \" // c"› + d"#)
    expect(##"a = #"b " c"# + d"##, is: ##"a = ‹string #"b " c"#› + d"##)
    expect("a = #/b c/# + d", is: "a = ‹string #/b c/#› + d")
    expect(
      "a = \"\"\"\n  b \"c\"\n  \"\"\"\nd", is: "a = ‹string \"\"\"\n  b \"c\"\n  \"\"\"›\nd")
    expect("a = \"b\nc", is: "a = ‹string \"b›\nc")
  }

  @Test func `code within a string is code`() {
    expect(
      #""\(f(1, "x")) of \(Self.all)""#,
      is: #"‹string "\(›f(‹number 1›, ‹string "x"›)‹string ) of \(›‹type Self›.all‹string )"›"#)
  }

  @Test func `comments may hold comments`() {
    expect("a /* b /* c */ d */ e", is: "a ‹comment /* b /* c */ d */› e")
    expect("a /* b", is: "a ‹comment /* b›")
  }

  @Test(arguments: ["Sources", "Tests", "Benchmarks"])
  func `the pieces of every file of the kit are the file again`(folder: String) throws {
    let package = try PackageFolder.ofThisPackage()
    for path in package.swiftFiles(in: folder) {
      let text = try package.text(of: path)
      #expect(SwiftLexer.tokens(of: text).map(\.text).joined() == text, "\(path)")
    }
  }

  private func expect(
    _ text: String, is picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pieces = SwiftLexer.tokens(of: text).map { token in
      token.kind == .plain ? String(token.text) : "‹\(token.kind) \(token.text)›"
    }
    #expect(pieces.joined() == picture, sourceLocation: sourceLocation)
  }
}
