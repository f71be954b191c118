import Catalogue
import CommandLineInterface
import ListRendering
import TestSupport
import Testing

@testable import EmployeeList

@MainActor
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

  @Test func `an architecture without a screen names those that have one`() throws {
    let screens = [
      ("--grid", "grid", \Architecture.makeGrid, Architecture.allWithGrid),
      (
        "--workplaces", "table of workplaces", \.makeWorkplaces, Architecture.allWithWorkplaces
      ),
    ]
    for (option, screen, makeScreen, owners) in screens {
      for architecture in Architecture.allCases {
        let arguments = [architecture.name, option]
        if architecture[keyPath: makeScreen] != nil {
          #expect(try ScreenOptions(arguments: arguments) != nil)
        } else {
          let error = #expect(throws: UsageError.self) { try ScreenOptions(arguments: arguments) }
          #expect(
            error?.description
              == "\(architecture) has no \(screen); these have one: "
              + owners.map(\.name).joined(separator: ", "))
        }
      }
    }
  }

  @Test func `the workplaces open in place of the list`() async throws {
    for (arguments, title) in [([], "2 employees"), (["--workplaces"], "3 workplaces")] {
      let options = try options(["ReusableDataSource"] + arguments)
      let person = Person(at: options.makeScreen)
      await person.service.answer(with: [.grace, .alan])
      #expect(person.lines[0].hasPrefix("┌─ \(title) ─"), "\(arguments)")
    }
  }

  @Test func `a wrong argument is named together with the valid values`() {
    let cases = [
      (
        ["MVP2"],
        "unknown architecture “MVP2”; there are "
          + Architecture.names.joined(separator: ", ")
      ),
      (["MVC", "VIPER"], "one architecture at a time: “VIPER” is the second"),
      (
        ["MVC", "people.json"],
        "“people.json” is no architecture; for a file, write --employees people.json"
      ),
      (
        ["Team/People"],
        "“Team/People” is no architecture; for a file, write --employees Team/People"
      ),
      (["-"], "“-” is no architecture; for a file, write --employees -"),
      (["MVC", "/"], "“/” is no architecture; for a file, write --employees /"),
      (
        ["MVC", "500"],
        "“500” is no architecture; for generated employees, write --count 500"
      ),
      (["--count", "many"], "--count takes a whole number from 0 to 10000000, not “many”"),
      (["--width", "7"], "--width takes a whole number from 8 to 1000, not “7”"),
      (["--width", "1001"], "--width takes a whole number from 8 to 1000, not “1001”"),
      (["--height", "2"], "--height takes a whole number from 3 to 1000, not “2”"),
      (
        ["--count", "3", "--employees", "people.json"],
        "--employees and --count cannot both be given"
      ),
      (["MVP", "--grid", "--workplaces"], "--grid and --workplaces cannot both be given"),
      (["--skip-faulty"], "--skip-faulty needs --employees"),
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
      "--employees", "--skip-faulty", "--count", "--width", "--height", "--grid",
      "--workplaces", "--help",
    ]
    #expect(options.filter { !ScreenOptions.usage.contains("\n  \($0) ") } == [])
    for name in ["id", "name", "specialization", "photo", "workplaces", "phone", "email"] {
      #expect(ScreenOptions.usage.contains("\n  \(name) "), "\(name)")
    }
    for limit in ["a JSON list", "UTF-8", "256 MB", "may be missing or null", "no others"] {
      #expect(ScreenOptions.usage.contains(limit), "\(limit)")
    }
    for option in ["--help", "-h"] { #expect(try ScreenOptions(arguments: [option]) == nil) }
  }

  private func options(_ arguments: [String]) throws -> ScreenOptions {
    try #require(try ScreenOptions(arguments: arguments))
  }
}
