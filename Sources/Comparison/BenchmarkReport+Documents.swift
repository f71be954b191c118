import Figures
import Foundation
import PackageFiles

/// The figures of the benchmark in documents and on the page.
extension BenchmarkReport {
  /// The file that the benchmark writes.
  static let recordedFile = "Benchmarks/Results/figures.json"

  /// The chart of these figures.
  static let chartFile = "Benchmarks/Results/chart.svg"

  /// The factors of all operations with their intervals, a row for each operation.
  func operationFactors(of architectures: [String]) -> MarkdownTable {
    var table = MarkdownTable(["operation"] + architectures)
    let main = results.filter { $0.employees == mainListSize && $0.factor != nil }
    for operation in Self.distinct(main.map(\.operation)) {
      let factors = architectures.map {
        textWithInterval(of: .operation(operation), in: $0, employees: mainListSize ?? 0)
          ?? unknownFigure
      }
      table.add([operation] + factors)
    }
    return table
  }

  /// Names the modules whose code has changed since, as a sentence; empty if there are none.
  func changedModules(among sources: [ArchitectureSource]) -> String {
    let changed = sources.filter { source in
      footprint(of: source.name)?.codeHash.map { $0 != source.codeHash } ?? false
    }
    guard !changed.isEmpty else { return "" }
    return "The recorded times and sizes are older than the code of "
      + "\(changed.map(\.name).joined(separator: ", "))."
  }
}
