/// The longest prefix of a text in which every scalar is a cluster and is drawn unchanged.
///
/// Most names are plain runs from start to end, in any script. A run is measured in one pass over
/// its bytes, without a search for clusters, and is copied as a whole.
struct PlainRun {
  /// A boundary between two clusters: the bytes before it and their columns.
  struct Boundary {
    var utf8Count = 0
    var columns = 0
  }

  /// The reason why a run ends.
  enum Ending {
    /// The text ends.
    case whole
    /// The next cluster does not fit in the columns.
    case tooWide
    /// The next cluster has to be read scalar by scalar.
    case cluster
  }

  /// The reason why the run ends.
  private(set) var ending = Ending.cluster

  /// The end of the run.
  private(set) var end = Boundary()

  /// The end of the run that leaves a column for `…`.
  private(set) var cut = Boundary()

  /// Creates an empty run, for a text without contiguous bytes.
  init() {}

  /// Finds the run of a text in a number of columns.
  init(of text: some StringProtocol, columns: Int) {
    let run = text.utf8.withContiguousStorageIfAvailable { PlainRun(in: $0, columns: columns) }
    self = run ?? PlainRun()
  }

  /// Finds the run of a text in a number of columns, from its UTF-8, which must be valid.
  ///
  /// - Complexity: O(*n*) in the length of the run, at most `limit` scalars.
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
