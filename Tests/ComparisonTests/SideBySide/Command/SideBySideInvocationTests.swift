import Catalogue
import CommandLineInterface
import Comparison
import PackageFiles
import Testing

@testable import SideBySide

struct SideBySideInvocationTests {
  @Test func `no arguments and --help print the page of help, which lists every name and option`()
    throws
  {
    for arguments in [[], ["--help"], ["-h"], ["taps", "--help"]] {
      #expect(try reading(arguments) == "help", "\(arguments)")
    }
    let names =
      Concern.allCases.map(\.commandLineName) + Architecture.names
      + CallEvent.allCases.map(\.rawValue)
      + ["--traces", "--html", "--documents", "--list", "--help"]
    #expect(names.filter { !SideBySideInvocation.usage.contains($0) } == [])
  }

  @Test func `concerns and traces can be limited to some architectures, named in any case`() throws
  {
    let all = "\(Architecture.names)"
    let cases = [
      (["making-cells"], "Making cells in \(all)"), (["Making cells"], "Making cells in \(all)"),
      (["MAKING-CELLS"], "Making cells in \(all)"),
      (["taps", "viper", "MVC"], "Taps in [\"VIPER\", \"MVC\"]"),
      (["--traces"], "all traces in \(all)"), (["--traces", "load-fails"], "load-fails in \(all)"),
      (["--traces", "MVC"], "all traces in [\"MVC\"]"),
      (["load-fails", "mvc", "--traces"], "load-fails in [\"MVC\"]"),
      (["--traces", "Load fails", "MVC"], "load-fails in [\"MVC\"]"),
      (["--html", "page.html"], "page in page.html of --html"),
      (["--list"], "list"), (["--documents"], "documents"),
    ]
    for (arguments, picture) in cases {
      #expect(try reading(arguments) == picture, "\(arguments)")
    }
  }

  // MARK: - Errors

  @Test func `a wrong argument is named together with the valid values`() {
    let cases = [
      (["--html"], "--html takes a file to write"),
      (["--html", "a", "--html", "b"], "--html is given twice"),
      (["--html", "a", "taps"], "--html and “taps” cannot both be given"),
      (["--list", "--traces"], "--list and --traces cannot both be given"),
      (["taps", "MVC", "mvc"], "mvc is given twice"),
      (
        ["tap"],
        """
        unknown concern “tap”; there are assembly, loading, rows, making-cells, taps, \
        selection, updating, searching, deleting, portraits, grid, workplaces
        """
      ),
      (
        ["--traces", "tapped"],
        """
        unknown event “tapped”; there are load-succeeds, load-fails, call-tapped, search-typed, \
        delete-refused
        """
      ),
      (
        ["taps", "MVP2"],
        "unknown architecture “MVP2”; there are \(Architecture.names.joined(separator: ", "))"
      ),
      (["--wide"], "unknown option --wide\n\n\(SideBySideInvocation.usage)"),
    ]
    for (arguments, message) in cases {
      let error = #expect(throws: UsageError.self) { try reading(arguments) }
      #expect(error?.description == message)
    }
  }

  /// Returns what a command line asks for, in words.
  private func reading(_ arguments: [String]) throws(UsageError) -> String {
    switch try SideBySideInvocation(arguments: arguments) {
    case .help: "help"
    case .list: "list"
    case .concern(let concern, let all): "\(concern.rawValue) in \(all.map(\.name))"
    case .traces(let event, let all): "\(event?.rawValue ?? "all traces") in \(all.map(\.name))"
    case .documents: "documents"
    case .page(let file): "page in \(file.path) of \(file.option)"
    }
  }
}
