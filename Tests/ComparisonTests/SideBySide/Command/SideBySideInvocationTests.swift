import Catalogue
import CommandLineInterface
import Comparison
import PackageFiles
import TestSupport
import Testing

@testable import SideBySide

struct SideBySideInvocationTests {
  @Test func `code and traces of some architectures can be asked for, or the page of help`() throws
  {
    let all = "\(Architecture.names)"
    let cases: [(arguments: [String], request: String)] = [
      ([], "help"), (["--help"], "help"), (["-h"], "help"), (["taps", "--help"], "help"),
      (["making-cells"], "Making cells in \(all)"), (["MAKING cells"], "Making cells in \(all)"),
      (["test"], "the test in \(all)"), (["Test", "mvp", "MVC"], "the test in [\"MVP\", \"MVC\"]"),
      (["taps", "viper", "MVC"], "Taps in [\"VIPER\", \"MVC\"]"),
      (["--traces"], "all traces in \(all)"), (["--traces", "load-fails"], "load-fails in \(all)"),
      (["--traces", "MVC"], "all traces in [\"MVC\"]"),
      (["load-fails", "mvc", "--traces"], "load-fails in [\"MVC\"]"),
      (["--traces", "Load fails", "MVC"], "load-fails in [\"MVC\"]"),
      (["--html", "page.html"], "page in page.html of --html"),
      (["--list"], "list"), (["--documents"], "documents"),
    ]
    let requests = try cases.map { try reading($0.arguments) }
    #expect(requests == cases.map(\.request))
    let options = ["--traces", "--html", "--documents", "--list", "--help"]
    let missing = options.filter { !SideBySideInvocation.usage.contains("\n  \($0) ") }
    #expect(missing == [], "on the page of help")
  }

  @Test func `a wrong argument is named together with the valid values`() {
    let cases: [(arguments: [String], message: String)] = [
      (["--html"], "--html takes a file to write"),
      (["--html", "a", "taps"], "--html and “taps” cannot both be given"),
      (["--list", "--traces"], "--list and --traces cannot both be given"),
      (["taps", "MVC", "mvc"], "mvc is given twice"),
      (
        ["tap"],
        """
        unknown concern “tap”; there are assembly, loading, rows, making-cells, taps, \
        selection, updating, searching, deleting, portraits, profile, grid, test
        """
      ),
      (
        ["--traces", "tapped"],
        """
        unknown event “tapped”; there are load-succeeds, load-fails, call-tapped, search-typed, \
        delete-refused, name-tapped, star-refused
        """
      ),
      (
        ["taps", "MVP2"],
        "unknown architecture “MVP2”; there are \(Architecture.names.joined(separator: ", "))"
      ),
      (["--wide"], "unknown option --wide\n\n\(SideBySideInvocation.usage)"),
    ]
    let messages = cases.map { arguments, _ in errorMessage { try reading(arguments) } }
    #expect(messages == cases.map(\.message))
  }

  /// Returns what a command line asks for, in words.
  private func reading(_ arguments: [String]) throws(UsageError) -> String {
    switch try SideBySideInvocation(arguments: arguments) {
    case .help: "help"
    case .list: "list"
    case .concern(let concern, let all): "\(concern.rawValue) in \(all.map(\.name))"
    case .test(let all): "the test in \(all.map(\.name))"
    case .traces(let event, let all): "\(event?.rawValue ?? "all traces") in \(all.map(\.name))"
    case .documents: "documents"
    case .page(let file): "page in \(file.path) of \(file.option)"
    }
  }
}
