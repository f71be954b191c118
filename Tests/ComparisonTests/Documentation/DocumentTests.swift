import Catalogue
import PackageFiles
import Testing

@testable import Comparison

/// The links and the code in the documents are those of the project.
struct DocumentTests {
  /// Purpose: no link is dead.
  @Test func `every link leads to a file`() throws {
    for document in try Project.documents.get() {
      let folder = document.path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
      let targets = document.text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
      let dead = targets.filter { target in
        guard !target.contains("://"), !target.hasPrefix("doc:") else { return false }
        let path = target.split(separator: "#", omittingEmptySubsequences: false)[0]
        return !path.isEmpty && !Project.exists(folder + path)
      }
      #expect(dead == [], "links of \(document.path)")
    }
  }

  /// Purpose: what the page on UIKit promises compiles, here and with UIKit's declarations.
  @Test func `every name that works according to the page on UIKit is used by a plain list`() throws
  {
    let page = try Project.text(of: "Sources/UIKit/UIKit.docc/UIKitCoverage.md")
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
  }

  /// Purpose: the code on a page is the code that runs.
  @Test func `below a path, every line of code is a line of this file`() throws {
    for document in try Project.documents.get() {
      var lines: [Substring] = []
      var missing: [Substring] = []
      for line in document.codeLines["swift", default: []] {
        if line.hasPrefix("// Sources/") || line.hasPrefix("// Tests/") {
          lines = try Project.text(of: String(line.dropFirst(3))).split(separator: "\n")
        } else if !lines.isEmpty {
          let code = line.replacing(#/ *\/\/.*/#, with: "")
          if !lines.contains(where: { $0.contains(code) }) { missing.append(code) }
        }
      }
      #expect(missing == [], "lines in \(document.path)")
    }
  }
}

/// The commands in the documents can be entered.
struct CommandTests {
  /// Purpose: a reader can copy every command, and a renamed option is renamed here, too.
  @Test func `every command and option names what exists`() throws {
    for document in try Project.documents.get() {
      let options = document.codeSpans.filter { $0.hasPrefix("--") && !$0.contains(" ") }
      let unknown = try options.filter { try !isOption($0) }
      let drafts = document.commands.compactMap(Self.draft(in:))
      let wrong = try document.commands.filter { try !canRun($0, drafts: drafts) }
      #expect(unknown == [], "options and commands in \(document.path)")
      #expect(wrong == [], "options and commands in \(document.path)")
    }
  }

  /// The architecture that a command adds; `nil` if the program would refuse its name.
  private static func draft(in command: String) -> String? {
    let words = command.split(separator: " ").map(String.init)
    guard words.starts(with: ["swift", "run", "NewArchitecture"]), words.count > 3,
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
      + CallEvent.allCases.map(\.rawValue) + ["test"] + drafts
    if program == "NewArchitecture" { return drafts.contains { $0 == arguments.first } }
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
