package import Foundation

/// The JSON document of a report.
extension BenchmarkReport {
  package var json: String { jsonDocument }

  /// Reads the JSON document of an earlier run.
  ///
  /// - Throws: A `FormatError` if no run writes such a document.
  package init(json data: Data) throws(FormatError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data) else {
      throw FormatError("is not the JSON of a run")
    }
    guard header.version == Self.currentVersion else {
      let version = header.version.map { "version \($0)" } ?? "no version"
      throw FormatError("has \(version), and version \(Self.currentVersion) is read; measure again")
    }
    do {
      self = try decoder.decode(BenchmarkReport.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw FormatError("has no \(Self.path(context.codingPath + [key]))")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      throw Self.wrongValue(at: Self.path(context.codingPath))
    } catch {
      throw FormatError("is not the JSON of a run")
    }
  }

  /// The keys that distinguish a report from other documents.
  private struct Header: Decodable {
    let version: Int?
    let configuration: String
  }

  private static func wrongValue(at path: String) -> FormatError {
    if path.isEmpty { return FormatError("is not the JSON of a run") }
    return FormatError("has something else for \(path) than a run writes")
  }

  /// A path such as `results[3].factor`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
