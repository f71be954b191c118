import Testing

@testable import Benchmarks

/// Texts that are made to fit.
struct WrappingTests {
  @Test func `a text is broken between words`() {
    #expect("one two three".lines(ofAtMost: 7) == ["one two", "three"])
    #expect("incomprehensible".lines(ofAtMost: 7) == ["incomprehensible"])
    #expect("".lines(ofAtMost: 7) == [])
  }

  @Test(arguments: [
    ("VIPER", ["VIPER"]), ("ReusableDataSource", ["Reusable", "DataSource"]),
    ("Model View Presenter", ["Model View", "Presenter"]), ("incomprehensible", ["incomprehe…"]),
    ("AnIncomprehensibleThing", ["AnIncompre…", "Thing"]),
  ])
  func `a name is broken near its middle, and shortened where that is not enough`(
    name: String, lines: [String]
  ) {
    #expect(name.twoLines(ofAtMost: 11) == lines)
  }
}
