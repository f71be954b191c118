import Catalogue
import CommandLineInterface
import Testing

@testable import EmployeeList

struct OptionsTests {
  @Test func `without arguments the first architecture draws the whole bundled list`() throws {
    let options = try options([])
    #expect(options.architecture.name == "MassiveController")
    #expect(options.source == .bundled)
    #expect(options.height == nil)
    #expect(!options.isInteractive)
  }

  @Test(arguments: Architecture.allCases)
  func `an architecture is found in any case of letters`(architecture: Architecture) throws {
    #expect(try options([architecture.name]).architecture.name == architecture.name)
    #expect(try options([architecture.name.lowercased()]).architecture.name == architecture.name)
  }

  @Test func `every option has an effect`() throws {
    let options = try options([
      "MVC", "--count", "500", "--width", "40", "--height", "20", "--interactive",
    ])
    #expect(options.source == .generated(count: 500))
    #expect(options.width == 40)
    #expect(options.height == 20)
    #expect(options.isInteractive)
    #expect(try self.options(["--employees", "-"]).source == .file("-"))
  }

  @Test(arguments: [
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
    (
      ["--employees", "-", "--interactive"],
      "--employees - and --interactive cannot both be given"
    ),
  ])
  func `a wrong argument is named together with the valid values`(
    arguments: [String], message: String
  ) {
    let error = #expect(throws: UsageError.self) { try Options(arguments: arguments) }
    #expect(error?.description == message)
  }

  @Test func `an unknown option is answered with the page of help`() {
    let error = #expect(throws: UsageError.self) { try Options(arguments: ["--wide"]) }
    #expect(error?.description == "unknown option --wide\n\n\(Options.usage)")
  }

  private func options(_ arguments: [String]) throws -> Options {
    try #require(try Options(arguments: arguments))
  }
}
