import Figures
import Testing

@testable import Benchmarks

/// Numbers as a report prints them.
struct TextTests {
  @Test func `a short time has three digits, in the unit that needs no more before the point`() {
    let times = [0.5, 9.994, 9.996, 99.94, 99.96, 999.4, 999.7, 999.4e3, 999.7e3, 12e6]
    #expect(
      times.map { String(shortNanoseconds: $0) } == [
        "0.50 ns", "9.99 ns", "10.0 ns", "99.9 ns", "100 ns", "999 ns", "1.00 µs", "999 µs",
        "1.00 ms", "12.0 ms",
      ])
  }
}
