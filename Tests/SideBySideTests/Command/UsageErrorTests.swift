import Catalogue
import Testing

@testable import SideBySide

/// What a bad command line is answered with.
struct UsageErrorTests {
  @Test(arguments: [
    (["taps", "--width"], "--width takes a number from 20 to 10000000"),
    (["taps", "--width", "19"], "--width takes a number from 20 to 10000000, not “19”"),
    (["taps", "--width", "wide"], "--width takes a number from 20 to 10000000, not “wide”"),
    (["taps", "--width", "80", "--width", "90"], "--width is given twice"),
    (["--html"], "--html takes a file to write"),
    (["--html", "--list"], "--html takes a file to write"),
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
  func `a bad command line is answered with what there is`(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
    #expect(error?.description == message)
  }

  @Test func `an unknown architecture is answered with those of the catalogue`() {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: ["taps", "MVP2"]) }
    let names = Architecture.allCases.map(\.name).joined(separator: ", ")
    #expect(error?.description == "unknown architecture “MVP2”; there are \(names)")
  }

  @Test func `an unknown option is answered with all of them`() {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: ["--wide"]) }
    #expect(error?.description == "unknown option --wide\n\n\(Invocation.usage)")
  }
}
