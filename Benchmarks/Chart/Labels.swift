/// Where labels stand that would lie upon one another at their own places.
enum Labels {
  /// Moves labels apart, as little as possible and without changing their order.
  ///
  /// Labels that touch form a block around the middle of their places; blocks that touch are joined.
  ///
  /// - Parameters:
  ///   - places: The place where each label would be best, in any order.
  ///   - gap: The least distance between two labels.
  ///   - bounds: The range in which labels stand; where it is too small, they move closer.
  /// - Returns: The place of each label, in the order of `places`.
  static func spread(
    _ places: [Double], gap: Double, within bounds: ClosedRange<Double>
  ) -> [Double] {
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    let room = (bounds.upperBound - bounds.lowerBound) / Double(max(1, places.count - 1))
    let gap = min(gap, room)
    var blocks: [Block] = []
    for index in order {
      blocks.append(Block(indices: [index], sum: places[index], gap: gap, bounds: bounds))
      while blocks.count > 1, blocks[blocks.count - 2].end + gap > blocks[blocks.count - 1].start {
        let last = blocks.removeLast()
        blocks[blocks.count - 1].join(last)
      }
    }
    var result = places
    for block in blocks {
      for (offset, index) in block.indices.enumerated() {
        result[index] = block.start + Double(offset) * gap
      }
    }
    return result
  }

  /// Labels that stand one after the other without more than the gap between them.
  private struct Block {
    var indices: [Int]

    /// The sum of the places where they would be best.
    var sum: Double
    let gap: Double
    let bounds: ClosedRange<Double>

    private var length: Double { Double(indices.count - 1) * gap }

    /// The place of the first, with the block in the middle of their places but inside the bounds.
    var start: Double {
      let best = sum / Double(indices.count) - length / 2
      return max(bounds.lowerBound, min(best, bounds.upperBound - length))
    }

    var end: Double { start + length }

    mutating func join(_ other: Block) {
      indices += other.indices
      sum += other.sum
    }
  }
}
