/// A grapheme cluster that is being drawn, scalar by scalar.
///
/// A cluster is one or more signs: a letter and its marks, a conjunct, a Hangul syllable, a flag, a
/// family. A sign is as wide as its scalars combined, up to two columns. A scalar without a
/// visible effect in its cluster begins a sign of its own and is drawn as its ``VisibleForm``. Half a
/// flag, a joiner that joins nothing, a skin tone on a letter and a second selector are such scalars.
struct DrawnCluster {
  /// The largest number of scalars drawn of a cluster; the longest emoji in use have ten.
  static let scalarLimit = 16

  /// The number of columns drawn so far.
  private(set) var columns = 0

  /// A joiner at the end, drawn only if another cluster follows.
  private(set) var trailingJoiner: Unicode.Scalar?

  /// Whether the rest of the cluster is left out.
  var isFull: Bool { scalarCount >= Self.scalarLimit || trailingJoiner != nil }

  /// The number of tags that follow and belong to the flag of a region.
  var regionTagCount = 0

  private var scalarCount = 0
  private var base: ScalarKind?
  private var previous: (scalar: Unicode.Scalar, kind: ScalarKind)?
  private var baseColumns = 0

  /// Draws the next scalar of the cluster; `next` is the kind of the scalar after it.
  mutating func draw(
    _ scalar: Unicode.Scalar, _ kind: ScalarKind, next: ScalarKind?,
    into sink: inout some ScalarSink
  ) {
    let next = scalarCount + 1 < Self.scalarLimit ? next : nil
    switch kind {
    case .narrow, .wide, .joining, .textEmoji, .emoji, .leadingJamo:
      drawLetter(scalar, kind, into: &sink)
    case .regionalIndicator where base == .regionalIndicator || next == .regionalIndicator:
      drawLetter(scalar, kind, into: &sink)
    case .mark where scalar.properties.isDefaultIgnorableCodePoint && !selectsVariant(scalar):
      begin(with: VisibleForm.of(scalar), .narrow, into: &sink)
    case .mark, .spacingMark, .trailingJamo:
      if base == nil { begin(with: VisibleForm.carrier, .narrow, into: &sink) }
      extend(with: scalar, kind, into: &sink)
    case .joiner where base == .joining && next == nil:
      trailingJoiner = scalar
    case .textSelector where base == .emoji:
      break  // Terminals disagree on the width of a picture as text, so it stays a picture.
    case _ where canExtend(kind, next: next):
      extend(with: scalar, kind, into: &sink)
    default:
      begin(with: VisibleForm.of(scalar), .narrow, into: &sink)
    }
  }

  /// Leaves out the rest of the cluster.
  ///
  /// The drawn part may end within a conjunct or a syllable. A non-joiner keeps it from combining
  /// with the next cluster.
  mutating func cut() {
    if base == .joining || base == .leadingJamo { trailingJoiner = "\u{200C}" }
  }
}

// MARK: - Signs

extension DrawnCluster {
  /// Returns whether an invisible scalar changes the current sign.
  private func canExtend(_ kind: ScalarKind, next: ScalarKind?) -> Bool {
    guard let base else { return false }
    return switch kind {
    case .joiner: base == .joining ? next != .joiner : base.isEmoji && next?.isEmoji == true
    case .emojiSelector: base.isEmoji && previous?.kind == base
    case .skinTone: base.isEmoji && previous?.kind != .skinTone
    case .textSelector: base == .textEmoji && previous?.kind == base
    case .tag: regionTagCount > 0
    default: false
    }
  }

  /// Returns whether a selector chooses the form of the letter directly before it.
  private func selectsVariant(_ scalar: Unicode.Scalar) -> Bool {
    guard let previous else { return false }
    return switch scalar.value {
    case 0xFE00...0xFE02: previous.kind == .wide || previous.kind == .joining
    case 0x180B...0x180D, 0x180F: previous.kind == .joining
    case 0xE0100...0xE01EF: previous.scalar.properties.isIdeographic
    default: false
    }
  }

  /// Draws a visible scalar, as a part of the current sign if they form one, or as the next sign.
  private mutating func drawLetter(
    _ scalar: Unicode.Scalar, _ kind: ScalarKind, into sink: inout some ScalarSink
  ) {
    let isPart =
      switch (base, kind) {
      case (.joining, .joining), (.regionalIndicator, .regionalIndicator): true
      case (.leadingJamo, .leadingJamo), (.leadingJamo, .wide): true
      case (let base?, _): base.isEmoji && kind.isEmoji
      default: false
      }
    if isPart {
      extend(with: scalar, kind, into: &sink)
      base = kind
    } else {
      begin(with: scalar, kind, into: &sink)
    }
  }

  private mutating func begin(
    with scalar: Unicode.Scalar, _ kind: ScalarKind, into sink: inout some ScalarSink
  ) {
    base = kind
    baseColumns = 0
    extend(with: scalar, kind, into: &sink)
  }

  private mutating func extend(
    with scalar: Unicode.Scalar, _ kind: ScalarKind, into sink: inout some ScalarSink
  ) {
    let added = min(kind.columns, 2 - baseColumns)
    baseColumns += added
    columns += added
    previous = (scalar, kind)
    scalarCount += 1
    if kind == .tag { regionTagCount -= 1 }
    sink.append(scalar)
  }
}
