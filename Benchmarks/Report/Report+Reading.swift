import CommandLineInterface
import Foundation

/// How a saved report is read, and what is said of a file that is none.
extension Report {
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

  /// Reads a document that was written before.
  init(json data: Data) throws(ReportError) {
    guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
      throw .noReport
    }
    guard header.version == Self.currentVersion else { throw .version(header.version) }
    do {
      self = try JSONDecoder().decode(Report.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw .missing(Self.path(context.codingPath + [key]))
    } catch DecodingError.typeMismatch(_, let context) {
      throw .wrong(Self.path(context.codingPath))
    } catch DecodingError.valueNotFound(_, let context) {
      throw .wrong(Self.path(context.codingPath))
    } catch DecodingError.dataCorrupted(let context) {
      throw .wrong(Self.path(context.codingPath))
    } catch {
      throw .noReport
    }
    if let key = firstImpossibleFigure { throw .wrong(key) }
  }

  /// What tells a report from other documents.
  private nonisolated struct Header: Decodable {
    let version: Int?
    let configuration: String
  }

  /// A place in the document, such as `results[3].factor`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }

  /// The first time or factor that is not above 0, which no run writes and no logarithm takes.
  private var firstImpossibleFigure: String? {
    for (index, result) in results.enumerated() {
      let time = [result.nanoseconds, result.nanosecondsPerRow].compactMap(\.self)
      if !time.allSatisfy({ min($0.lower, $0.median, $0.upper) > 0 }) {
        return "results[\(index)].nanoseconds"
      }
      if let factor = result.factor, min(factor.lower, factor.estimate, factor.upper) <= 0 {
        return "results[\(index)].factor"
      }
    }
    return nil
  }
}
