import Markup

/// The way of an arrow from box to box.
struct Route {
  let arrow: Arrow

  /// The corners of the line; the head is at the last one.
  let points: [Corner]

  /// Finds the way between two boxes.
  ///
  /// Boxes of different lanes get a straight line in the rows in which they see each other, or else
  /// one with a bend. In one lane the line is vertical, near the right edge.
  init?(_ arrow: Arrow, of plan: Plan, among parts: [Part]) {
    guard let start = parts.first(where: { $0.box.name == arrow.start }),
      let end = parts.first(where: { $0.box.name == arrow.end })
    else { return nil }
    self.arrow = arrow
    // Two arrows between the same boxes stand beside each other, the first one above or at the left.
    let pair = plan.arrows.filter { Set([$0.start, $0.end]) == [arrow.start, arrow.end] }
    // One that passes under a box is below the arrows of this box.
    let side = arrow.through != nil ? 2 : pair.count < 2 ? 0.0 : pair.first == arrow ? -1 : 1
    let (a, b) = (start.rectangle, end.rectangle)
    if start.lane == end.lane {
      let x = a.x + (side < 0 ? 41 : 54)
      let isDown = a.y < b.y
      points = [
        Corner(x, isDown ? a.rows.upperBound : a.y - 15),
        Corner(x, isDown ? b.y - 15 : b.rows.upperBound),
      ]
      return
    }
    let isRight = start.lane < end.lane
    let edge = isRight ? a.columns.upperBound : a.x
    let lanes = min(start.lane, end.lane) + 1..<max(start.lane, end.lane)
    let hidden = parts.filter { lanes.contains($0.lane) && $0.box.name != arrow.through }
      .map { $0.nameplate.y - 2...$0.rows.upperBound + 2 }
    if let rows = Self.gap(in: a.rows, b.rows, without: hidden) {
      let shift = min(6.5, (rows.upperBound - rows.lowerBound) / 4)
      let y = (rows.lowerBound + rows.upperBound) / 2 + side * shift
      points = [Corner(edge, y), Corner(isRight ? b.x : b.columns.upperBound, y)]
    } else {
      let (x, y) = (b.x + b.width / 2, a.y + a.height / 2)
      points = [
        Corner(edge, y), Corner(x, y), Corner(x, y < b.y ? b.y - 16 : b.rows.upperBound),
      ]
    }
  }

  /// The highest rows that two boxes have in common and no other box hides.
  private static func gap(
    in first: ClosedRange<Double>, _ second: ClosedRange<Double>,
    without hidden: [ClosedRange<Double>]
  ) -> ClosedRange<Double>? {
    guard first.overlaps(second) else { return nil }
    var gaps = [first.clamped(to: second)]
    for rows in hidden {
      gaps = gaps.flatMap { gap -> [ClosedRange<Double>] in
        guard gap.overlaps(rows) else { return [gap] }
        return [(gap.lowerBound, rows.lowerBound), (rows.upperBound, gap.upperBound)]
          .filter { $0.1 - $0.0 > 4 }.map { $0.0...$0.1 }
      }
    }
    return gaps.max { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound }
  }
}

/// A point of a picture.
struct Corner: Hashable {
  let x, y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  func distance(to other: Corner) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension [Corner] {
  /// The line through the points, which goes sideways, up and down only; empty without any.
  var path: String {
    guard let first else { return "" }
    return zip(self, dropFirst()).reduce("M\(first.x.tenths) \(first.y.tenths)") { path, pair in
      let (from, to) = pair
      return path + (from.y == to.y ? "H\(to.x.tenths)" : "V\(to.y.tenths)")
    }
  }
}
