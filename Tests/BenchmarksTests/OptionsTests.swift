import Testing

@testable import Benchmarks

/// The command line, and what it says of a bad one.
struct OptionsTests {
  @Test func `a debug build measures short lists only`() throws {
    #expect(try #require(try Options(arguments: [])).sizes == [1_000])
  }

  @Test func `smoke is small, and the format is taken by name`() throws {
    let options = try #require(try Options(arguments: ["--smoke", "--format", "json"]))
    #expect(options.sizes == [100])
    #expect(options.format == .json)
    #expect(try Options(arguments: ["--help"]) == nil)
  }

  @Test(arguments: [["--format"], ["--format", "xml"]])
  func `a format that there is not is answered with those that there are`(arguments: [String]) {
    #expect(message(for: arguments) == "--format takes table or json")
  }

  @Test func `an unknown option is named`() {
    #expect(message(for: ["--fast"])?.hasPrefix("unknown option --fast\n") == true)
  }

  private func message(for arguments: [String]) -> String? {
    do {
      _ = try Options(arguments: arguments)
      return nil
    } catch {
      return error.description
    }
  }
}
