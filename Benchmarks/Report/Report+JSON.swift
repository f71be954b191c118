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
  init(json data: Data) throws(UsageError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data) else {
      throw UsageError("is not the JSON of a run")
    }
    guard header.version == Self.currentVersion else {
      let version = header.version.map { "version \($0)" } ?? "no version"
      throw UsageError("has \(version), and version \(Self.currentVersion) is read; measure again")
    }
    do {
      self = try decoder.decode(Report.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw UsageError("has no \(Self.path(context.codingPath + [key]))")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      throw Self.wrongValue(at: Self.path(context.codingPath))
    } catch {
      throw UsageError("is not the JSON of a run")
    }
    for (index, result) in results.enumerated() {
      // Times and factors must have logarithms.
      let times = [result.nanoseconds, result.nanosecondsPerRow].compactMap(\.self)
      if times.contains(where: { min($0.lower, $0.median, $0.upper) <= 0 }) {
        throw Self.wrongValue(at: "results[\(index)].nanoseconds")
      }
      if let factor = result.factor, min(factor.lower, factor.estimate, factor.upper) <= 0 {
        throw Self.wrongValue(at: "results[\(index)].factor")
      }
    }
  }

  /// The keys that distinguish a report from other documents.
  private struct Header: Decodable {
    let version: Int?
    let configuration: String
  }

  private static func wrongValue(at path: String) -> UsageError {
    UsageError("has something else for \(path) than a run writes")
  }

  /// A path such as `results[3].factor`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
