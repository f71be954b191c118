import CommandLineInterface
import Foundation
import SourceAnalysis

/// The results of the benchmark that documents and the page show.
struct MeasuredFigures {
  /// The file that the benchmark writes.
  static let file = "Benchmarks/Results/figures.json"

  /// The length of the list in the tables that show one length.
  static let employeeCount = 10_000

  private let document: Document

  /// Reads the file; `nil` if it does not exist or has another form.
  init?(in package: PackageFolder) {
    guard let text = try? package.text(of: Self.file) else { return nil }
    self.init(json: text)
  }

  /// Reads a text; `nil` if it has another form.
  init?(json: String) {
    let document = try? JSONDecoder().decode(Document.self, from: Data(json.utf8))
    guard let document, !document.results.isEmpty else { return nil }
    self.document = document
  }

  /// The operations in the order of the file.
  var operations: [String] {
    document.results.filter { $0.factor != nil }.compactMap(\.operation)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The time of an operation, or the mean of a category, as a multiple of the baseline's time.
  func factor(
    of operation: String, in architecture: String, employees: Int = MeasuredFigures.employeeCount
  )
    -> Factor?
  {
    (document.results + (document.summary ?? [])).first { entry in
      entry.architecture == architecture && (entry.operation ?? entry.category) == operation
        && entry.employees == employees && entry.factor != nil
    }?.factor
  }

  /// The factor with two significant digits, marked if the control differs from 1 in the operation.
  func text(
    of operation: String, in architecture: String, employees: Int = MeasuredFigures.employeeCount
  ) -> String? {
    guard let factor = factor(of: operation, in: architecture, employees: employees) else {
      return nil
    }
    let control = self.factor(of: operation, in: Self.control, employees: employees)
    let isUncertain = control.map { !($0.lower...$0.upper).contains(1) } ?? false
    let isBaseline = factor == Factor(estimate: 1, lower: 1, upper: 1)
    return (isUncertain && !isBaseline ? "≈" : "") + factor.estimate.short
  }

  /// The entry that measures the baseline a second time.
  private static let control = "control"

  /// The counts of an architecture.
  func footprint(of architecture: String) -> Entry? {
    document.footprints?.first { $0.architecture == architecture }
  }
}

// MARK: - Texts

extension MeasuredFigures {
  /// The factors of all operations, a row for each operation.
  func operationFactors(of architectures: [String]) -> MarkdownTable {
    var table = MarkdownTable(["operation"] + architectures)
    for operation in operations {
      let factors = architectures.map { text(of: operation, in: $0) ?? unknownFigure }
      table.add([operation] + factors)
    }
    return table
  }

  /// What the figures are, and when and where they were measured, as a sentence.
  var circumstances: String {
    let date = document.date.map { " on \($0)" } ?? ""
    let machine = document.machine.map { " (\($0.processor), \($0.system))" } ?? ""
    return "Times are those of a text renderer, as multiples of MassiveController’s for"
      + " \(Self.employeeCount.grouped) employees, measured\(date) on one machine\(machine)."
  }

  /// Names the modules whose code has changed since, as a sentence; empty if there are none.
  ///
  /// A file that was written without hashes says nothing of changes.
  func changedModules(among sources: [ArchitectureSource]) -> String {
    let changed = sources.filter { source in
      footprint(of: source.name)?.codeHash.map { $0 != source.codeHash } ?? false
    }
    guard !changed.isEmpty else { return "" }
    return "Figures older than the code: \(changed.map(\.name).joined(separator: ", "))."
  }
}

extension MeasuredFigures {
  /// What the mark of an uncertain factor means.
  static let uncertainty =
    "≈ marks an uncertain one, for which two measurements of MassiveController differ."
}

extension Double {
  /// The number with two significant digits.
  var short: String {
    formatted(.number.precision(.significantDigits(2)).locale(Locale(identifier: "en_US")))
  }
}

// MARK: - The file

extension MeasuredFigures {
  /// The part of the file that is shown; what was not measured is missing.
  private struct Document: Decodable {
    let date: String?
    let machine: Machine?
    let results: [Entry]
    let summary: [Entry]?
    let footprints: [Entry]?
  }

  private struct Machine: Decodable {
    let processor: String
    let system: String
  }

  /// An entry of a list; each list has its own keys.
  struct Entry: Decodable {
    let architecture: String?
    let operation: String?
    let category: String?
    let employees: Int?
    let factor: Factor?
    let codeHash: String?
    let allocationsPerRow: Double?
    let retainedBytesPerEmployee: Double?
    let pagedBytesPerEmployee: Double?
  }

  /// A multiple of another time, with its confidence interval.
  struct Factor: Decodable, Equatable {
    let estimate: Double
    let lower: Double
    let upper: Double
  }
}
