/// A diagram of who knows whom, as far as a page of an architecture may draw one.
struct Diagram {
  /// An arrow between two parts.
  struct Arrow {
    let source: String
    let target: String

    /// The protocol through which the source knows the target, where the arrow names one.
    let role: String?

    /// Tells whether the arrow is dotted: the source does not keep the target alive.
    let isDotted: Bool
  }

  private(set) var arrows: [Arrow] = []

  /// The lines that are neither the head nor an arrow; a page may have none of these.
  private(set) var otherLines: [Substring] = []

  /// Reads a Mermaid flow chart.
  init(_ text: String) {
    for line in text.split(separator: "\n") where line != "flowchart TD" {
      let pattern = #/^  (\w+) (-->|-\.->)(?:\|(\w+)\|)? (\w+)$/#
      guard let match = try? pattern.wholeMatch(in: line) else {
        otherLines.append(line)
        continue
      }
      arrows.append(
        Arrow(
          source: String(match.1), target: String(match.4), role: match.3.map(String.init),
          isDotted: match.2 == "-.->"))
    }
  }

  /// The parts, each once.
  var nodes: Set<String> {
    Set(arrows.flatMap { [$0.source, $0.target] })
  }
}
