import Catalogue
import CommandLineInterface
import ListRendering
import TestSupport
import Testing

@testable import EmployeeList

struct ScreenOptionsTests {
  @Test func `without arguments the first architecture draws the whole bundled list`() throws {
    let options = try options([])
    #expect(options.architecture.name == "MassiveController")
    #expect(options.source == .bundled)
    #expect(options.height == nil)
    #expect(options.size == Size(width: 60, height: 24))
  }

  @Test func `an architecture is found in any case of letters`() throws {
    for name in Architecture.names {
      let found = try [name, name.lowercased()].map { try options([$0]).architecture.name }
      #expect(found == [name, name])
    }
  }

  @Test func `every option has an effect`() throws {
    let options = try options(["MVC", "--count", "500", "--width", "40", "--height", "20"])
    #expect(options.architecture.name == "MVC")
    #expect(options.source == .generated(count: 500))
    #expect(options.width == 40)
    #expect(options.height == 20)
    #expect(try self.options(["--employees", "-"]).source == .file("-"))
  }

  @Test func `an architecture without a grid names those that have one`() throws {
    for architecture in Architecture.allCases {
      let arguments = [architecture.name, "--grid"]
      if architecture.makeGrid != nil {
        #expect(try options(arguments).isGrid)
      } else {
        let error = #expect(throws: UsageError.self) { try ScreenOptions(arguments: arguments) }
        #expect(
          error?.description
            == "\(architecture) has no grid; these have one: "
            + Architecture.allWithGrid.map(\.name).joined(separator: ", "))
      }
    }
  }

  @Test func `another screen is found in any case of letters, and opens in place of the list`()
    async throws
  {
    let cases = [
      ([], "2 employees"), (["--screen", "workplaces"], "3 workplaces"),
      (["--screen", "Workplaces"], "3 workplaces"),
    ]
    for (arguments, title) in cases {
      let options = try options(["ReusableDataSource"] + arguments)
      let person = Person(at: options.makeScreen)
      await person.service.answer(with: [.grace, .alan])
      #expect(person.lines[0].hasPrefix("┌─ \(title) ─"), "\(arguments)")
    }
  }

  @Test func `an architecture without a screen of this name names those that exist`() throws {
    for (arguments, name) in [
      (["MVC"], "workplaces"), (["ReusableDataSource"], "workplace"), ([], "workplaces"),
    ] {
      let error = #expect(throws: UsageError.self) {
        try ScreenOptions(arguments: arguments + ["--screen", name])
      }
      let message = try #require(error?.description)
      #expect(
        message.hasPrefix(
          """
          \(arguments.first ?? "MassiveController") has no screen “\(name)”; these have some: \
          MVVM (workplaces), ReusableDataSource (workplaces)
          """))
    }
    #expect(
      ScreenOptions.usage.contains(
        "another screen: MVVM (workplaces), ReusableDataSource (workplaces)"))
  }

  @Test func `a wrong argument is named together with the valid values`() {
    let cases = [
      (
        ["MVP2"],
        "unknown architecture “MVP2”; there are "
          + Architecture.names.joined(separator: ", ")
      ),
      (["MVC", "VIPER"], "one architecture at a time: “VIPER” is the second"),
      (["--count", "many"], "--count takes a whole number from 0 to 10000000, not “many”"),
      (["--width", "7"], "--width takes a whole number from 8 to 1000, not “7”"),
      (["--width", "1001"], "--width takes a whole number from 8 to 1000, not “1001”"),
      (["--height", "2"], "--height takes a whole number from 3 to 1000, not “2”"),
      (
        ["--count", "3", "--employees", "people.json"],
        "--employees and --count cannot both be given"
      ),
      (["VIPER", "--grid", "--screen", "workplaces"], "--grid and --screen cannot both be given"),
      (["--skip-faulty"], "--skip-faulty needs --employees"),
      (["--screen"], "--screen takes the name of a screen"),
      (["--wide"], "unknown option --wide\n\n\(ScreenOptions.usage)"),
    ]
    for (arguments, message) in cases {
      let error = #expect(throws: UsageError.self) { try ScreenOptions(arguments: arguments) }
      #expect(error?.description == message)
    }
  }

  @Test func `the list fills a terminal unless something asks for a printed frame`() throws {
    let cases: [(arguments: [String], isTerminal: Bool, term: String?, fills: Bool)] = [
      ([], true, "xterm", true), (["MVC", "--width", "40"], true, "vt100", true),
      ([], false, "xterm", false), ([], true, "dumb", false), ([], true, nil, false),
      ([], true, "", false), (["--height", "9"], true, "xterm", false),
      (["--employees", "-"], true, "xterm", false),
    ]
    for (arguments, isTerminal, term, fills) in cases {
      let options = try options(arguments)
      #expect(options.fillsTerminal(isTerminal: isTerminal, term: term) == fills, "\(arguments)")
    }
  }

  @Test func `the page of help names every option`() throws {
    let options = [
      "--employees", "--skip-faulty", "--count", "--width", "--height", "--grid", "--screen",
      "--help",
    ]
    #expect(options.filter { !ScreenOptions.usage.contains("\n  \($0) ") } == [])
    for option in ["--help", "-h"] { #expect(try ScreenOptions(arguments: [option]) == nil) }
  }

  private func options(_ arguments: [String]) throws -> ScreenOptions {
    try #require(try ScreenOptions(arguments: arguments))
  }
}
