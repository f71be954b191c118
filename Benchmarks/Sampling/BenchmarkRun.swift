import CommandLineInterface
import Figures
import SeededRandomness

/// One run of the program, which measures everything that the options include.
@MainActor
struct BenchmarkRun {
  let options: RunOptions

  /// Measures until everything is done or the task is cancelled.
  func report() async -> BenchmarkReport {
    let progress = ProgressLine()
    var report = BenchmarkReport(options: options)
    report.footprints = await Footprints.all(options: options)
    var generator = SeededGenerator(seed: options.seed)
    var sessions: [Session] = []
    for size in options.listSizes where !Task.isCancelled {
      let operations = options.operations(forListOf: size)
      if operations.isEmpty { continue }  // Only ablations are measured.
      var session = Session(
        entries: Entry.all.filter(options.includes), operations: operations,
        workload: Workload(count: size, seed: options.seed), options: options)
      await session.run(generator: &generator) { title, share in
        progress.show("\(size.grouped) employees, \(Int(100 * share)) %: \(title)")
      }
      report.add(session)
      sessions.append(session)
    }
    // Ablations are measured at 10,000 employees, unless the options include other lengths only.
    let sizes = options.listSizes
    let size = sizes.contains(TimedOperation.defaultSize) ? TimedOperation.defaultSize : sizes[0]
    let workload = Workload(count: size, seed: options.seed)
    for ablation in Ablation.all where options.includes(id: ablation.id) && !Task.isCancelled {
      progress.show("ablation: \(ablation.title)")
      report.ablations.append(
        await ablation.figures(on: workload, options: options, generator: &generator))
    }
    report.noise = BenchmarkReport.noise(of: sessions, seed: options.seed)
    report.isComplete = !Task.isCancelled
    progress.clear()
    return report
  }
}
