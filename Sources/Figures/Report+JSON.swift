package import Foundation

/// The JSON document of a report.
extension Report {
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(self) else {
      fatalError("a report contains a number that is not finite")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

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
      self = try decoder.decode(Report.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw FormatError("has no \(Self.path(context.codingPath + [key]))")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      throw Self.wrongValue(at: Self.path(context.codingPath))
    } catch {
      throw FormatError("is not the JSON of a run")
    }
    if let path = impossibleFigure { throw Self.wrongValue(at: path) }
    // Tables have a cell for each of these, so a small document could fill the memory.
    let lists = Set(results.map(\.employees) + means.map(\.employees))
    if max(entryNames.count, operationIDs.count, lists.count) > 100 {
      throw FormatError("has more than 100 entries, operations or lengths of lists")
    }
  }

  /// The path of the first figure or name that no run writes, such as a time of 0.
  private var impossibleFigure: String? {
    let document = try? JSONSerialization.jsonObject(with: JSONEncoder().encode(self))
    return document.flatMap { Self.impossibleFigure(in: $0, at: "", key: "") }
  }

  private static func impossibleFigure(in value: Any, at path: String, key: String) -> String? {
    switch value {
    case let object as [String: Any]:
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        let path = path.isEmpty ? key : "\(path).\(key)"
        if let wrong = impossibleFigure(in: value, at: path, key: key) { return wrong }
      }
      return nil
    case let list as [Any]:
      for (index, value) in list.enumerated() {
        let path = "\(path)[\(index)]"
        if let wrong = impossibleFigure(in: value, at: path, key: key) { return wrong }
      }
      return nil
    default:
      let length = (value as? String).map { Double($0.utf8.count) }
      let size = length ?? (value as? NSNumber)?.doubleValue ?? 0
      return ranges[key].map { $0.contains(size) } == false ? path : nil
    }
  }

  /// The possible figures, and the lengths of names in bytes, by key.
  ///
  /// Tables and charts print digits and align names, so both must have a sensible size.
  private static let ranges: [String: ClosedRange<Double>] = {
    let (counts, bytes, times, names) = (0...1e12, -1e12...1e12, 1e-6...1e18, 0...1e3)
    return [
      "employees": 1...1e9, "rows": counts, "rounds": counts, "tier": counts,
      "cellsCreated": counts, "allocationsPerRow": counts,
      "allocationsPerUnit": counts, "bytesPerEmployee": bytes,
      "retainedBytesPerEmployee": bytes, "pagedBytesPerEmployee": bytes,
      "median": times, "estimate": times, "lower": times, "upper": times,
      "architecture": names, "entry": names, "operation": names, "unit": names, "id": names,
    ]
  }()

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
