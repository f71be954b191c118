import Catalogue
import Figures
import HeapMeasurement
import ListRendering
import PackageFiles

/// The figures of an architecture that do not depend on the machine: counted, not timed.
@MainActor
enum Footprints {
  /// Counts for every architecture that the options include.
  static func all(options: RunOptions) async -> [BenchmarkReport.Footprint] {
    let workload = Workload(count: options.isSmoke ? 100 : 10_000, seed: options.seed)
    var footprints: [BenchmarkReport.Footprint] = []
    for architecture in Architecture.allCases where options.includes(Entry(architecture)) {
      footprints.append(await footprint(of: architecture, on: workload))
    }
    return footprints
  }

  private static func footprint(
    of architecture: Architecture, on workload: Workload
  ) async -> BenchmarkReport.Footprint {
    let cellsCreated = await cellsCreated(by: architecture, on: workload)
    // The employees exist before and after, so that only the architecture's own objects count.
    let before = Heap.bytesInUse
    let screen = await ScreenSubject(architecture, employees: workload.employees)
    let loaded = Heap.bytesInUse
    screen.draw()
    let paged = Heap.bytesInUse
    let rows = screen.rows
    screen.fill(rows) { _ in }
    // Every kind of cell can be reused now. All other threads of the program wait, and only a signal
    // that ends the run could wake one.
    let allocations = AllocationCounter.allocations { screen.fill(rows) { _ in } }
    func bytesPerEmployee(_ bytes: Int?) -> Double? {
      guard let before, let bytes else { return nil }
      return Double(bytes - before) / Double(workload.employees.count)
    }
    var footprint = BenchmarkReport.Footprint(
      architecture: architecture.name, employees: workload.employees.count,
      cellsCreated: cellsCreated)
    footprint.allocationsPerRow = allocations.map { Double($0) / Double(rows.count) }
    footprint.retainedBytesPerEmployee = bytesPerEmployee(loaded)
    footprint.pagedBytesPerEmployee = bytesPerEmployee(paged)
    footprint.codeHash = try? ArchitectureSource(named: architecture.name).codeHash
    return footprint
  }

  /// The number of different cells while the whole list is paged through.
  private static func cellsCreated(
    by architecture: Architecture, on workload: Workload
  ) async -> Int {
    let screen = await ScreenSubject(architecture, employees: workload.employees)
    var seen: [ObjectIdentifier: AnyObject] = [:]
    for _ in 0...workload.employees.count {
      let frame = screen.window.frame
      for cell in screen.visibleCells { seen[ObjectIdentifier(cell)] = cell }
      screen.window.scroll(by: TimedOperation.pageHeight)
      if screen.window.frame == frame { break }
    }
    return seen.count
  }
}
