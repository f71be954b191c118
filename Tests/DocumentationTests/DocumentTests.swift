import Catalogue
import SourceAnalysis
import Testing
import Traces

@testable import DocumentGeneration

/// The files, names, commands and figures in the documents are those of the project.
struct DocumentTests {
  /// Purpose: no link is dead.
  @Test func `every link leads to a file`() throws {
    var count = 0
    for document in try Project.documents.get() {
      let folder = document.path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
      let targets = document.text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
      let dead = targets.filter { target in
        guard !target.contains("://"), !target.hasPrefix("doc:") else { return false }
        let path = target.split(separator: "#", omittingEmptySubsequences: false)[0]
        return !path.isEmpty && !Project.exists(folder + path)
      }
      #expect(dead == [], "links of \(document.path)")
      count += targets.count
    }
    #expect(count > 50)
  }

  /// Purpose: a renamed file or type is renamed in the documents, too.
  @Test func `every path and name in code font exists`() throws {
    let files = Set(try Project.code.get().keys.flatMap(Self.endings))
    let words = try Project.words.get()
    var count = 0
    for document in try Project.documents.get() {
      count += document.codeSpans.count
      let unknown = document.codeSpans.filter { span in
        let isPath = span.contains("/") || span.hasSuffix(".swift") || span.hasSuffix(".md")
        if isPath, !span.contains(" "), !span.contains("(") {
          return !files.contains(span) && !Project.exists(span)
        }
        guard span.first?.isLetter == true, span.allSatisfy(\.isPartOfWord) else { return false }
        return !words.contains(span[...]) && !Project.exists("Sources/\(span)")
      }
      #expect(unknown == [], "names in \(document.path)")
    }
    #expect(count > 500)
  }

  /// Returns the path without its first folder, without its first two folders, and so on.
  private static func endings(of path: String) -> [String] {
    let names = path.split(separator: "/")
    return names.indices.dropFirst().map { names[$0...].joined(separator: "/") }
  }

  /// Purpose: what the page on UIKit promises compiles, here and with UIKit's declarations.
  @Test func `every name that works according to the page on UIKit is used by a plain list`() throws
  {
    let page = try Project.text(of: "Sources/ListRendering/ListRendering.docc/UIKitCoverage.md")
    let works = try #require(page.split(separator: "###").first { $0.hasPrefix(" Works") })
    let rows = works.split(separator: "\n").filter { $0.hasPrefix("|") }
    let names = rows.flatMap { MarkdownDocument.codeSpans(in: $0.split(separator: "|")[0]) }
    var used: Set<Substring> = []
    for (path, text) in try Project.code.get()
    where path.hasPrefix("Tests/PlainUIKitTests/Screens/") {
      for line in text.split(separator: "\n") {
        used.formUnion(line.prefix { $0 != "/" }.matches(of: #/\w+/#).map(\.0))
      }
    }
    let unused = names.filter { name in
      name.matches(of: #/\w+/#).contains { !used.contains($0.0) }
    }
    #expect(unused == [])
    #expect(names.count > 80)
  }

  /// Purpose: the code of a tutorial is the code of the project.
  @Test func `every code block consists of words and lines of the project`() throws {
    let words = try Project.words.get()
    var (wordCount, lineCount) = (0, 0)
    for document in try Project.documents.get() {
      let code = document.codeLines["swift", default: []].map { line in
        line.replacing(#/\/\/.*/#, with: "")
      }
      let used = code.flatMap { $0.matches(of: #/\w+/#).map(\.0) }
      wordCount += used.count
      #expect(used.filter { !words.contains($0) } == [], "words in \(document.path)")
      // Below a path, every line begins a line of this file, behind its access level.
      var lines: [Substring] = []
      var missing: [Substring] = []
      for line in document.codeLines["swift", default: []] {
        if line.hasPrefix("// Sources/") || line.hasPrefix("// Tests/") {
          lines = try Project.text(of: String(line.dropFirst(3))).split(separator: "\n")
        } else if !lines.isEmpty {
          lineCount += 1
          let code = line.replacing(#/ *\/\/.*/#, with: "")
          if !lines.contains(where: { $0.contains(code) }) { missing.append(code) }
        }
      }
      #expect(missing == [], "lines in \(document.path)")
    }
    #expect(wordCount > 100)
    #expect(lineCount > 50)
  }

  /// Purpose: the answers to a newcomer's questions stay true.
  @Test func `every answer to a question names words of the files beside it`() throws {
    var count = 0
    for line in try Project.documents.get().flatMap({ $0.text.split(separator: "\n") }) {
      let cells = line.split(separator: "|")
      guard cells.count == 3, cells[0].hasSuffix("? ") else { continue }
      count += 1
      let texts = try MarkdownDocument.codeSpans(in: cells[2]).map(Project.text)
      let missing = try MarkdownDocument.codeSpans(in: cells[1]).filter { name in
        let word = try Regex("\\b\(name)\\b").wordBoundaryKind(.simple)
        return !texts.contains { $0.contains(word) }
      }
      #expect(!texts.isEmpty, "“\(cells[0])” names \(missing)")
      #expect(missing == [], "“\(cells[0])” names \(missing)")
    }
    #expect(count > 9)
  }

  /// Purpose: a reader who installs what the README asks for can build the package.
  @Test func `the README names the toolchain and the system of the manifest`() throws {
    let manifest = try Project.text(of: "Package.swift")
    let readme = try Project.text(of: "README.md")
    let tools = try #require(manifest.firstMatch(of: #/swift-tools-version: ([\d.]+)/#)).1
    let system = try #require(manifest.firstMatch(of: #/\.macOS\(\.v(\d+)\)/#)).1
    #expect(readme.contains("\(tools) or later"))
    #expect(readme.contains("macOS \(system) or later"))
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

/// The commands in the documents can be entered.
struct CommandTests {
  /// Purpose: a reader can copy every command, and a renamed option is renamed here, too.
  @Test func `every command and option names what exists`() throws {
    var (optionCount, commandCount) = (0, 0)
    for document in try Project.documents.get() {
      let options = document.codeSpans.filter { $0.hasPrefix("--") && !$0.contains(" ") }
      let unknown = try options.filter { try !isOption($0) }
      let drafts = document.commands.compactMap(Self.draft(in:))
      let wrong = try document.commands.filter { try !canRun($0, drafts: drafts) }
      #expect(unknown == [], "options and commands in \(document.path)")
      #expect(wrong == [], "options and commands in \(document.path)")
      optionCount += options.count
      commandCount += document.commands.count
    }
    #expect(optionCount > 5)
    #expect(commandCount > 20)
  }

  /// The architecture that a command adds; `nil` if the program would refuse its name.
  private static func draft(in command: String) -> String? {
    let words = command.split(separator: " ").map(String.init)
    guard words.starts(with: ["swift", "run", "NewArchitecture"]), words.count == 4,
      Architecture(named: words[3]) == nil
    else { return nil }
    return words[3]
  }

  private func canRun(_ command: String, drafts: [String]) throws -> Bool {
    let words = command.split(separator: " ").map(String.init)
    switch words.prefix(2) {
    case ["swift", "test"]:
      return try canTest(command)
    case ["swift", "run"]:
      let isRelease = words.starts(with: ["swift", "run", "-c"])
      return try canRun(words.dropFirst(isRelease ? 4 : 2), drafts: drafts)
    case ["swift", "build"], ["swift", "format"]:
      return try words.count == 2 || Project.text(of: ".ci/run").contains(command)
    case ["bash", ".ci/uikit"]:
      // The last word is a folder that the command makes.
      return words.count == 2 || words.count == 4 && Project.exists("Sources/\(words[2])")
    default:
      let paths = words.dropFirst().filter { !$0.hasPrefix("-") }
      return words[0] != "swift" && paths.allSatisfy(Project.exists)
    }
  }

  private func canTest(_ command: String) throws -> Bool {
    guard let filter = command.firstMatch(of: #/--filter "(.*)"/#)?.1 else { return true }
    let name = filter.split(separator: ".").last ?? filter
    let tests = try Project.tests.get()
    return Project.exists("Tests/\(filter)")
      || ["func `\(filter)", "struct \(name) "].contains { tests.contains($0) }
  }

  /// Checks the name of the program, its options, and the names before the first option.
  private func canRun(_ words: ArraySlice<String>, drafts: [String]) throws -> Bool {
    guard let program = words.first(where: { !$0.hasPrefix("-") }) else { return false }
    let arguments = words.drop { $0 != program }.dropFirst()
    let names =
      Architecture.allCases.map(\.name) + Concern.allCases.map(\.commandLineName)
      + TraceEvent.allCases.map(\.rawValue) + drafts
    if program == "NewArchitecture" { return drafts.contains { $0 == arguments.last } }
    let areNamesKnown =
      program == "Benchmarks"
      || Project.exists("Sources/\(program)")
        && arguments.prefix { !$0.hasPrefix("-") }.allSatisfy(names.contains)
    return try areNamesKnown && arguments.filter { $0.hasPrefix("--") }.allSatisfy(isOption)
  }

  private func isOption(_ option: String) throws -> Bool {
    try Project.programs.get().contains("\"\(option)\"")
  }
}
