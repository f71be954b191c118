import Catalogue
import SourceAnalysis
import Testing

/// Every path, name and command in the documents exists.
struct NameTests {
  @Test(arguments: Project.documents)
  func `every path leads somewhere`(document: String) throws {
    for span in try MarkdownDocument(Project.text(of: document)).codeSpans where isPath(span) {
      let isKnownName = Project.swiftFiles.contains { $0.hasSuffix("/\(span)") }
      #expect(Project.exists(span) || isKnownName, "\(document) names `\(span)`")
    }
  }

  @Test(arguments: Project.documents)
  func `every name stands in the code`(document: String) throws {
    for span in try MarkdownDocument(Project.text(of: document)).codeSpans where isName(span) {
      #expect(
        Project.words.contains(span[...]) || Project.exists("Sources/\(span)"),
        "\(document) names `\(span)`")
    }
  }

  @Test(arguments: Project.documents)
  func `every option of a command is one`(document: String) throws {
    let document = try MarkdownDocument(Project.text(of: document))
    for option in document.codeSpans where option.hasPrefix("--") {
      #expect(try optionsOfAllCommands().contains(option), "\(option)")
    }
  }

  @Test(arguments: Project.documents)
  func `every command can be given`(document: String) throws {
    for command in try MarkdownDocument(Project.text(of: document)).commands {
      var words = command.split(separator: " ").map(String.init)
      let program = words.removeFirst()
      if program != "swift" {
        for path in words where !path.hasPrefix("-") {
          #expect(Project.exists(path), "\(command)")
        }
        continue
      }
      switch words.removeFirst() {
      case "test": try checkTest(words.joined(separator: " "), command: command)
      case "run": try checkRun(words, command: command)
      case "build" where words.isEmpty: break
      case "format", "build": #expect(try Project.text(of: ".ci/run").contains("\(command)\n"))
      default: Issue.record("nobody checks “\(command)”")
      }
    }
  }

  @Test(arguments: Project.documents)
  func `what a document says to write stands in the code`(document: String) throws {
    let blocks = try MarkdownDocument(Project.text(of: document)).codeBlocksByLanguage
    for block in blocks["swift", default: []] {
      let code = block.replacing(#/\/\/.*/#, with: "")
      for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        #expect(Project.words.contains(word), "\(document) writes “\(word)”")
      }
    }
    for block in blocks["diff", default: []] {
      let lines = block.split(separator: "\n")
      let file = try Project.text(of: String(lines[0].trimmingPrefix("+++ ")))
      for line in lines.dropFirst() where line.hasPrefix("+") {
        #expect(file.contains("\(line.dropFirst())\n"), "\(document) writes “\(line)”")
      }
    }
  }

  /// Checks that a filter finds a test.
  private func checkTest(_ arguments: String, command: String) throws {
    guard !arguments.isEmpty else { return }
    let filter = arguments.split(separator: "\"")
    try #require(filter.count == 2 && filter[0] == "--filter ", "\(command)")
    let tests = try Project.swiftFiles.filter { $0.hasPrefix("Tests/") }.map(Project.text(of:))
    let found = tests.contains {
      $0.contains("func `\(filter[1])") || $0.contains("struct \(filter[1]) ")
    }
    #expect(found || Project.exists("Tests/\(filter[1])"), "\(command)")
  }

  private func checkRun(_ words: [String], command: String) throws {
    var words = words
    if words.starts(with: ["-c", "release"]) { words.removeFirst(2) }
    let product = try #require(words.first, "\(command)")
    let source = try sources(of: product)
    #expect(!source.isEmpty, "\(command)")
    for word in words.dropFirst() where word.hasPrefix("--") {
      #expect(source.contains("\"\(word)\""), "\(command)")
    }
    if product == "EmployeeList", let architecture = words.dropFirst().first,
      !architecture.hasPrefix("-")
    {
      let catalogue = try Project.text(of: "Sources/Catalogue/Architecture.swift")
      #expect(catalogue.contains("\"\(architecture)\""), "\(command)")
    }
    if product == "SideBySide" { checkSideBySide(words.dropFirst(), command: command) }
  }

  /// Checks that what stands before the options is a concern, and then architectures.
  private func checkSideBySide(_ words: ArraySlice<String>, command: String) {
    let names = words.prefix { !$0.hasPrefix("-") }
    guard let concern = names.first else { return }
    #expect(Concern.allCases.contains { $0.rawValue.lowercased() == concern }, "\(command)")
    let architectures = Architecture.allCases.map(\.name)
    #expect(Set(names.dropFirst()).subtracting(architectures) == [], "\(command)")
  }

  private func optionsOfAllCommands() throws -> Set<String> {
    let source = try ["EmployeeList", "SideBySide", "Benchmarks"].map(sources(of:)).joined()
    return Set(source.split(separator: "\"").map(String.init).filter { $0.hasPrefix("--") })
  }

  private func sources(of product: String) throws -> String {
    try Project.swiftFiles
      .filter { $0.hasPrefix("Sources/\(product)/") || $0.hasPrefix("\(product)/") }
      .map(Project.text(of:)).joined()
  }

  private func isPath(_ span: String) -> Bool {
    guard !span.contains(" "), !span.contains("(") else { return false }
    return span.contains("/") || span.hasSuffix(".swift") || span.hasSuffix(".md")
  }

  private func isName(_ span: String) -> Bool {
    span.first?.isLetter == true && span.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
