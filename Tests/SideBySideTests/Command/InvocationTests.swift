import Catalogue
import SourceAnalysis
import Testing

@testable import SideBySide

/// The command line, and what it says of a bad one.
struct InvocationTests {
  @Test(arguments: [[], ["--help"], ["-h"], ["taps", "--help"]])
  func `without arguments, or where they ask for it, there is help`(arguments: [String]) throws {
    guard case .help = try Invocation(arguments: arguments) else {
      Issue.record("\(arguments) is no call for help")
      return
    }
  }

  @Test func `help names all that there is`() {
    let names =
      Concern.allCases.map(\.commandLineName) + Architecture.allCases.map(\.name)
      + TraceEvent.allCases.map(\.rawValue)
      + ["--width", "--traces", "--html", "--write-documents", "--list", "--help"]
    for name in names { #expect(Invocation.usage.contains(name)) }
  }

  @Test(arguments: ["making-cells", "Making cells", "MAKING-CELLS"])
  func `a concern is found in any case of letters, with blanks or dashes`(name: String) throws {
    guard case .concern(let concern, let choice) = try Invocation(arguments: [name]) else {
      Issue.record("\(name) is no concern")
      return
    }
    #expect(concern == .makingCells)
    #expect(choice.architectures.map(\.name) == Architecture.allCases.map(\.name))
  }

  @Test func `architectures are shown in the order in which they are named`() throws {
    let arguments = ["taps", "viper", "--width", "80", "MVC"]
    guard case .concern(.taps, let choice) = try Invocation(arguments: arguments) else {
      Issue.record("\(arguments) asks for no concern")
      return
    }
    #expect(choice.architectures.map(\.name) == ["VIPER", "MVC"])
    #expect(choice.width == 80)
  }

  @Test(
    arguments: [
      (["--traces"], nil, 5), (["--traces", "load-fails"], .loadFails, 5),
      (["--traces", "MVC"], nil, 1), (["load-fails", "mvc", "--traces"], .loadFails, 1),
    ] as [([String], TraceEvent?, Int)])
  func `traces may be of one event, and of some architectures`(
    arguments: [String], event: TraceEvent?, count: Int
  ) throws {
    guard case .traces(let found, let choice) = try Invocation(arguments: arguments) else {
      Issue.record("\(arguments) asks for no traces")
      return
    }
    #expect(found == event)
    #expect(choice.architectures.count == (count == 1 ? 1 : Architecture.allCases.count))
  }

  @Test func `a page is written to the file that is named`() throws {
    guard case .page("page.html") = try Invocation(arguments: ["--html", "page.html"]) else {
      Issue.record("no page is asked for")
      return
    }
  }
}
