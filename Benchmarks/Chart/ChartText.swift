/// Fits texts into a drawing, because SVG has no line breaks.
extension String {
  /// The text in lines that are broken between words.
  func lines(ofAtMost length: Int) -> [String] {
    split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= length {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// A name in one line or two, broken at the capital or blank nearest to its middle.
  func twoLines(ofAtMost length: Int) -> [String] {
    guard count > length else { return [self] }
    let breaks = Array(self).indices.dropFirst().filter { offset in
      let character = self[index(startIndex, offsetBy: offset)]
      return character.isUppercase || character == " "
    }
    guard let nearest = breaks.min(by: { abs(2 * $0 - count) < abs(2 * $1 - count) }) else {
      return [shortened(to: length)]
    }
    return [String(prefix(nearest)), String(dropFirst(nearest).drop { $0 == " " })]
      .map { $0.shortened(to: length) }
  }

  /// The text, or its beginning with an ellipsis.
  func shortened(to length: Int) -> String {
    count > length ? "\(prefix(max(0, length - 1)))…" : self
  }
}

// MARK: -

/// Places labels so that they do not overlap.
enum Labels {
  /// Moves labels apart, as little as possible and without changing their order.
  ///
  /// Labels that overlap form a block centred on their places; overlapping blocks are joined.
  ///
  /// - Parameters:
  ///   - places: The preferred place of each label, in any order.
  ///   - gap: The least distance between two labels, unless the bounds are too narrow for it.
  static func spread(
    _ places: [Double], gap: Double, within bounds: ClosedRange<Double>
  ) -> [Double] {
    let room = bounds.upperBound - bounds.lowerBound
    let gap = min(gap, room / Double(max(1, places.count - 1)))
    func start(of block: [Int]) -> Double {
      let length = Double(block.count - 1) * gap
      let middle = block.reduce(0) { $0 + places[$1] } / Double(block.count)
      return max(bounds.lowerBound, min(middle - length / 2, bounds.upperBound - length))
    }
    var blocks: [[Int]] = []
    for index in places.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
      var block = [index]
      while let last = blocks.last,
        start(of: last) + Double(last.count) * gap > start(of: block)
      {
        block = blocks.removeLast() + block
      }
      blocks.append(block)
    }
    var result = places
    for block in blocks {
      for (offset, index) in block.enumerated() {
        result[index] = start(of: block) + Double(offset) * gap
      }
    }
    return result
  }
}
