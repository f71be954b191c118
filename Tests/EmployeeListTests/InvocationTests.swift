import Catalogue
import Testing

@testable import EmployeeList

/// The command line of the app, and what it says of a bad one.
struct InvocationTests {
  @Test func `without arguments the first architecture draws the bundled list, whole`() throws {
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

  @Test func `every option is taken`() throws {
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
        + Architecture.allCases.map(\.name).joined(separator: ", ")
    ),
    (["MVC", "VIPER"], "one architecture at a time: “VIPER” is the second"),
    (["--count"], "--count takes a number from 0 to 10000000"),
    (["--count", "many"], "--count takes a number from 0 to 10000000, not “many”"),
    (["--width", "7"], "--width takes a number from 8 to 10000000, not “7”"),
    (["--height", "2"], "--height takes a number from 3 to 10000000, not “2”"),
    (["--employees", "--width"], "--employees takes a file, or - for standard input"),
    (["--count", "3", "--count", "4"], "--count is given twice"),
    (
      ["--count", "3", "--employees", "people.json"],
      "--employees and --count cannot both be given"
    ),
    (
      ["--employees", "-", "--interactive"],
      "--employees - and --interactive cannot both be given"
    ),
  ])
  func `a bad command line is answered with what there is`(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
    #expect(error?.description == message)
  }

  @Test func `an unknown option is answered with all of them`() {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: ["--wide"]) }
    #expect(error?.description == "unknown option --wide\n\n\(Invocation.usage)")
  }

  private func options(_ arguments: [String]) throws -> Options {
    guard case .show(let options) = try Invocation(arguments: arguments) else {
      throw UsageError.unknownOption("--help")
    }
    return options
  }
}
