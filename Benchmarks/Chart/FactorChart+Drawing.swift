extension FactorChart {
  /// Draws the chart with its upper edge at a height.
  func elements(at top: Double) -> [SVGElement] {
    var elements = titles(at: top + Self.titleHeight - 10)
    var y = top + Self.titleHeight
    let axisTop = y
    var rows: [SVGElement] = []
    for group in groups {
      rows.append(.text(group.title, at: Point(x: 0, y: y + 18), style: "heading"))
      y += Self.headingHeight
      for operation in group.operations {
        rows += row(operation, at: y + Self.rowHeight / 2)
        y += Self.rowHeight
      }
    }
    for number in columns.indices {
      elements += axis(of: scale(ofColumn: number), from: axisTop, to: y)
    }
    return elements + rows
  }

  /// The names of the columns, of which the last line stands at a height.
  private func titles(at y: Double) -> [SVGElement] {
    let limit = Point(x: Self.nameWidth + Self.limitWidth - 8, y: y)
    var elements: [SVGElement] = [
      .text(Entry.direct.name, at: limit, anchor: .end, style: "heading")
    ]
    for (number, name) in columns.enumerated() {
      let x = scale(ofColumn: number).start
      elements.append(EntryMark(of: name, in: report).element(at: Point(x: x + 5, y: y - 4)))
      let lines = name.twoLines(ofAtMost: Int((columnWidth - 15) / Self.letterWidth))
      for (lineNumber, line) in lines.enumerated() {
        let lineY = y - 15 * Double(lines.count - 1 - lineNumber)
        elements.append(.text(line, at: Point(x: x + 15, y: lineY), style: "heading"))
      }
    }
    return elements
  }

  private func axis(
    of scale: LogarithmicScale, from top: Double, to bottom: Double
  ) -> [SVGElement] {
    scale.ticks(spacing: 20).flatMap { tick -> [SVGElement] in
      let x = scale.position(of: tick)
      return [
        .line(
          from: Point(x: x, y: top), to: Point(x: x, y: bottom), style: tick == 1 ? "one" : "grid"),
        .text(
          LogarithmicScale.label(of: tick), at: Point(x: x, y: bottom + 15), anchor: .middle,
          style: "small"),
      ]
    }
  }

  private func row(_ operation: String, at y: Double) -> [SVGElement] {
    var elements: [SVGElement] = [
      .text(operation, at: Point(x: 10, y: y + 4)),
      figure(
        of: result(of: Entry.direct.name, for: operation),
        at: Point(x: Self.nameWidth + Self.limitWidth - 8, y: y + 4)),
    ]
    let control = result(of: Entry.controlName, for: operation)?.factor
    for (number, entry) in columns.enumerated() {
      let scale = scale(ofColumn: number)
      let result = result(of: entry, for: operation)
      if let control { elements.append(noise(control, on: scale, at: y)) }
      elements.append(
        figure(of: result, at: Point(x: scale.end + Self.figureWidth, y: y + 4)))
      if let factor = result?.factor {
        elements += dot(factor, on: scale, at: y, mark: EntryMark(of: entry, in: report))
      }
    }
    return elements
  }

  /// A factor in figures.
  private func figure(of result: Report.Result?, at point: Point) -> SVGElement {
    guard let result else { return .text("–", at: point, anchor: .end, style: "small") }
    guard result.verified else { return .text("FAIL", at: point, anchor: .end, style: "fail") }
    let text = result.factor.map { String($0.estimate, digits: $0.estimate < 9.995 ? 2 : 0) }
    return .text(text ?? "–", at: point, anchor: .end, style: "small")
  }

  private func noise(
    _ control: Report.Factor, on scale: LogarithmicScale, at y: Double
  ) -> SVGElement {
    // An interval that is narrower than a pixel would not be seen.
    let left = scale.position(of: control.lower) - 0.5
    let right = scale.position(of: control.upper) + 0.5
    return .rectangle(
      from: Point(x: left, y: y - 7), to: Point(x: right, y: y + 7), style: "noise")
  }

  private func dot(
    _ factor: Report.Factor, on scale: LogarithmicScale, at y: Double, mark: EntryMark
  ) -> [SVGElement] {
    let left = scale.position(of: factor.lower)
    let right = scale.position(of: factor.upper)
    let ends = [left, right].map { x in
      SVGElement.line(
        from: Point(x: x, y: y - 4), to: Point(x: x, y: y + 4), style: "whisker \(mark.style)")
    }
    let center = Point(x: scale.position(of: factor.estimate), y: y)
    return ends + [
      .line(
        from: Point(x: left, y: y), to: Point(x: right, y: y), style: "whisker \(mark.style)"),
      mark.element(at: center, scale: 0.7),
    ]
  }
}
