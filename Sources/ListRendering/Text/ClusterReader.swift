/// Reads a text by grapheme clusters and draws each in a form that is harmless to a terminal.
nonisolated struct ClusterReader {
  private let text: Substring
  private let scalars: String.UnicodeScalarView
  private var joiner: Unicode.Scalar?

  /// Where the next cluster begins.
  private(set) var position: String.Index

  /// Prepares to read what follows a boundary between two clusters.
  init(_ text: Substring, after boundary: PlainRun.Boundary = PlainRun.Boundary()) {
    self.text = text
    // The whole string gives a scalar in a third of the time that a part of it takes.
    scalars = text.base.unicodeScalars
    position = text.utf8.index(text.startIndex, offsetBy: boundary.utf8Count)
  }

  /// Whether every cluster was drawn.
  var isAtEnd: Bool { position >= text.endIndex }

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
    let scalar = scalars[position]
    let kind = WidthTable.kind(of: scalar)
    let following = scalars.index(after: position)
    // Saves the search for the end of the cluster where the cluster is one scalar.
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
    }
    if position < end { cluster.cut() }
    position = end
    joiner = cluster.trailingJoiner
    return cluster.columns
  }

  /// The end of the cluster, and of marks that Unicode sets apart but a terminal does not.
  private var clusterEnd: String.Index {
    var end = text.index(after: position)
    while end < text.endIndex && kind(at: end).continues { text.formIndex(after: &end) }
    return end
  }

  private func kind(at index: String.Index) -> ScalarKind {
    WidthTable.kind(of: scalars[index])
  }
}
