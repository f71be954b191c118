/// The beginning of a text, as far as every scalar in it is a cluster and is drawn as it is.
///
/// Most names are such a run from end to end, in whatever script. A run is measured in one pass
/// over its bytes, without a search for clusters, and is copied as a whole.
nonisolated struct PlainRun {
  /// A place between two clusters: the bytes before it and the columns that they take.
  struct Boundary {
    var utf8Count = 0
    var columns = 0
  }

  /// What comes after a run.
  enum Ending {
    /// The end of the text.
    case whole
    /// A cluster for which there are not enough columns.
    case tooWide
    /// A cluster that has to be read scalar by scalar.
    case cluster
  }

  /// What comes after the run.
  private(set) var ending = Ending.cluster

  /// Where the run ends.
  private(set) var end = Boundary()

  /// Where the run ends if a column has to be left for `…`.
  private(set) var cut = Boundary()

  /// Makes the empty run of a text whose bytes are not at hand.
  init() {}

  /// Finds the run of a text in a number of columns.
  init(of text: some StringProtocol, columns: Int) {
    let run = text.utf8.withContiguousStorageIfAvailable { PlainRun(in: $0, columns: columns) }
    self = run ?? PlainRun()
  }

  /// Finds the run in the UTF-8 of a string, which is always valid, in a number of columns.
  ///
  /// - Complexity: O(*n*) in the length of the run, which has at most `limit` scalars.
  init(in utf8: UnsafeBufferPointer<UInt8>, columns limit: Int) {
    var beforeLast = Boundary()
    ending = .whole
    while end.utf8Count < utf8.count {
      let (utf8Count, columns): (Int, Int)
      if 0x20...0x7E ~= utf8[end.utf8Count] {
        // Printable ASCII needs no table: this doubles the speed for most names.
        (utf8Count, columns) = (1, 1)
      } else {
        let decoded = Self.scalar(at: end.utf8Count, in: utf8)
        let kind = WidthTable.kind(of: decoded.scalar)
        guard kind.standsAlone else {
          // A scalar that does not begin a cluster may belong to the previous one.
          if !kind.begins { end = beforeLast }
          ending = .cluster
          break
        }
        (utf8Count, columns) = (decoded.utf8Count, kind.columns)
      }
      guard columns <= limit - end.columns else {
        ending = .tooWide
        break
      }
      beforeLast = end
      end.utf8Count += utf8Count
      end.columns += columns
    }
    cut = end.columns < limit ? end : beforeLast
  }

  /// Decodes a scalar from UTF-8 that is known to be valid.
  @inline(__always)
  private static func scalar(
    at index: Int, in utf8: UnsafeBufferPointer<UInt8>
  ) -> (scalar: Unicode.Scalar, utf8Count: Int) {
    let lead = UInt32(utf8[index])
    func bits(_ offset: Int) -> UInt32 { UInt32(utf8[index + offset] & 0x3F) }
    let (value, count) =
      switch lead {
      case ..<0x80: (lead, 1)
      case ..<0xE0: ((lead & 0x1F) << 6 | bits(1), 2)
      case ..<0xF0: ((lead & 0x0F) << 12 | bits(1) << 6 | bits(2), 3)
      default: ((lead & 0x07) << 18 | bits(1) << 12 | bits(2) << 6 | bits(3), 4)
      }
    return (Unicode.Scalar(value) ?? VisibleForm.replacement, count)
  }
}
