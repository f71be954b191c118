import Foundation

extension Report {
  /// The figures as one JSON document.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let document = Document(
      configuration: Configuration.name, results: results.map(Document.Entry.init))
    guard let data = try? encoder.encode(document) else {
      fatalError("figures are numbers, and numbers can be encoded")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

// MARK: -

/// The document that other programs read; its keys stay.
private nonisolated struct Document: Encodable {
  struct Spread: Encodable {
    let median: Double
    let lower: Double
    let upper: Double
  }

  struct Factor: Encodable {
    let estimate: Double
    let lower: Double
    let upper: Double
  }

  struct Entry: Encodable {
    let architecture: String
    let operation: String
    let employees: Int
    let rows: Int
    let verified: Bool
    let difference: String?
    let nanosecondsPerRow: Spread?
    let factor: Factor?

    @MainActor init(_ result: Report.Result) {
      architecture = result.architecture
      operation = result.operation
      employees = result.employees
      rows = result.rows
      verified = result.difference == nil
      difference = result.difference
      nanosecondsPerRow = result.nanosecondsPerRow.map {
        Spread(median: $0.estimate, lower: $0.lower, upper: $0.upper)
      }
      factor = result.factor.map {
        Factor(estimate: $0.estimate, lower: $0.lower, upper: $0.upper)
      }
    }
  }

  let configuration: String
  let results: [Entry]
}
