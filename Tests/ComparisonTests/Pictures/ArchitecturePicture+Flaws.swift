@testable import Comparison

extension ArchitecturePicture {
  /// What makes the picture hard to read: boxes or names that overlap, and arrows in their way.
  var flaws: [String] {
    var flaws: [String] = []
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] where part.areas.contains(where: other.meets) {
        flaws.append("\(part.box.name) and \(other.box.name) overlap")
      }
      for route in arrows {
        let isEnd = [route.arrow.start, route.arrow.end].contains(part.box.name)
        let areas = isEnd ? [part.nameplate] : part.areas
        if route.segments.contains(where: { segment in areas.contains { $0.overlaps(segment) } }) {
          flaws.append("the arrow \(route.name) meets \(part.box.name)")
        }
      }
    }
    for (index, route) in arrows.enumerated() {
      for other in arrows[(index + 1)...]
      where route.segments.contains(where: { a in other.segments.contains { a.covers($0) } }) {
        flaws.append("the arrows \(route.name) and \(other.name) look like one")
      }
    }
    return flaws
  }
}

extension PlacedBox {
  fileprivate var areas: [Rectangle] { [rectangle, nameplate] }

  fileprivate func meets(_ area: Rectangle) -> Bool { areas.contains { $0.overlaps(area) } }
}

extension Route {
  fileprivate var name: String { "\(arrow.start) → \(arrow.end)" }
}
