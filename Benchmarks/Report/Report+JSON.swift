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
    return Self.printable(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// The same JSON with an escape for each scalar that a terminal would interpret or hide.
  ///
  /// Such scalars occur only within strings.
  private static func printable(_ json: String) -> String {
    json.unicodeScalars.map { scalar in
      let text = String(scalar)
      if " "..."~" ~= scalar || scalar == "\n" || text.visible == text { return text }
      return text.utf16.map { String(format: "\\u%04x", Int($0)) }.joined()
    }
    .joined()
  }

  /// Reads the file of an earlier run.
  init(file path: String) throws(UsageError) {
    // A complete run writes 0.2 MB.
    let data = try InputFile(path: path).data(megabytes: 10)
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
    if let path = impossibleFigure { throw Self.wrongValue(at: path) }
    if let excess { throw UsageError("has more than \(excess)") }
  }

  /// The limit that the document exceeds, or `nil`.
  ///
  /// Tables have a cell for each entry and operation, so a small document could fill the memory.
  private var excess: String? {
    let lists = results.map(\.employees) + summary.map(\.employees)
    let counts = [
      ("entries", entryNames.count, limit: 100), ("operations", operationIDs.count, limit: 100),
      ("lengths of lists", Set(lists).count, limit: 100), ("results", results.count, limit: 10_000),
      ("means", summary.count, limit: 10_000), ("footprints", footprints.count, limit: 10_000),
    ]
    return counts.first { $0.1 > $0.limit }.map { "\($0.limit) \($0.0)" }
  }

  /// The path of the first figure that no run writes, such as a time of 0.
  ///
  /// Tables and charts take logarithms and print digits, so every figure must have a sensible size.
  /// They align names, so a name must have a sensible length.
  private var impossibleFigure: String? {
    let lists = 1...1_000_000_000.0
    let counts = 0...1e12
    let bytes = -1e12...1e12
    let times = 1e-6...1e18
    let names = 0...1_000.0
    var figures: [(path: String, values: [Double?], range: ClosedRange<Double>)] = []
    func add(_ path: String, _ range: ClosedRange<Double>, _ values: Double?...) {
      figures.append((path, values, range))
    }
    func add(_ path: String, _ texts: String...) {
      for text in texts { add(path, names, Double(text.utf8.count)) }
    }
    func add(_ path: String, _ spread: Spread?) {
      add(path, times, spread?.lower, spread?.median, spread?.upper)
    }
    func add(_ path: String, _ factor: Factor?) {
      add(path, times, factor?.lower, factor?.estimate, factor?.upper)
    }
    for (index, result) in results.enumerated() {
      let path = "results[\(index)]"
      add(path, result.architecture, result.operation, result.unit)
      add("\(path).employees", lists, Double(result.employees))
      add("\(path).rows", counts, Double(result.rows))
      add("\(path).rounds", counts, Double(result.rounds))
      add("\(path).nanoseconds", result.nanoseconds)
      add("\(path).nanosecondsPerRow", result.nanosecondsPerRow)
      add("\(path).factor", result.factor)
    }
    for (index, mean) in summary.enumerated() {
      add("summary[\(index)]", mean.architecture)
      add("summary[\(index)].employees", lists, Double(mean.employees))
      add("summary[\(index)].tier", counts, mean.tier.map(Double.init))
      add("summary[\(index)].factor", mean.factor)
    }
    for (index, footprint) in footprints.enumerated() {
      let path = "footprints[\(index)]"
      add(path, footprint.architecture)
      add("\(path).employees", lists, Double(footprint.employees))
      add("\(path).allocationsPerRow", counts, footprint.allocationsPerRow)
      add("\(path).cellsCreated", counts, Double(footprint.cellsCreated))
      add("\(path).retainedBytesPerEmployee", bytes, footprint.retainedBytesPerEmployee)
      add("\(path).pagedBytesPerEmployee", bytes, footprint.pagedBytesPerEmployee)
    }
    for (index, ablation) in asPublished.enumerated() {
      let path = "asPublished[\(index)]"
      add(path, ablation.id, ablation.unit)
      add("\(path).published", ablation.published)
      add("\(path).ours", ablation.ours)
      add("\(path).factor", ablation.factor)
      add("\(path).publishedBytesPerEmployee", bytes, ablation.publishedBytesPerEmployee)
      add("\(path).oursBytesPerEmployee", bytes, ablation.oursBytesPerEmployee)
    }
    return figures.first { figure in
      !figure.values.compactMap(\.self).allSatisfy(figure.range.contains)
    }?.path
  }

  /// The keys that distinguish a report from other documents.
  private struct Header: Decodable {
    let version: Int?
    let configuration: String
  }

  private static func wrongValue(at path: String) -> UsageError {
    if path.isEmpty { return UsageError("is not the JSON of a run") }
    return UsageError("has something else for \(path) than a run writes")
  }

  /// A path such as `results[3].factor`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
