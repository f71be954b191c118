/// A place in a picture, in units from the upper left corner.
struct Point: Hashable {
  var x: Int
  var y: Int

  static func + (point: Point, distance: (x: Int, y: Int)) -> Point {
    Point(x: point.x + distance.x, y: point.y + distance.y)
  }
}

/// A rectangle in a picture.
struct Frame: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var midX: Int { x + width / 2 }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// Whether a part of a line is inside.
  func contains(_ segment: Segment) -> Bool {
    segment.minX < maxX && segment.maxX > x && segment.minY < maxY && segment.maxY > y
  }

  /// The frame with a border around it.
  func grown(by border: Int) -> Frame {
    Frame(x: x - border, y: y - border, width: width + 2 * border, height: height + 2 * border)
  }
}

/// A horizontal or vertical line.
struct Segment: Equatable {
  let isVertical: Bool
  let minX, maxX, minY, maxY: Int

  init(start: Point, end: Point) {
    isVertical = start.x == end.x
    (minX, maxX) = (min(start.x, end.x), max(start.x, end.x))
    (minY, maxY) = (min(start.y, end.y), max(start.y, end.y))
  }

  var length: Int { maxX - minX + maxY - minY }

  /// Whether a horizontal and a vertical line cut each other.
  func crosses(_ other: Segment) -> Bool {
    guard isVertical != other.isVertical else { return false }
    let (vertical, horizontal) = isVertical ? (self, other) : (other, self)
    return horizontal.minX < vertical.minX && vertical.minX < horizontal.maxX
      && vertical.minY < horizontal.minY && horizontal.minY < vertical.maxY
  }

  /// Whether parallel lines run beside each other so near that they look like one.
  func covers(_ other: Segment) -> Bool {
    guard isVertical == other.isVertical else { return false }
    return isVertical
      ? abs(minX - other.minX) < 6 && minY < other.maxY + 6 && other.minY < maxY + 6
      : abs(minY - other.minY) < 6 && minX < other.maxX + 6 && other.minX < maxX + 6
  }
}
