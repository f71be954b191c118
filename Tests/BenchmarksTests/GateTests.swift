import Testing

@testable import Benchmarks

/// The gate: no figure for an entry whose output is not what must be drawn.
struct GateTests {
  @Test func `the first wrong line is named, however the output is cut in pieces`() {
    #expect(difference(["a\n", "b\n"]) == nil)
    #expect(difference(["a\nb\n"]) == nil)
    #expect(difference(["a\nx\n"]) == "line 2 is “x\n”, must be “b”")
    #expect(difference(["a", "\nb", "x", "y\nz"]) == "line 2 is “bxy\n”, must be “b”")
    #expect(difference(["a\nb\nc\n"]) == "line 3 is “c\n”, must be “”")
  }

  @Test func `an output that ends early is wrong`() {
    #expect(difference([]) == "the output ends before line 1, which must be “a”")
    #expect(difference(["a\n"]) == "the output ends before line 2, which must be “b”")
  }

  @Test func `what cannot be seen can be refused, and what is seen first is said first`() {
    var gate = Gate(expected: Array("a\n".utf8))
    gate.write(Array("a\n".utf8))
    gate.refuse("somebody has gone")
    gate.refuse("and somebody else")
    #expect(gate.difference == "somebody has gone")
  }

  private func difference(_ pieces: [String]) -> String? {
    var gate = Gate(expected: Array("a\nb\n".utf8))
    for piece in pieces { gate.write(Array(piece.utf8)) }
    return gate.difference
  }
}
