/// What the time is taken with; a test puts a clock in its place that it sets itself.
struct Stopwatch {
  /// The time since some fixed moment, in seconds.
  let now: () -> Double

  /// The clock of the machine.
  static let continuous: Stopwatch = {
    let start = ContinuousClock.now
    return Stopwatch { (ContinuousClock.now - start) / .seconds(1) }
  }()
}
