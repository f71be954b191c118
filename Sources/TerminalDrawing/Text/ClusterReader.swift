/// A reader that draws a text by grapheme clusters, each in a form that is safe for a terminal.
struct ClusterReader {
  private let text: Substring
  private let scalars: String.UnicodeScalarView
  private var joiner: Unicode.Scalar?

  /// The start of the next cluster.
  private(set) var position: String.Index

  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  /// Creates a reader that starts at a boundary between two clusters.
  init(_ text: Substring, after boundary: PlainRun.Boundary = PlainRun.Boundary()) {
    self.text = text
    // Reading a scalar from the base string takes a third of the time of reading it from a
    // substring.
    scalars = text.base.unicodeScalars
    position = text.utf8.index(text.startIndex, offsetBy: boundary.utf8Count)
  }

  /// Whether every cluster was drawn.
  var isAtEnd: Bool { position >= text.endIndex }

  /// Draws the next cluster and returns its columns.
  ///
  /// A joiner at the end of a cluster is drawn together with the next cluster, so that no joiner
  /// ends a text or comes before `…`.
  ///
  /// - Complexity: O(*n*) in the length of the cluster. The number of drawn scalars is limited.
  mutating func drawNext(into sink: inout some ScalarSink) -> Int {
    if let joiner {
      sink.append(joiner)
      self.joiner = nil
    }
    let scalar = scalars[position]
    let kind = WidthTable.kind(of: scalar)
    let following = scalars.index(after: position)
    // Saves the search for the end of the cluster if the cluster is one scalar.
    guard kind.standsAlone, following >= text.endIndex || self.kind(at: following).begins else {
      return drawCluster(into: &sink)
    }
    sink.append(scalar)
    position = following
    return kind.columns
  }

  private mutating func drawCluster(into sink: inout some ScalarSink) -> Int {
    let end = clusterEnd
    var cluster = DrawnCluster()
    while position < end && !cluster.isFull {
      let scalar = scalars[position]
      scalars.formIndex(after: &position)
      let next = position < end ? kind(at: position) : nil
      cluster.draw(scalar, WidthTable.kind(of: scalar), next: next, into: &sink)
      if scalar == Self.blackFlag { cluster.regionTagCount = regionTagCount }
    }
    if position < end { cluster.cut() }
    position = end
    joiner = cluster.trailingJoiner
    return cluster.columns
  }

  /// Returns how many tags follow the current position and turn a black flag into the flag of a region.
  ///
  /// Only three regions have a flag. Any other tags would be invisible.
  private var regionTagCount: Int {
    let regions = [
      "\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",  // gbeng
      "\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",  // gbsct
      "\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",  // gbwls
    ]
    let rest = scalars[position...]
    return regions.first { rest.starts(with: $0.unicodeScalars) }?.unicodeScalars.count ?? 0
  }

  /// The end of the cluster, including marks that a terminal adds to it and Unicode does not.
  private var clusterEnd: String.Index {
    var end = text.index(after: position)
    while end < text.endIndex && kind(at: end).continues { text.formIndex(after: &end) }
    return end
  }

  private func kind(at index: String.Index) -> ScalarKind {
    WidthTable.kind(of: scalars[index])
  }
}
