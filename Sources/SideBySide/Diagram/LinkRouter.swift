import SourceAnalysis

/// Finds a line for each reference, around the boxes and with few crossings.
///
/// Lines leave a box below or above and turn in the space between two rows or columns. Short lines
/// are drawn first; each takes the cheapest of some simple ways.
struct LinkRouter {
  private let boxes: [String: DiagramBox]

  /// The upper and lower edges of the rows.
  let rows: [(top: Int, bottom: Int)]

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
