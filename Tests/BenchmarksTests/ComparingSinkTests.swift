import Employees
import Testing

@testable import Benchmarks

/// The checks of an output.
@MainActor
struct ComparingSinkTests {
  @Test func `the first wrong line is reported, however the output is split, or else an error`() {
    let errors = ["the place is gone", "an employee is gone"]
    for (pieces, errors, difference) in [
      (["a\n", "b\n"], [], nil), (["a\nb\n"], [], nil), (["a", "", "\nb\n"], [], nil),
      (["a\nx\n"], [], "line 2 is “x\n”, must be “b”"),
      (["a", "\nb", "x", "y\nz"], [], "line 2 is “bxy\n”, must be “b”"),
      (["x", "a", "\n", "b\n"], [], "line 1 is “xa\n”, must be “a”"),
      (["a\nb\nc\n"], [], "line 3 is “c\n”, must be “”"),
      ([], [], "the output ends before line 1, which must be “a”"),
      (["a\n"], errors, "the output ends before line 2, which must be “b”"),
      (["a\nb"], [], "the output ends before line 2, which must be “b”"),
      (["a\nb\n"], errors, "the place is gone"),
      (["a\nx\n"], errors, "line 2 is “x\n”, must be “b”"),
    ] as [([String], [String], String?)] {
      var sink = ComparingSink(expected: Array("a\nb\n".utf8))
      for error in errors { sink.refuse(error) }
      for piece in pieces { sink.write(Array(piece.utf8)) }
      #expect(sink.difference == difference, "\(pieces)")
    }
  }

  @Test func `the expected first page is the first of all pages, below a refresh control if any`() {
    for count in [2, 5, 60] {
      let employees = Workload(count: count, seed: 1).employees
      let page = Oracle.firstPage(of: employees, height: 40)
      let refreshing = Oracle.firstPage(of: employees, height: 41, isRefreshing: true)
      let lines = refreshing.split(separator: "\n")
      let others = (lines.prefix(1) + lines.dropFirst(2)).map { "\($0)\n" }.joined()
      let first = Oracle.pages(of: employees, height: 40)[0]
      #expect(lines[1].hasPrefix("│ ◌ Refreshing…"))
      #expect([page, others] == [first, first])
    }
  }
}
