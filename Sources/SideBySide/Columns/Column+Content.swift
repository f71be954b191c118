import Catalogue
import SourceAnalysis

extension Column {
  /// Cuts out how an architecture takes care of a concern.
  init(_ concern: Concern, in architecture: Architecture) throws(SourceCodeError) {
    let source = try ArchitectureSource(named: architecture.name)
    self.init(concern, in: source)
  }

  /// Cuts out how a module takes care of a concern.
  init(_ concern: Concern, in source: ArchitectureSource) {
    title = source.name
    sections = (source.concerns[concern] ?? []).map { region in
      Section(
        heading: "\(region.file):\(region.lineNumbers.lowerBound)",
        lines: region.lines.map(String.init))
    }
  }

  /// Lists who told whom what in an architecture, at one event or at all of them.
  init(_ event: TraceEvent?, of architecture: Architecture, in traces: RecordedTraces) {
    title = architecture.name
    let events = event.map { [$0] } ?? TraceEvent.allCases
    sections = events.map { event in
      guard let trace = traces.trace(of: event, in: architecture.name) else {
        return Section(heading: event.title, lines: ["not recorded"])
      }
      return Section(heading: "\(event.title): \(trace.messages.count) seen", lines: trace.list)
    }
  }
}
