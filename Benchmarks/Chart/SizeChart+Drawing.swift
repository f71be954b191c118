extension SizeChart {
  /// Draws the chart.
  func elements() -> [SVGElement] {
    let title = SVGElement.text(
      "\(operation), ns per row", at: Point(x: origin.x, y: origin.y + 14), style: "heading")
    return [title] + horizontalAxis + verticalAxis + names + series.flatMap(line)
  }

  private var horizontalAxis: [SVGElement] {
    let scale = horizontal
    let (top, bottom) = (vertical.end, vertical.start)
    let ticks = scale.ticks(spacing: 56).flatMap { tick -> [SVGElement] in
      let x = scale.position(of: tick)
      return [
        .line(from: Point(x: x, y: top), to: Point(x: x, y: bottom), style: "grid"),
        .text(
          LogarithmicScale.label(of: tick), at: Point(x: x, y: bottom + 15), anchor: .middle,
          style: "small"),
      ]
    }
    let middle = Point(x: (scale.start + scale.end) / 2, y: bottom + 32)
    return ticks + [.text("employees", at: middle, anchor: .middle, style: "small")]
  }

  private var verticalAxis: [SVGElement] {
    let scale = vertical
    return scale.ticks(spacing: 18).flatMap { tick -> [SVGElement] in
      let y = scale.position(of: tick)
      return [
        .line(
          from: Point(x: horizontal.start, y: y), to: Point(x: horizontal.end, y: y), style: "grid"),
        .text(
          LogarithmicScale.label(of: tick), at: Point(x: horizontal.start - 6, y: y + 4),
          anchor: .end, style: "small"),
      ]
    }
  }

  /// The names of the entries at the ends of their lines, moved apart where those are close.
  private var names: [SVGElement] {
    let ends = series.map { points(of: $0).last ?? origin }
    let places = Labels.spread(
      ends.map(\.y), gap: 15, within: vertical.end...vertical.start)
    return zip(series, zip(ends, places)).flatMap { series, end -> [SVGElement] in
      let (point, y) = end
      let x = horizontal.end + 12
      return [
        .path(
          through: [point, Point(x: horizontal.end, y: point.y), Point(x: x, y: y)],
          style: "line leader"),
        EntryMark(of: series.entry, in: report).element(at: Point(x: x + 6, y: y)),
        .text(series.entry.shortened(to: 19), at: Point(x: x + 16, y: y + 4)),
      ]
    }
  }

  private func line(of series: Series) -> [SVGElement] {
    let mark = EntryMark(of: series.entry, in: report)
    let points = points(of: series)
    return [.path(through: points, style: "line \(mark.style)")]
      + points.map { mark.element(at: $0) }
  }

  private func points(of series: Series) -> [Point] {
    let (horizontal, vertical) = (horizontal, vertical)
    return series.times.map { time in
      Point(
        x: horizontal.position(of: Double(time.employees)),
        y: vertical.position(of: time.nanoseconds))
    }
  }
}
