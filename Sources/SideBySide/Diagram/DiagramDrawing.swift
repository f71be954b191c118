import SourceAnalysis

/// The picture of an architecture as an SVG element.
struct DiagramDrawing {
  private let name: String
  let layout: DiagramLayout

  init(_ diagram: ObjectDiagram) {
    name = diagram.name
    layout = DiagramLayout(diagram)
  }

  /// The element in a page; a list beside it says the same to a screen reader.
  var element: HTML {
    """
    <svg class="diagram" viewBox="0 0 \(DiagramLayout.width) \(layout.height)" \
    data-architecture="\(name)" aria-hidden="true">
    \(content)
    </svg>
    """
  }

  /// The bands, lines and boxes.
  var content: HTML {
    """
    \(layout.bands.map(band))
    \(layout.links.map(link))
    \(layout.boxes.map(box))
    """
  }

  private func band(_ band: (role: ObjectRole, top: Int, bottom: Int)) -> HTML {
    let title =
      switch band.role {
      case .view: "View side"
      case .between: "In between"
      case .data: "Shared data"
      }
    let (top, height) = (band.top - 16, band.bottom - band.top + 26)
    let ground: HTML =
      band.role == .between
      ? "<rect class=\"band\" y=\"\(top)\" width=\"\(DiagramLayout.width)\" height=\"\(height)\"/>"
      : ""
    return """
      \(ground)<text class="side" x="\(DiagramLayout.width - 6)" y="\(top + 11)">\(title)</text>
      """
  }

  private func link(_ link: DiagramLink) -> HTML {
    """
    <g class="link \(link.isWeak ? "weak" : "owns")" data-owner="\(link.owner)" \
    data-target="\(link.target)"><path class="line" d="\(link.line.path)"/>\
    <path class="head" d="\(link.line.head)"/><path class="tail" d="\(link.line.tail)"/></g>
    """
  }

  private func box(_ box: DiagramBox) -> HTML {
    let frame = box.frame
    let x = frame.x + 8
    var y = frame.y + (box.prefix.isEmpty ? 5 : 17)
    // A long beginning is squeezed into the box.
    let squeezed: HTML = box.prefix.count > 17 ? " textLength=\"\(frame.width - 16)\"" : ""
    let prefix: HTML =
      "<text class=\"prefix\" x=\"\(x)\" y=\"\(y - 3)\"\(squeezed)>\(box.prefix)</text>"
    y += 12
    let name: HTML = "<text class=\"name\" x=\"\(x)\" y=\"\(y)\">\(box.name)</text>"
    let size = box.object.codeLineCount.map { lines(of: $0, at: Point(x: x, y: y)) } ?? ""
    return """
      <g class="object \(box.object.codeLineCount == nil ? "shared" : "own")" \
      data-object="\(box.object.name)"><rect x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" \
      height="\(frame.height)" rx="4"/>\(box.prefix.isEmpty ? "" : prefix)\(name)\(size)</g>
      """
  }

  /// The number of lines, and a stroke for ten of them.
  private func lines(of count: Int, at point: Point) -> HTML {
    let strokes = stride(from: 0, to: count, by: 10).map { first -> HTML in
      let width = (DiagramLayout.boxWidth - 16) * min(10, count - first) / 10
      return "M\(point.x) \(point.y + 20 + first * 4 / 10)h\(width)"
    }
    return """
      <text class="count" x="\(point.x)" y="\(point.y + 13)">\(count) \(count == 1 ? "line" : "lines")</text>\
      <path class="size" d="\(strokes, separator: "")"/>
      """
  }
}
