import Catalogue
import CommandLineInterface
import SourceAnalysis
import Testing

@testable import SideBySide

struct InvocationTests {
  @Test(arguments: [[], ["--help"], ["-h"], ["taps", "--help"]])
  func `no arguments and --help print the page of help`(arguments: [String]) throws {
    guard case .help = try Invocation(arguments: arguments) else {
      Issue.record("\(arguments) is no call for help")
      return
    }
  }

  @Test func `the page of help lists every name and option`() {
    let names =
      Concern.allCases.map(\.commandLineName) + Architecture.allCases.map(\.name)
      + TraceEvent.allCases.map(\.rawValue)
      + ["--width", "--traces", "--html", "--write-documents", "--list", "--help"]
    for name in names { #expect(Invocation.usage.contains(name)) }
  }

  @Test(arguments: ["making-cells", "Making cells", "MAKING-CELLS"])
  func `a concern is found in any case of letters, with blanks or hyphens`(name: String) throws {
    guard case .concern(let concern, let choice) = try Invocation(arguments: [name]) else {
      Issue.record("\(name) is no concern")
      return
    }
    #expect(concern == .makingCells)
    #expect(choice.architectures.map(\.name) == Architecture.allCases.map(\.name))
  }

  @Test func `architectures are shown in the order of the command line`() throws {
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
  func `traces can be limited to one event and to some architectures`(
    arguments: [String], event: TraceEvent?, count: Int
  ) throws {
    guard case .traces(let found, let choice) = try Invocation(arguments: arguments) else {
      Issue.record("\(arguments) asks for no traces")
      return
    }
    #expect(found == event)
    #expect(choice.architectures.count == (count == 1 ? 1 : Architecture.allCases.count))
  }

  @Test func `--html names the file of the page`() throws {
    guard case .page(let file) = try Invocation(arguments: ["--html", "page.html"]) else {
      Issue.record("no page is asked for")
      return
    }
    #expect(file == OutputFile(path: "page.html", option: "--html"))
  }

  // MARK: - Errors

  @Test(arguments: [
    (["taps", "--width", "19"], "--width takes a whole number from 20 to 1000, not “19”"),
    (["taps", "--width", "80", "--width", "90"], "--width is given twice"),
    (["--html"], "--html takes a file to write"),
    (["--html", "a", "--html", "b"], "--html is given twice"),
    (["--html", "a", "taps"], "--html and “taps” cannot both be given"),
    (["--list", "--width", "80"], "--list and --width cannot both be given"),
    (["--list", "--traces"], "--list and --traces cannot both be given"),
    (["taps", "MVC", "mvc"], "mvc is given twice"),
    (
      ["tap"],
      """
      unknown concern “tap”; there are assembly, loading, counting, making-cells, taps, \
      selection, updating, searching, deleting
      """
    ),
    (
      ["--width", "80"],
      """
      no concern is given; there are assembly, loading, counting, making-cells, taps, \
      selection, updating, searching, deleting
      """
    ),
    (
      ["--traces", "tapped"],
      """
      unknown event “tapped”; there are load-succeeds, load-fails, call-tapped, search-typed, \
      delete-refused
      """
    ),
  ])
  func `a wrong argument is named together with the valid values`(
    arguments: [String], message: String
  ) {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
    #expect(error?.description == message)
  }

  @Test func `an unknown architecture is answered with the names of the catalogue`() {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: ["taps", "MVP2"]) }
    let names = Architecture.names.joined(separator: ", ")
    #expect(error?.description == "unknown architecture “MVP2”; there are \(names)")
  }

  @Test func `an unknown option is answered with the page of help`() {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: ["--wide"]) }
    #expect(error?.description == "unknown option --wide\n\n\(Invocation.usage)")
  }
}
