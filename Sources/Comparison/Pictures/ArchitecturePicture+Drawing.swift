import PackageFiles

extension ArchitecturePicture {
  /// The bars, lanes, arrows and boxes as elements of an SVG file.
  var drawing: HTML {
    let lanes = Self.laneTitles.enumerated().map { lane, title -> HTML in
      "<text class=\"lane\" x=\"\(30 + Double(lane) * 98)\" y=\"9\">\(title)</text>"
    }
    return """
      \(bars)
      \(lanes, separator: "")
      \(arrows.map(\.drawing))
      \(parts.map(\.drawing))
      """
  }

  /// What stands at the edges of all pictures.
  var bars: HTML {
    "\(bar(Self.uikit, title: "UIKit"))\(bar(Self.shared, title: "shared data and services"))"
  }

  private func bar(_ role: String, title: String) -> HTML {
    let bar = rectangle(of: role)
    return """
      <g class="edge"><rect x="\(bar.x)" width="\(bar.width)" height="\(bar.height)" rx="2"/>\
      <text transform="translate(\(bar.x + 9.4) \(height / 2))rotate(-90)">\(title)</text></g>
      """
  }

  /// The class, structures and enumerations of the module, and its protocols, in words.
  static func size(of source: ArchitectureSource) -> String {
    let counts = [
      (source.codeLineCount, "line"), (source.types.count, "type"),
      (source.protocols.count, "protocol"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }

  /// The boxes with code of a concern, and the number of lines.
  func lines(of concern: Concern) -> [(box: String, count: Int)] {
    parts.compactMap { part in
      part.concerns.first { $0.concern == concern }.map { (part.box.name, $0.count) }
    }
  }
}

extension Route {
  var drawing: HTML {
    """
    <g class="link \(arrow.kind.look)"><path class="way" d="\(points.path)"/>\
    <path class="head" transform="\(heading)" d="M-8-4L0 0l-8 4z"/></g>
    """
  }

  /// Moves and turns an arrowhead to the end of the way.
  private var heading: HTML {
    let (last, before) = (points[points.count - 1], points[points.count - 2])
    let angle = last.x == before.x ? (last.y > before.y ? 90 : 270) : last.x > before.x ? 0 : 180
    return "translate(\(last.x) \(last.y))rotate(\(angle))"
  }
}

extension Arrow.Kind {
  /// The class of the line: solid, dashed or dotted.
  var look: String {
    switch self {
    case .calls: "has"
    case .tells: "tells"
    case .isObservedBy: "seen"
    }
  }
}

extension PlacedBox {
  var drawing: HTML {
    let (x, y) = (rectangle.x, rectangle.y)
    let names = nameLines.enumerated().map { index, line -> HTML in
      // A text of this length has the same width in every font.
      let width: HTML =
        line.count < 10
        ? "" : " textLength=\"\(self.width(of: line))\" lengthAdjust=\"spacingAndGlyphs\""
      let y = y - 4 - Self.nameHeight * Double(nameLines.count - 1 - index)
      return "<text class=\"name\" x=\"\(x)\" y=\"\(y)\"\(width)>\(line)</text>"
    }
    var drawn = 0
    let groups = concerns.map { concern, count -> HTML in
      let strokes = drawn..<drawn + count
      drawn += count
      return group(of: concern, strokes: strokes)
    }
    return """
      <g class="role\(box.isAside ? " aside" : "")">\
      <title>\(box.files.joined(separator: ", ")): \(strokes.count) lines of code</title>\
      \(names, separator: "")\
      <rect class="box" x="\(x)" y="\(y)" width="\(rectangle.width)" height="\(rectangle.height)" \
      rx="2"/>\(groups, separator: "")</g>
      """
  }

  /// The strokes of a concern, on its tint, with its number beside them if there is room.
  private func group(of concern: Concern?, strokes range: Range<Int>) -> HTML {
    let (x, top, height) = (rectangle.x, y(of: range.lowerBound) - 0.75, Double(range.count) * 1.5)
    var lines = ""
    var end = 0.0
    for (index, stroke) in zip(range, strokes[range]) {
      let start = min(2 + 0.7 * Double(stroke.indentation), 54)
      let width = max(1, min(0.7 * Double(stroke.length), 55 - start).rounded())
      // The first stroke has a place, and each other one a distance from the one before.
      let move =
        index == range.lowerBound
        ? "M\((x + start).tenths) \(y(of: index).tenths)" : "m\((start - end).tenths) 1.5"
      lines += "\(move)h\(width.tenths)"
      end = start + width
    }
    let code: HTML = "<path class=\"code\" d=\"\(lines)\"/>"
    guard let number = concern?.number else { return "<g class=\"k0\">\(code)</g>" }
    let digit: HTML =
      height < 6
      ? ""
      : "<text class=\"digit\" x=\"\(x + 59)\" y=\"\(top + height / 2 + 3)\">\(number)</text>"
    return """
      <g class="k\(number)"><rect class="tint" x="\(x + 0.5)" y="\(top)" width="63" \
      height="\(height)"/>\(code)\(digit)</g>
      """
  }
}
