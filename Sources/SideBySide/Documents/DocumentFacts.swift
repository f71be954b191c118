import Catalogue
import SourceAnalysis

/// All that the generated blocks of documents are made of.
nonisolated struct DocumentFacts {
  let package: PackageFolder

  /// The modules, in the order of the catalogue.
  let sources: [ArchitectureSource]

  /// Who tells whom what, `nil` where nothing is recorded.
  let traces: RecordedTraces?

  /// What the benchmark measured, `nil` where it did not.
  let figures: MeasuredFigures?

  /// Gathers what the sources and the recorded results have to say.
  init(of package: PackageFolder) throws(SourceCodeError) {
    self.package = package
    var sources: [ArchitectureSource] = []
    for architecture in Architecture.allCases {
      sources.append(try ArchitectureSource(named: architecture.name, in: package))
    }
    self.sources = sources
    traces = try? RecordedTraces(in: package)
    figures = MeasuredFigures(in: package)
  }
}

// MARK: - Blocks

nonisolated extension DocumentFacts {
  /// The file of the chart that the benchmark draws.
  static let chart = "Benchmarks/Results/chart.svg"

  private static let ablations = "Benchmarks/AsPublished"

  /// What a block waits for; `nil` where it can be generated.
  ///
  /// - Throws: `DocumentError` where the block asks for something there is not.
  func missing(for block: DocumentBlock) throws(DocumentError) -> String? {
    switch block.name {
    case "costs", "where", "frame":
      return nil
    case "cost":
      _ = try source(for: block)
      return nil
    case "chart":
      return package.exists(Self.chart) ? nil : Self.chart
    case "changes":
      let parts = ((try? changeRows) ?? []).map(\.part)
      let missing = sources.first { !parts.contains($0.name) }
      return missing.map { "the patches of \($0.name) in \(Self.changes)" }
    case "ablation":
      let id = try ablation(for: block)
      return figures?.ablation(id) == nil ? "\(id) in \(MeasuredFigures.file)" : nil
    case "trace":
      let (source, event) = (try source(for: block), try event(for: block))
      let path = RecordedTraces.path(of: event, in: source.name)
      return package.exists(path) ? nil : path
    default:
      throw .unknownBlock(block.request)
    }
  }

  /// The text of a block that waits for nothing.
  @MainActor func text(of block: DocumentBlock) async throws -> String {
    switch block.name {
    case "costs": try costs
    case "cost": try cost(of: source(for: block))
    case "where": places
    case "frame": try await frame
    case "chart": "![How much longer than the baseline each architecture takes](\(Self.chart))"
    case "changes": try changeTable
    case "ablation": figures?.ablation(block.arguments.first ?? "")?.sentence ?? block.text
    case "trace": try trace(of: event(for: block), in: source(for: block).name)
    default: throw DocumentError.unknownBlock(block.request)
    }
  }

  private func source(for block: DocumentBlock) throws(DocumentError) -> ArchitectureSource {
    let name = block.arguments.first ?? ""
    guard let source = sources.first(where: { $0.name == name }) else {
      throw .unknownArchitecture(name, block: block.request)
    }
    return source
  }

  /// The name of an ablation, which one of the benchmark's files must define.
  private func ablation(for block: DocumentBlock) throws(DocumentError) -> String {
    let id = block.arguments.first ?? ""
    let texts = package.swiftFiles(in: Self.ablations).map { (try? package.text(of: $0)) ?? "" }
    guard texts.contains(where: { $0.contains("id: \"\(id)\"") }) else {
      throw .unknownAblation(id, block: block.request)
    }
    return id
  }

  private func event(for block: DocumentBlock) throws(DocumentError) -> TraceEvent {
    let name = block.arguments.dropFirst().first ?? ""
    guard let event = TraceEvent(rawValue: name) else {
      throw .unknownEvent(name, block: block.request)
    }
    return event
  }
}
