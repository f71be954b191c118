import CommandLineInterface
import Testing

@testable import NewArchitecture

/// The command line of the program that adds an architecture.
struct NewArchitectureCommandTests {
  @Test func `one name is taken, and none or --help prints the page of help`() throws {
    #expect(try NewArchitectureCommand.name(in: ["MVP"]) == "MVP")
    for arguments in [[], ["--help"], ["-h"], ["MVP", "--help"]] {
      #expect(try NewArchitectureCommand.name(in: arguments) == nil, "\(arguments)")
    }
  }

  @Test func `a second name and an unknown option are errors`() {
    #expect(throws: UsageError("“MVP” and “MVC” cannot both be given")) {
      try NewArchitectureCommand.name(in: ["MVP", "MVC"])
    }
    #expect(throws: UsageError("unknown option --new\n\n\(NewArchitectureCommand.usage)")) {
      try NewArchitectureCommand.name(in: ["--new"])
    }
  }
}
