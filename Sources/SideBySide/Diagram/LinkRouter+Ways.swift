/// The ways among which the router chooses.
extension LinkRouter {
  /// The distances of the ends of a line from the middle of a box.
  private static let ports = [0, -14, 14, -28, 28, -42, 42]

  /// The same for ways with many corners.
  private static let outerPorts = [-28, 28, -42, 42]

  /// The distances of lines in the space between rows from the row above.
  private static let lanes = [12, 19, 26]

  /// Ways from the left or right edge of a box to the other box of the same row.
  func sideways(_ owner: DiagramBox, _ target: DiagramBox) -> [Line] {
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
  func direct(_ owner: DiagramBox, _ target: DiagramBox) -> [Line] {
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
  func aroundColumns(_ owner: DiagramBox, _ target: DiagramBox) -> [Line] {
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
