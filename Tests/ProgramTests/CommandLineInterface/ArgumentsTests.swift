import CommandLineInterface
import TestSupport
import Testing

/// The errors that all programs share.
struct ArgumentsTests {
  @Test func `a wrong argument is named together with the valid values`() {
    let cases = [
      (["--count"], "--count takes a whole number from 2 to 9"),
      (["--count", "1"], "--count takes a whole number from 2 to 9, not “1”"),
      (["--count", "10"], "--count takes a whole number from 2 to 9, not “10”"),
      (["--count", "-5"], "--count takes a whole number from 2 to 9, not “-5”"),
      (["--count", "--file"], "--count takes a whole number from 2 to 9"),
      (["--kind"], "--kind takes one of small, large"),
      (["--kind", "wide"], "--kind takes one of small, large, not “wide”"),
      (["--file", ""], "--file takes a file"),
      (["--file", "--count"], "--file takes a file"),
      (["--file", "a", "--file", "b"], "--file is given twice"),
      (["--file", "a", "--count", "3"], "--file and --count cannot both be given"),
      (["--fast"], "unknown option --fast\n\nUsage: …"),
    ]
    let messages = cases.map { arguments, _ in errorMessage { try read(arguments) } }
    #expect(messages == cases.map(\.1))
  }

  @Test func `words and values are returned in order, and only some options can be repeated`()
    throws
  {
    let cases = [
      (["--file", "-", "word", "--kind", "small"], ["-", "word", "small"]),
      (["--kind", "small", "--kind", "large"], ["small", "large"]),
      (["word", "--file", "-x", "word"], ["word", "-x", "word"]), (["--count", "2"], ["2"]),
      (["--count", "9"], ["9"]), ([], []),
    ]
    let values = try cases.map { try read($0.0) }
    #expect(values == cases.map(\.1))
  }

  /// Reads a command line with three options and any number of words.
  private func read(_ line: [String]) throws(UsageError) -> [String] {
    var arguments = Arguments(line, usage: "Usage: …")
    var values: [String] = []
    while let argument = try arguments.next(repeatable: ["--kind"]) {
      switch argument {
      case "--file": values.append(try arguments.value("a file"))
      case "--kind": values.append(try arguments.name(among: ["small", "large"]))
      case "--count": values.append("\(try arguments.number(in: 2...9))")
      case _ where argument.hasPrefix("-"): throw arguments.unknownOption
      default: values.append(argument)
      }
    }
    try arguments.exclude("--file", "--count")
    return values
  }
}
