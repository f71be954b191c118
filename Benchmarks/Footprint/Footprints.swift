import Catalogue
import HeapMeasurement
import ListRendering
import SourceAnalysis

/// The figures of an architecture that do not depend on the machine: counted, not timed.
@MainActor
enum Footprints {
  /// Counts for every architecture that the options include.
  static func all(options: Options) async -> [Report.Footprint] {
    let workload = Workload(count: options.isSmoke ? 100 : 10_000, seed: options.seed)
    var footprints: [Report.Footprint] = []
    for architecture in Architecture.allCases where options.includes(Entry(architecture)) {
      footprints.append(await footprint(of: architecture, on: workload))
    }
    return footprints
  }

  private static func footprint(
    of architecture: Architecture, on workload: Workload
  ) async -> Report.Footprint {
    let source = try? ArchitectureSource(named: architecture.name)
    let bytes = await retainedBytes(of: architecture, on: workload)
    return Report.Footprint(
      architecture: architecture.name, employees: workload.employees.count,
      allocationsPerRow: await allocationsPerRow(of: architecture, on: workload),
      cellsCreated: await cellsCreated(by: architecture, on: workload),
      retainedBytesPerEmployee: bytes?.loaded, pagedBytesPerEmployee: bytes?.paged,
      codeLines: source?.codeLineCount, files: source?.files.count, types: source?.types.count,
      protocols: source?.protocols.count)
  }

  /// The objects that are allocated per row once every kind of cell can be reused.
  private static func allocationsPerRow(
    of architecture: Architecture, on workload: Workload
  ) async -> Double? {
    let screen = await ScreenSubject(architecture, employees: workload.employees)
    let rows = screen.rows
    screen.fill(rows) { _ in }
    let count = AllocationCounter.allocations { screen.fill(rows) { _ in } }
    return count.map { Double($0) / Double(max(1, rows.count)) }
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
      screen.window.scroll(by: Operation.pageHeight)
      if screen.window.frame == frame { break }
    }
    return seen.count
  }

  /// The bytes that a screen keeps per employee, after loading and after every row was drawn.
  ///
  /// The employees exist before and after, so that only the architecture's own objects count.
  private static func retainedBytes(
    of architecture: Architecture, on workload: Workload
  ) async -> (loaded: Double, paged: Double)? {
    guard let before = Heap.bytesInUse else { return nil }
    let screen = await ScreenSubject(architecture, employees: workload.employees)
    let loaded = Heap.bytesInUse
    screen.draw()
    let paged = Heap.bytesInUse
    return withExtendedLifetime(screen) {
      guard let loaded, let paged else { return nil }
      let count = Double(max(1, workload.employees.count))
      return (Double(loaded - before) / count, Double(paged - before) / count)
    }
  }
}
