/// Reads a text by grapheme clusters and draws each in a form that is harmless to a terminal.
nonisolated struct ClusterReader {
  private let text: Substring
  private var joiner: Unicode.Scalar?

  /// Where the next cluster begins.
  private(set) var position: Substring.Index

  init(_ text: Substring) {
    self.text = text
    position = text.startIndex
  }

  /// Whether every cluster was drawn.
  var isAtEnd: Bool { position == text.endIndex }

  /// Draws the next cluster and returns its columns.
  ///
  /// A joiner after the previous cluster is drawn first: so none ends a text, or comes before the
  /// `…` of a text that was cut where that cluster ends.
  ///
  /// - Complexity: O(*n*) in the length of the cluster, of which a limited part is drawn.
  mutating func drawNext(into sink: inout some ScalarSink) -> Int {
    if let joiner {
      sink.append(joiner)
      self.joiner = nil
    }
    let scalar = text.unicodeScalars[position]
    let kind = WidthTable.kind(of: scalar)
    guard kind.standsAlone else { return drawCluster(into: &sink) }
    // Saves the search for the cluster's end: of most names every scalar is a cluster.
    let following = text.unicodeScalars.index(after: position)
    guard following == text.endIndex || self.kind(at: following).begins else {
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
      let scalar = text.unicodeScalars[position]
      text.unicodeScalars.formIndex(after: &position)
      let next = position < end ? kind(at: position) : nil
      cluster.draw(scalar, WidthTable.kind(of: scalar), next: next, into: &sink)
    }
    position = end
    joiner = cluster.trailingJoiner
    return cluster.columns
  }

  /// The end of the cluster, and of marks that Unicode sets apart but a terminal does not.
  private var clusterEnd: Substring.Index {
    var end = text.index(after: position)
    while end < text.endIndex && kind(at: end).continues { text.formIndex(after: &end) }
    return end
  }

  private func kind(at index: Substring.Index) -> ScalarKind {
    WidthTable.kind(of: text.unicodeScalars[index])
  }
}
