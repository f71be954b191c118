import Testing

@testable import Benchmarks

/// The order in which a measurement prepares, runs, shows and restores, on a simulated clock.
@MainActor
struct TimeMeasurementTests {
  @Test func `a batch repeats the operation until it is long enough, and restores untimed`() async {
    var steps = ""
    var clock = 0.0
    let operation = PreparedOperation(
      prepare: { (steps, clock) = (steps + "p", clock + 100) },
      run: { (steps, clock) = (steps + "r", clock + 0.002) },
      show: { _ in steps += "s" },
      restore: { (steps, clock) = (steps + "u ", clock + 100) })
    let stopwatch = Stopwatch { clock }
    var generator = SystemRandomNumberGenerator()
    var measurement = TimeMeasurement(of: ["entry"], unitCount: 2)
    await measurement.check([operation], against: "")
    steps += "| "
    await measurement.warmUp([operation], batchTime: 0.005, stopwatch: stopwatch)
    steps += "| "
    await measurement.runRound([operation], stopwatch: stopwatch, generator: &generator)
    // One run and two are too short, and four are a batch. A round begins with one run more.
    #expect(steps == "psu | pru pru pru pru pru pru pru | pru pru pru pru pru ")
    #expect(measurement.entries[0].samples.map { $0.rounded() } == [1e6])
  }

  @Test func `a wrong entry is not run again, and nothing is compared with it`() async {
    var runs = ""
    let operations = ["right", "wrong"].map { name in
      PreparedOperation(run: { runs += "\(name) " }, show: { $0.write(line: name) })
    }
    let stopwatch = Stopwatch { Double(runs.count) }
    var generator = SystemRandomNumberGenerator()
    var measurement = TimeMeasurement(of: ["right", "wrong"], unitCount: 1)
    await measurement.check(operations, against: "right\n")
    await measurement.warmUp(operations, batchTime: 0.005, stopwatch: stopwatch)
    await measurement.runRound(operations, stopwatch: stopwatch, generator: &generator)
    #expect(runs == "right right right ")
    let pairs = [("right", "right"), ("right", "wrong"), ("wrong", "right")]
    let logarithms = pairs.map { measurement.logarithms(of: $0, to: $1) }
    #expect(logarithms == [[0], nil, nil])
  }
}
