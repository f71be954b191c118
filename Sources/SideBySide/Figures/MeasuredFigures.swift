import Foundation
import SourceAnalysis

/// What the benchmark measured, as far as its file says; nothing else knows how the file looks.
nonisolated struct MeasuredFigures: Sendable {
  /// The file that the benchmark writes.
  static let file = "Benchmarks/Results/figures.json"

  /// The number of employees whose figures are shown, where there are several.
  private static let preferredEmployeeCount = 10_000

  let document: Document

  /// Reads the file; `nil` where there is none, or where it has another form.
  init?(in package: PackageFolder) {
    guard let text = try? package.text(of: Self.file) else { return nil }
    self.init(json: text)
  }

  /// Reads figures from a text; `nil` where it has another form.
  init?(json: String) {
    let document = try? JSONDecoder().decode(Document.self, from: Data(json.utf8))
    guard let document, !document.results.isEmpty else { return nil }
    self.document = document
  }

  /// The operations in the order in which they were measured.
  var operations: [String] {
    var operations: [String] = []
    for entry in document.results where entry.factor != nil {
      if !operations.contains(entry.operation) { operations.append(entry.operation) }
    }
    return operations
  }

  /// The number of employees in the lists whose figures are given, `nil` where there is no factor.
  var employeeCount: Int? {
    let counts = Set(document.results.filter { $0.factor != nil }.map(\.employees))
    return counts.contains(Self.preferredEmployeeCount) ? Self.preferredEmployeeCount : counts.max()
  }

  /// How much longer an operation takes than in the baseline.
  func factor(of operation: String, in architecture: String) -> Factor? {
    document.results.first {
      $0.architecture == architecture && $0.operation == operation
        && $0.employees == employeeCount && $0.factor != nil
    }?.factor
  }

  /// The allocations for a row on a cell that was used before.
  func allocationsPerRow(in architecture: String) -> Double? {
    footprint(of: architecture)?.allocationsPerRow
  }

  /// The bytes that a screen keeps for an employee beyond the employees themselves.
  func retainedBytesPerEmployee(in architecture: String) -> Double? {
    footprint(of: architecture)?.retainedBytesPerEmployee
  }

  private func footprint(of architecture: String) -> Footprint? {
    document.footprints?.first { $0.architecture == architecture }
  }
}

// MARK: - The file

nonisolated extension MeasuredFigures {
  /// A factor and the interval in which it lies.
  struct Factor: Decodable, Equatable {
    let estimate: Double
    let lower: Double
    let upper: Double
  }

  /// As much of the file as is shown; what a measurement left out is missing.
  struct Document: Decodable {
    let toolchain: String?
    let machine: Machine?
    let results: [Entry]
    let summary: [CategoryEntry]?
    let footprints: [Footprint]?
    let asPublished: [Ablation]?
  }

  struct Machine: Decodable {
    let processor: String
    let system: String
  }

  struct CategoryEntry: Decodable {
    let architecture: String
    let category: String
    let employees: Int
    let factor: Factor?
  }

  /// A mechanism of an article beside ours.
  struct Ablation: Decodable {
    let id: String
    let factor: Factor?
    let publishedBytesPerEmployee: Double?
    let oursBytesPerEmployee: Double?
  }

  struct Entry: Decodable {
    let architecture: String
    let operation: String
    let employees: Int
    let factor: Factor?
  }

  struct Footprint: Decodable {
    let architecture: String
    let allocationsPerRow: Double?
    let retainedBytesPerEmployee: Double?
  }
}
