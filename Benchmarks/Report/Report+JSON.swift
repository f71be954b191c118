import CommandLineInterface
import Foundation

/// The JSON document of a report.
extension Report {
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(self) else {
      fatalError("a report contains a number that is not finite")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads the file of an earlier run.
  init(file path: String) throws(UsageError) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw .unreadable(path, reason: isThere ? "cannot be read" : "is not there")
    }
    do {
      self = try Report(json: data)
    } catch {
      throw .unreadable(path, reason: error.description)
    }
  }

  /// Reads the JSON document of an earlier run.
  init(json data: Data) throws(ReportError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data) else {
      throw ReportError("is not the JSON of a run")
    }
    guard header.version == Self.currentVersion else {
      let version = header.version.map { "version \($0)" } ?? "no version"
      throw ReportError("has \(version), and version \(Self.currentVersion) is read; measure again")
    }
    do {
      self = try decoder.decode(Report.self, from: data)
    } catch {
      throw ReportError(error)
    }
    if let path = pathOfImpossibleFigure { throw ReportError(wrongValueAt: path) }
  }

  /// The keys that distinguish a report from other documents.
  private struct Header: Decodable {
    let version: Int?
    let configuration: String
  }

  /// The path of the first time or factor that is not above 0 and therefore has no logarithm.
  private var pathOfImpossibleFigure: String? {
    for (index, result) in results.enumerated() {
      let times = [result.nanoseconds, result.nanosecondsPerRow].compactMap(\.self)
      if times.contains(where: { min($0.lower, $0.median, $0.upper) <= 0 }) {
        return "results[\(index)].nanoseconds"
      }
      if let factor = result.factor, min(factor.lower, factor.estimate, factor.upper) <= 0 {
        return "results[\(index)].factor"
      }
    }
    return nil
  }
}

// MARK: -

/// The reason why a document is not a report.
nonisolated struct ReportError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  init(wrongValueAt path: String) {
    self.init("has something else for \(path) than a run writes")
  }

  /// Names the first key that is missing or has a wrong value.
  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init("has no \(Self.path(context.codingPath + [key]))")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self.init(wrongValueAt: Self.path(context.codingPath))
    default:
      self.init("is not the JSON of a run")
    }
  }

  /// A path such as `results[3].factor`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
