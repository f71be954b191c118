/// A line with right angles.
struct Line: Equatable {
  /// The ends and the corners.
  let points: [Point]

  /// The length, and a charge for each corner.
  let cost: Int

  /// Leaves out the points between which nothing turns.
  init(_ points: [Point]) {
    var corners: [Point] = []
    var length = 0
    for point in points where point != corners.last {
      if let last = corners.last { length += abs(point.x - last.x) + abs(point.y - last.y) }
      if let last = corners.last, corners.count > 1 {
        let before = corners[corners.count - 2]
        if before.x == last.x && last.x == point.x || before.y == last.y && last.y == point.y {
          corners.removeLast()
        }
      }
      corners.append(point)
    }
    self.points = corners
    cost = length + 30 * (corners.count - 2)
  }

  /// The straight parts, made only for the few lines that are compared with others.
  var segments: [Segment] {
    zip(points, points.dropFirst()).map { Segment(start: $0, end: $1) }
  }

  /// The path of an SVG element, with round corners.
  var path: String {
    var path = "M\(points[0].x) \(points[0].y)"
    for (index, corner) in points.enumerated().dropFirst().dropLast() {
      let (before, after) = (points[index - 1], points[index + 1])
      let radius = min(
        5, Segment(start: before, end: corner).length / 2,
        Segment(start: corner, end: after).length / 2)
      let start = corner + step(from: corner, to: before, by: radius)
      let end = corner + step(from: corner, to: after, by: radius)
      path += "L\(start.x) \(start.y)Q\(corner.x) \(corner.y) \(end.x) \(end.y)"
    }
    return path + "L\(points[points.count - 1].x) \(points[points.count - 1].y)"
  }

  /// The path of the arrowhead at the end.
  var head: String { Self.head(at: points[points.count - 1], from: points[points.count - 2]) }

  /// The path of an arrowhead at the start, for a call in the other direction.
  var tail: String { Self.head(at: points[0], from: points[1]) }

  private static func head(at tip: Point, from before: Point) -> String {
    let (x, y) = ((before.x - tip.x).signum(), (before.y - tip.y).signum())
    let (left, right) = (tip + (7 * x - 4 * y, 7 * y + 4 * x), tip + (7 * x + 4 * y, 7 * y - 4 * x))
    return "M\(tip.x) \(tip.y)L\(left.x) \(left.y)L\(right.x) \(right.y)Z"
  }

  private func step(from: Point, to: Point, by radius: Int) -> (x: Int, y: Int) {
    ((to.x - from.x).signum() * radius, (to.y - from.y).signum() * radius)
  }
}
