import PackageFiles

/// The way of an arrow from box to box.
struct Route {
  let arrow: Arrow

  /// The corners of the line; the head is at the last one.
  let points: [Corner]

  /// The straight pieces of the way.
  var segments: [Segment] { zip(points, points.dropFirst()).map(Segment.init) }
}

/// A piece of a way, which goes sideways, up or down.
struct Segment {
  // Numbers, because a search compares millions of them, and ranges are slow in a debug build.
  let left, right, top, bottom: Double

  init(_ start: Corner, _ end: Corner) {
    (left, right) = start.x < end.x ? (start.x, end.x) : (end.x, start.x)
    (top, bottom) = start.y < end.y ? (start.y, end.y) : (end.y, start.y)
  }

  var columns: ClosedRange<Double> { left...right }
  var rows: ClosedRange<Double> { top...bottom }
  var isHorizontal: Bool { top == bottom }
  var length: Double { right - left + bottom - top }

  /// Whether two pieces of different directions meet.
  func crosses(_ other: Segment) -> Bool {
    isHorizontal != other.isHorizontal && left <= other.right && other.left <= right
      && top <= other.bottom && other.top <= bottom
  }

  /// Whether two pieces of one direction are so near that they look like one line.
  func covers(_ other: Segment) -> Bool {
    guard isHorizontal == other.isHorizontal else { return false }
    return isHorizontal
      ? (top - other.top).magnitude < Route.distance && left <= other.right && other.left <= right
      : (left - other.left).magnitude < Route.distance && top <= other.bottom
        && other.top <= bottom
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

// MARK: - Finding ways

extension Route {
  /// The least distance of two lines that run beside each other.
  static let distance = 4.5

  /// What it costs that two lines look like one: more than all crossings.
  private static let coverCost = 1000.0

  /// The distance of arrows that connect the same two boxes.
  private static let pairDistance = 13.0

  /// The distances from its first box at which an arrow can turn up or down.
  ///
  /// They stay within the space between two lanes, which is 34 wide.
  private static let firstTracks = stride(from: 6.0, through: 26, by: 2.5)

  /// The distances from its last box, for an arrow that crosses the middle lane.
  ///
  /// There are fewer, because each is tried with each of the first ones.
  private static let lastTracks = stride(from: 10.0, through: 25, by: 5)

  /// The room that a head needs in front of its box.
  private static let headLength = 9.0

  /// Finds ways between boxes that meet neither a box nor a name.
  ///
  /// Neighbors in a lane get a vertical arrow, and boxes of different lanes that face each other a
  /// straight one. Every other arrow bends in the space between two lanes; on the way across the
  /// middle lane, it passes between two boxes. Of many ways, it takes one that meets few others.
  static func all(of arrows: [Arrow], among parts: [PlacedBox]) -> [Route] {
    var routes: [Route] = []
    var bent: [(arrow: Arrow, start: PlacedBox, end: PlacedBox)] = []
    var pairs: [[Arrow]] = []
    for arrow in arrows {
      let pair = pairs.firstIndex { Set([$0[0].start, $0[0].end]) == [arrow.start, arrow.end] }
      if let pair { pairs[pair].append(arrow) } else { pairs.append([arrow]) }
    }
    for pair in pairs {
      guard let first = parts.first(where: { $0.box.name == pair[0].start }),
        let second = parts.first(where: { $0.box.name == pair[0].end })
      else { continue }
      if let lines = straightLines(pair.count, from: first, to: second, among: parts) {
        for (arrow, line) in zip(pair, lines) {
          routes.append(
            Route(arrow: arrow, points: arrow.start == first.box.name ? line : line.reversed()))
        }
      } else {
        bent += pair.map { $0.start == first.box.name ? ($0, first, second) : ($0, second, first) }
      }
    }
    // The shortest ways have the least choice. If two look like one, another order may help.
    bent.sort {
      ($0.start.rectangle.y - $0.end.rectangle.y).magnitude
        < ($1.start.rectangle.y - $1.end.rectangle.y).magnitude
    }
    var best: (routes: [Route], cost: Double)?
    for first in bent.indices {
      let order = bent[first...] + bent[..<first]
      let (found, cost) = bend(order, around: routes, among: parts)
      if cost < best?.cost ?? .infinity { best = (found, cost) }
      if cost < coverCost { break }
    }
    return best?.routes ?? routes
  }

  /// Adds ways with bends one after the other, and returns what they cost.
  private static func bend(
    _ arrows: ArraySlice<(arrow: Arrow, start: PlacedBox, end: PlacedBox)>,
    around straight: [Route],
    among parts: [PlacedBox]
  ) -> ([Route], Double) {
    arrows.reduce(into: (straight, 0)) { result, next in
      let others = result.0.flatMap(\.segments)
      var best: (way: [Corner], cost: Double)?
      for way in ways(from: next.start, to: next.end, among: parts, beside: result.0) {
        let limit = best?.cost ?? .infinity
        if let cost = cost(of: way, beside: others, below: limit) { best = (way, cost) }
      }
      guard let best else { return }
      result.0.append(Route(arrow: next.arrow, points: best.way))
      result.1 += best.cost
    }
  }

  /// How much a way disturbs: its length, its crossings, and the lines that it covers; `nil` from a
  /// limit on.
  private static func cost(
    of way: [Corner], beside others: [Segment], below limit: Double
  ) -> Double? {
    var cost = 0.0
    for (start, end) in zip(way, way.dropFirst()) {
      let segment = Segment(start, end)
      cost += segment.length / 100
      for other in others {
        if segment.covers(other) { cost += coverCost } else if segment.crosses(other) { cost += 1 }
        if cost >= limit { return nil }
      }
    }
    return cost < limit ? cost : nil
  }

  // MARK: - Straight lines

  /// Lines from one box to the other, beside each other; `nil` if something is in between.
  private static func straightLines(
    _ count: Int, from first: PlacedBox, to second: PlacedBox, among parts: [PlacedBox]
  ) -> [[Corner]]? {
    if first.lane == second.lane {
      let lane = parts.filter { $0.lane == first.lane }.map(\.box.name)
      guard let upper = lane.firstIndex(of: first.box.name),
        let lower = lane.firstIndex(of: second.box.name), (upper - lower).magnitude == 1, count < 4
      else { return nil }
      let (above, below) = upper < lower ? (first, second) : (second, first)
      return (0..<count).map { index in
        let x = above.rectangle.x + 54 - Double(count - 1 - index) * pairDistance
        let line = [
          Corner(x, above.rows.upperBound), Corner(x, below.nameplate.y - 1),
        ]
        return upper < lower ? line : line.reversed()
      }
    }
    let (left, right) = first.lane < second.lane ? (first, second) : (second, first)
    let hidden = parts.filter { left.lane + 1..<right.lane ~= $0.lane }
      .map { $0.nameplate.y - 3...$0.rows.upperBound + 3 }
    guard let rows = gap(in: left.ports, right.ports, without: hidden) else { return nil }
    let room = rows.upperBound - rows.lowerBound
    let step = min(pairDistance, room / Double(max(1, count - 1)))
    guard count == 1 || step >= 6 else { return nil }
    return (0..<count).map { index in
      let y =
        (rows.lowerBound + rows.upperBound - step * Double(count - 1)) / 2 + step * Double(index)
      let line = [Corner(left.rectangle.columns.upperBound, y), Corner(right.rectangle.x, y)]
      return first.lane < second.lane ? line : line.reversed()
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

  // MARK: - Ways with bends

  /// The ways that may connect two boxes.
  private static func ways(
    from start: PlacedBox, to end: PlacedBox, among parts: [PlacedBox], beside routes: [Route]
  ) -> [[Corner]] {
    let lanes = min(start.lane, end.lane)...max(start.lane, end.lane)
    // The spaces beside the lanes, each between the right edge of a lane and the next one.
    let sides =
      start.lane != end.lane ? [0] : lanes.lowerBound == 0 ? [1] : start.lane == 1 ? [1, -1] : [-1]
    return sides.flatMap { side -> [[Corner]] in
      let isRight = side == 0 ? start.lane < end.lane : side > 0
      let x0 = isRight ? start.rectangle.columns.upperBound : start.rectangle.x
      let x1 = (side == 0) == isRight ? end.rectangle.x : end.rectangle.columns.upperBound
      let ys0 = free(in: start.ports, at: x0, toward: end, beside: routes)
      let ys1 = free(in: end.ports, at: x1, toward: start, beside: routes)
      let tracks = firstTracks.map { isRight ? x0 + $0 : x0 - $0 }
      let lastTracks = side != 0 ? tracks : self.lastTracks.map { isRight ? x1 - $0 : x1 + $0 }
      guard lanes.count == 3 else {
        let inner =
          side != 0 ? tracks.dropFirst() : tracks.filter { (x1 - $0).magnitude >= headLength }[...]
        return ys0.flatMap { y0 in
          ys1.flatMap { y1 in
            inner.map { x in [Corner(x0, y0), Corner(x, y0), Corner(x, y1), Corner(x1, y1)] }
          }
        }
      }
      let passages = passages(among: parts.filter { $0.lane == 1 })
      return ys0.flatMap { y0 in
        ys1.flatMap { y1 in
          passages.flatMap { y in
            tracks.flatMap { x in
              lastTracks.map { last in
                [
                  Corner(x0, y0), Corner(x, y0), Corner(x, y), Corner(last, y), Corner(last, y1),
                  Corner(x1, y1),
                ]
              }
            }
          }
        }
      }
    }
  }

  /// The rows between the boxes of the middle lane, and below them.
  private static func passages(among parts: [PlacedBox]) -> [Double] {
    let gaps = zip(parts, parts.dropFirst()).map { above, below in
      (above.rows.upperBound + below.nameplate.y) / 2
    }
    let between = gaps.flatMap { [$0 - 2.5, $0 + 2.5] }
    guard let end = parts.last?.rows.upperBound else { return between }
    return between + [end + 8, end + 13]
  }

  /// Some rows at the edge of a box where an arrow may begin or end, the nearest first.
  private static func free(
    in rows: ClosedRange<Double>, at x: Double, toward other: PlacedBox, beside routes: [Route]
  ) -> [Double] {
    var taken: [Double] = []
    for route in routes {
      for end in [route.points[0], route.points[route.points.count - 1]]
      where end.x == x && rows.contains(end.y) {
        taken.append(end.y)
      }
    }
    let middle: Double = other.rectangle.y + other.rectangle.height / 2
    let aim = min(max(middle, rows.lowerBound), rows.upperBound)
    for distance in [9.0, 6, 4.5, 2] {
      let free = stride(from: rows.lowerBound, through: rows.upperBound, by: 2).filter { y in
        taken.allSatisfy { abs($0 - y) >= distance }
      }
      let spots = free.sorted { abs($0 - aim) < abs($1 - aim) }
      if !spots.isEmpty {
        return stride(from: 0, to: min(spots.count, 20), by: 4).map { spots[$0] }
      }
    }
    return [aim]
  }
}

extension PlacedBox {
  /// The rows of an edge where arrows may begin and end.
  fileprivate var ports: ClosedRange<Double> {
    let inset = min(4, rectangle.height / 3)
    return rectangle.y + inset...rectangle.rows.upperBound - inset
  }
}
