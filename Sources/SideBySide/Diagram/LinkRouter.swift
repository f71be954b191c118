import SourceAnalysis

/// Finds a line for each reference, around the boxes and with few crossings.
///
/// Lines leave a box below or above and turn in the space between two rows or columns. Short lines
/// are drawn first; each takes the cheapest of some simple ways.
struct LinkRouter {
  private let boxes: [String: DiagramBox]

  /// The upper and lower edges of the rows.
  private let rows: [(top: Int, bottom: Int)]

  /// The lines so far.
  private var segments: [Segment] = []

  init(boxes: [DiagramBox]) {
    self.boxes = Dictionary(boxes.map { ($0.object.name, $0) }) { first, _ in first }
    let count = (boxes.map(\.row).max() ?? -1) + 1
    rows = (0..<count).map { row in
      let frames = boxes.filter { $0.row == row }.map(\.frame)
      return (frames.map(\.y).min() ?? 0, frames.map(\.maxY).max() ?? 0)
    }
  }

  /// The lines of references, one for all of the same kind between two objects.
  mutating func links(for references: [ObjectReference]) -> [DiagramLink] {
    var pairs: [(owner: DiagramBox, target: DiagramBox, isWeak: Bool)] = []
    for reference in references {
      guard let owner = boxes[reference.owner], let target = boxes[reference.target],
        owner.object != target.object,
        !pairs.contains(where: {
          $0.owner.object == owner.object && $0.target.object == target.object
            && $0.isWeak == reference.isWeak
        })
      else { continue }
      pairs.append((owner, target, reference.isWeak))
    }
    let order = pairs.indices.sorted { (distance(pairs[$0]), $0) < (distance(pairs[$1]), $1) }
    var links: [Int: DiagramLink] = [:]
    for index in order {
      let (owner, target, isWeak) = pairs[index]
      let line = line(from: owner, to: target)
      segments += line.segments
      links[index] = DiagramLink(
        owner: owner.object.name, target: target.object.name, isWeak: isWeak, line: line)
    }
    return pairs.indices.compactMap { links[$0] }
  }

  private func distance(_ pair: (owner: DiagramBox, target: DiagramBox, isWeak: Bool)) -> Int {
    2 * abs(pair.owner.row - pair.target.row) + 3 * abs(pair.owner.column - pair.target.column)
  }

  /// The cheapest way; the ways with more corners are only tried where the others cost more.
  private func line(from owner: DiagramBox, to target: DiagramBox) -> Line {
    // Lines touch the two boxes that they connect, and keep off the others.
    let obstacles = boxes.values.map { box in
      let isEnd = box.object == owner.object || box.object == target.object
      return box.frame.grown(by: isEnd ? 0 : 4)
    }
    var best: (line: Line, cost: Int)?
    for ways in [sideways, direct, aroundColumns] {
      for line in ways(owner, target).sorted(by: { $0.cost < $1.cost }) {
        if let best, best.cost <= line.cost { break }
        let cost = cost(of: line, around: obstacles, below: best?.cost ?? .max)
        if cost < best?.cost ?? .max { best = (line, cost) }
      }
      if let best, best.cost < Self.dear { break }
    }
    let start = Point(x: owner.frame.midX, y: owner.frame.maxY)
    return best?.line ?? Line([start, Point(x: start.x, y: target.frame.y)])
  }

  /// The cost from which ways with more corners are tried.
  private static let dear = 250

  /// The cost of a line, counted up to a limit.
  private func cost(of line: Line, around obstacles: [Frame], below limit: Int) -> Int {
    var cost = line.cost
    for segment in line.segments {
      for obstacle in obstacles where obstacle.contains(segment) { cost += 5_000 }
      if cost >= limit { break }
      for other in segments {
        if segment.covers(other) { cost += 600 } else if segment.crosses(other) { cost += 90 }
      }
    }
    return cost
  }
}

// MARK: - Ways

extension LinkRouter {
  /// The distances of the ends of a line from the middle of a box.
  private static let ports = [0, -14, 14, -28, 28, -42, 42]

  /// The same for ways with many corners.
  private static let outerPorts = [-21, 21, -35, 35]

  /// The distances of lines in the space between rows from the row above.
  private static let lanes = [12, 19, 26]

  /// Ways from the left or right edge of a box to the other box of the same row.
  private func sideways(_ owner: DiagramBox, _ target: DiagramBox) -> [Line] {
    guard owner.row == target.row else { return [] }
    let isRight = owner.column < target.column
    let start = isRight ? owner.frame.maxX : owner.frame.x
    let end = isRight ? target.frame.x : target.frame.maxX
    return [12, 21, 30].map { offset in
      let y = owner.frame.y + offset
      return Line([Point(x: start, y: y), Point(x: end, y: y)])
    }
  }

  /// Ways with at most one horizontal part, in the space beside one of the two rows.
  private func direct(_ owner: DiagramBox, _ target: DiagramBox) -> [Line] {
    Self.ports.flatMap { start in
      Self.ports.flatMap { end in
        turns(from: owner, to: target).map { y in
          let (from, to) = (owner.frame.midX + start, target.frame.midX + end)
          return Line([
            Point(x: from, y: edge(of: owner, towards: y)), Point(x: from, y: y),
            Point(x: to, y: y), Point(x: to, y: edge(of: target, towards: y)),
          ])
        }
      }
    }
  }

  /// Ways that pass other rows in the space between two columns.
  private func aroundColumns(_ owner: DiagramBox, _ target: DiagramBox) -> [Line] {
    let gutters = (0...3).flatMap { column in
      [8, 14, 20].map { column * (DiagramLayout.boxWidth + DiagramLayout.gutter) + $0 }
    }
    var lines: [Line] = []
    for x in gutters {
      for (first, last) in turnPairs(from: owner, to: target) {
        for start in Self.outerPorts {
          for end in Self.outerPorts {
            let (from, to) = (owner.frame.midX + start, target.frame.midX + end)
            // A line that goes back and forth is never the best one.
            guard abs(from - x) + abs(to - x) < DiagramLayout.width / 2 else { continue }
            lines.append(
              Line([
                Point(x: from, y: edge(of: owner, towards: first)), Point(x: from, y: first),
                Point(x: x, y: first), Point(x: x, y: last), Point(x: to, y: last),
                Point(x: to, y: edge(of: target, towards: last)),
              ]))
          }
        }
      }
    }
    return lines
  }

  /// The heights at which a line with one horizontal part may turn.
  private func turns(from owner: DiagramBox, to target: DiagramBox) -> [Int] {
    let (upper, lower) = (min(owner.row, target.row), max(owner.row, target.row))
    if upper == lower { return lanes(below: upper) + lanes(below: upper - 1) }
    return lanes(below: upper) + (lower - upper > 1 ? lanes(below: lower - 1) : [])
  }

  /// The heights at which a line with two horizontal parts may turn first and last.
  private func turnPairs(from owner: DiagramBox, to target: DiagramBox) -> [(Int, Int)] {
    let first = lanes(below: owner.row < target.row ? owner.row : owner.row - 1)
    let last = lanes(below: owner.row < target.row ? target.row - 1 : target.row)
    return owner.row == target.row
      ? [] : first.flatMap { first in last.map { (first, $0) } }
  }

  private func lanes(below row: Int) -> [Int] {
    guard rows.indices.contains(row) else { return row < 0 ? [6] : [] }
    return Self.lanes.map { rows[row].bottom + $0 }
  }

  private func edge(of box: DiagramBox, towards y: Int) -> Int {
    y > box.frame.y ? box.frame.maxY : box.frame.y
  }
}
