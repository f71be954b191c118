import Catalogue
import SourceAnalysis
import Testing

@testable import SideBySide

/// The files, names, commands and figures in the documents are those of the project.
struct DocumentTests {
  /// Purpose: no link is dead.
  @Test(arguments: Project.documents)
  func `every link leads to a file`(document: String) throws {
    let folder = document.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    for match in try Project.text(of: document).matches(of: #/\]\(([^)\s]+)\)/#) {
      let target = String(match.1)
      guard !target.contains("://"), !target.hasPrefix("doc:") else { continue }
      let path = target.split(separator: "#", omittingEmptySubsequences: false)[0]
      #expect(path.isEmpty || Project.exists(folder + path), "\(document) links to \(target)")
    }
  }

  /// Purpose: a renamed file or type is renamed in the documents, too.
  @Test(arguments: Project.documents)
  func `every path and name in code font exists`(document: String) throws {
    for span in try MarkdownDocument(Project.text(of: document)).codeSpans {
      let isPath = span.contains("/") || span.hasSuffix(".swift") || span.hasSuffix(".md")
      if isPath, !span.contains(" "), !span.contains("(") {
        let isFileName = Project.swiftFiles.contains { $0.hasSuffix("/\(span)") }
        #expect(isFileName || Project.exists(span), "\(document) names `\(span)`")
      } else if span.first?.isLetter == true, span.wholeMatch(of: #/\w+/#) != nil {
        let isWord = Project.words.contains(span[...])
        #expect(isWord || Project.exists("Sources/\(span)"), "\(document) names `\(span)`")
      }
    }
  }

  /// Purpose: the code of a tutorial is the code of the project.
  @Test(arguments: Project.documents)
  func `every code block consists of words and lines of the project`(document: String) throws {
    let lines = try MarkdownDocument(Project.text(of: document)).codeLines
    for line in lines["swift", default: []] {
      for word in line.replacing(#/\/\/.*/#, with: "").matches(of: #/\w+/#) {
        #expect(Project.words.contains(word.0), "\(document) writes “\(word.0)”")
      }
    }
    var file = ""
    for line in lines["diff", default: []] where line.hasPrefix("+") {
      if line.hasPrefix("+++ ") { file = try Project.text(of: String(line.dropFirst(4))) }
      let isInFile = line.hasPrefix("+++ ") || file.contains("\(line.dropFirst())\n")
      #expect(isInFile, "\(document) writes “\(line)”")
    }
  }

  /// Purpose: the answers to a newcomer's questions stay true.
  @Test(arguments: Project.documents)
  func `every answer to a question names words of the files beside it`(document: String) throws {
    for line in try Project.text(of: document).split(separator: "\n") {
      let cells = line.split(separator: "|").map(String.init)
      guard cells.count == 3, cells[0].hasSuffix("? ") else { continue }
      let texts = try cells[2].matches(of: #/\]\(([^)]+)\)/#).map {
        try Project.text(of: String($0.1))
      }
      #expect(!texts.isEmpty, "\(cells[0])")
      for name in MarkdownDocument(cells[1]).codeSpans {
        let word = try Regex("\\b\(name)\\b").wordBoundaryKind(.simple)
        let isInFiles = texts.contains { $0.contains(word) }
        #expect(isInFiles, "“\(cells[0])” names `\(name)`, which is not in the files")
      }
    }
  }

  /// Purpose: no figure is out of date.
  @Test func `every generated block is up to date`() async throws {
    let facts = try DocumentFacts(of: .ofThisPackage())
    let messages = try await facts.updateDocuments(isWriting: false)
    #expect(messages == [], "Run: swift run SideBySide --write-documents")
  }

  /// Purpose: a reader who installs what the README asks for can build the package.
  @Test func `the README names the toolchain and the system of the manifest`() throws {
    let manifest = try Project.text(of: "Package.swift")
    let readme = try Project.text(of: "README.md")
    let tools = try #require(manifest.firstMatch(of: #/swift-tools-version: ([\d.]+)/#)).1
    let system = try #require(manifest.firstMatch(of: #/\.macOS\(\.v(\d+)\)/#)).1
    #expect(readme.contains("\(tools) or later") && readme.contains("macOS \(system) or later"))
  }
}

/// The commands in the documents can be entered.
struct CommandTests {
  /// Purpose: a renamed option is renamed in the documents, too.
  @Test(arguments: Project.documents)
  func `every option exists`(document: String) throws {
    let document = try MarkdownDocument(Project.text(of: document))
    for option in document.codeSpans where option.hasPrefix("--") && !option.contains(" ") {
      #expect(Project.programs.contains("\"\(option)\""), "\(option)")
    }
  }

  /// Purpose: a reader can copy every command.
  @Test(arguments: Project.documents)
  func `every command names existing files, tests, programs and options`(document: String) throws {
    for command in try MarkdownDocument(Project.text(of: document)).commands {
      let words = command.split(separator: " ").map(String.init)
      switch words.prefix(2) {
      case ["swift", "test"]:
        try checkTest(command)
      case ["swift", "run"]:
        try checkRun(words.dropFirst(words.starts(with: ["swift", "run", "-c"]) ? 4 : 2), command)
      case ["swift", "build"], ["swift", "format"]:
        let script = try Project.text(of: ".ci/run")
        #expect(words.count == 2 || script.contains(command), "\(command)")
      default:
        let paths = words.dropFirst().filter { !$0.hasPrefix("-") }
        #expect(words[0] != "swift" && paths.allSatisfy(Project.exists), "\(command)")
      }
    }
  }

  private func checkTest(_ command: String) throws {
    guard let filter = command.firstMatch(of: #/--filter "(.*)"/#)?.1 else { return }
    let tests = try Project.swiftFiles.filter { $0.hasPrefix("Tests/") }.map(Project.text(of:))
    let name = filter.split(separator: ".").last ?? filter
    let names = ["func `\(filter)", "struct \(name) "]
    let isTest = tests.contains { test in names.contains { test.contains($0) } }
    #expect(isTest || Project.exists("Tests/\(filter)"), "\(command)")
  }

  /// Checks the name of the program, its options, and the names before the first option.
  private func checkRun(_ words: ArraySlice<String>, _ command: String) throws {
    let program = try #require(words.first { !$0.hasPrefix("-") }, "\(command)")
    let arguments = words.drop { $0 != program }.dropFirst()
    let isProgram = Project.exists("Sources/\(program)") || program == "Benchmarks"
    #expect(isProgram, "\(command)")
    for option in arguments where option.hasPrefix("--") {
      #expect(Project.programs.contains("\"\(option)\""), "\(command)")
    }
    guard program != "Benchmarks" else { return }
    let names =
      Architecture.allCases.map(\.name) + Concern.allCases.map(\.commandLineName)
      + TraceEvent.allCases.map(\.rawValue)
    #expect(arguments.prefix { !$0.hasPrefix("-") }.allSatisfy(names.contains), "\(command)")
  }
}
