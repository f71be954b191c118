import PackageFiles

/// A recorded call in the picture of an architecture.
struct Call {
  let number: Int
  let recorded: RecordedCall

  /// The names of the boxes or bars of the caller and of the called object.
  let start, end: String

  /// The number of the line in which the call arrives; `nil` in shared code.
  let line: Int?

  /// The concern of this line.
  let concern: Concern?

  /// The number of the frame that is on the screen after the call.
  let frame: Int

  /// The way to a caller whom no recorded call has reached; empty for the others.
  let gap: [Corner]

  let way: [Corner]

  /// The line in which the call arrives, from the left to the right edge of the box.
  let landing: [Corner]

  /// The middle of the disc with the number.
  let stop: Corner

  /// The number of a later call that arrives at the same point, and replaces this number.
  var successor: Int?
}

extension Call {
  /// The radius of the disc with the number.
  static let radius = 6.5

  /// Follows the calls of an event from box to box.
  static func all(of trace: CallRecord.Trace, in picture: ArchitecturePicture) -> [Call] {
    var reached: [String: Double] = [:]
    var stops: [[Corner]: Corner] = [:]
    var calls: [Call] = []
    for (index, recorded) in trace.calls.enumerated() {
      let start = picture.role(of: recorded.caller, isScreen: recorded.kind != .answer)
      let end = picture.role(of: recorded.callee, isScreen: false)
      let (from, to) = (picture.rectangle(of: start), picture.rectangle(of: end))
      let part = picture.parts.first { $0.box.name == end }
      let file = picture.source.files.first { $0.path == recorded.callee.place }
      let line = recorded.code.isEmpty ? nil : file?.line(of: recorded.code)
      let stroke = part?.strokes.firstIndex { $0.file == file?.path && $0.line == line }
      var y0 = reached[start] ?? (from.y + from.height / 2)
      var y1 = stroke.flatMap { part?.y(of: $0) } ?? reached[end] ?? (to.y + to.height / 2)
      if part == nil { y1 = y0 }
      if from.width == ArchitecturePicture.barWidth { y0 = y1 }
      let way = self.way(from: from, at: y0, to: to, at: y1)
      var gap: [Corner] = []
      if let last = calls.last, last.end != start, reached[start] == nil, from.width > 20 {
        gap = self.way(
          from: picture.rectangle(of: last.end), at: reached[last.end] ?? y0, to: from, at: y0)
      }
      let corners = [way[way.count - 1], Corner(to.x, 0)]
      let stop = stops[corners] ?? self.stop(at: way, avoiding: Array(stops.values), in: picture)
      stops[corners] = stop
      for earlier in calls.indices where calls[earlier].stop == stop {
        calls[earlier].successor = calls[earlier].successor ?? index + 1
      }
      calls.append(
        Call(
          number: index + 1, recorded: recorded, start: start, end: end, line: line,
          concern: stroke.flatMap { part?.strokes[$0].concern },
          frame: trace.frame(after: index + 1), gap: gap, way: way,
          landing: stroke == nil
            ? [] : [Corner(to.x + 1, y1), Corner(to.columns.upperBound - 1, y1)],
          stop: stop))
      reached[start] = reached[start] ?? y0
      reached[end] = y1
    }
    return calls
  }

  /// Goes sideways, up or down between the lanes, and sideways to the line where a call arrives.
  private static func way(
    from start: Rectangle, at y0: Double, to end: Rectangle, at y1: Double
  ) -> [Corner] {
    if start.x == end.x {
      let edge = start.x > ArchitecturePicture.width / 2 ? start.x : start.columns.upperBound
      let bend = edge + (start.x > ArchitecturePicture.width / 2 ? -17 : 17)
      return [Corner(edge, y0), Corner(bend, y0), Corner(bend, y1), Corner(edge, y1)]
    }
    let isRight = start.x < end.x
    let x0 = isRight ? start.columns.upperBound : start.x
    let x1 = isRight ? end.x : end.columns.upperBound
    if y0 == y1 { return [Corner(x0, y0), Corner(x1, y1)] }
    // The bend is between the lanes, beside the box that is called.
    let bend = x1 + (isRight ? -17 : 17)
    return [Corner(x0, y0), Corner(bend, y0), Corner(bend, y1), Corner(x1, y1)]
  }

  /// Finds room for a number beside the end of a way.
  private static func stop(
    at way: [Corner], avoiding others: [Corner], in picture: ArchitecturePicture
  ) -> Corner {
    let (end, before) = (way[way.count - 1], way[way.count - 2])
    let side = before.x < end.x ? -1.0 : 1
    var spots: [Corner] = []
    for distance in stride(from: 0.0, through: 48, by: 4) {
      for x in [end.x + side * 8.5, end.x + side * 22.1] {
        spots += [Corner(x, end.y + distance), Corner(x, end.y - distance)]
      }
    }
    let names = picture.parts.map(\.nameplate)
    return spots.first { spot in
      let disc = Rectangle(x: spot.x - 5, y: spot.y - 5, width: 10, height: 10)
      return 16...ArchitecturePicture.width - 16 ~= spot.x && 16...picture.height - 6 ~= spot.y
        && !others.contains { $0.distance(to: spot) < 2 * radius + 0.5 }
        && !(picture.parts.map(\.rectangle) + names).contains { $0.overlaps(disc) }
    } ?? spots[0]
  }
}

// MARK: - Drawing

extension Call {
  /// The way, and what is marked while the call is the newest one.
  func drawing(in picture: ArchitecturePicture) -> HTML {
    let boxes = picture.parts.filter { [start, end].contains($0.box.name) }.map { part in
      let (box, x) = (part.rectangle, part.rectangle.x.tenths)
      return "M\(x) \(box.y.tenths)h\(box.width.tenths)v\(box.height.tenths)H\(x)z"
    }
    let gap: HTML = gap.isEmpty ? "" : "<path class=\"gap\" d=\"\(gap.path)\"/>"
    return """
      <g class="call\(recorded.kind == .answer ? " answer" : "")">\
      <path class="ends" d="\(boxes.joined())"/>\(gap)<path class="line" d="\(landing.path)\(way.path)"/></g>
      """
  }

  /// The number at the end of the way.
  var disc: HTML {
    let until: HTML = successor.map { " data-until=\"\($0)\"" } ?? ""
    return """
      <g class="stop"\(until)><circle cx="\(stop.x)" cy="\(stop.y)" r="\(Self.radius)"/>\
      <text x="\(stop.x)" y="\(stop.y + 3)">\(number)</text></g>
      """
  }
}
