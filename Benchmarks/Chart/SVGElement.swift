import CommandLineInterface

/// A point in a drawing, in pixels from the upper left corner.
typealias Point = (x: Double, y: Double)

/// The source of an element of an SVG document.
struct SVGElement {
  let source: String

  /// The part of a text that stands at its point.
  enum Anchor: String { case start, middle, end }

  /// A line of text, with its base line at a point.
  static func text(
    _ text: String, at point: Point, anchor: Anchor = .start, style: String = "plain"
  ) -> Self {
    let attributes = attributes(style, ["x": point.x, "y": point.y])
    let content = text.visible.markupEscaped
    return Self(source: "<text \(attributes) text-anchor=\"\(anchor.rawValue)\">\(content)</text>")
  }

  static func line(from start: Point, to end: Point, style: String) -> Self {
    let places: KeyValuePairs = ["x1": start.x, "y1": start.y, "x2": end.x, "y2": end.y]
    return Self(source: "<line \(attributes(style, places))/>")
  }

  static func rectangle(from start: Point, to end: Point, style: String) -> Self {
    let places: KeyValuePairs = [
      "x": start.x, "y": start.y, "width": end.x - start.x, "height": end.y - start.y,
    ]
    return Self(source: "<rect \(attributes(style, places))/>")
  }

  static func circle(at center: Point, radius: Double, style: String) -> Self {
    let places: KeyValuePairs = ["cx": center.x, "cy": center.y, "r": radius]
    return Self(source: "<circle \(attributes(style, places))/>")
  }

  /// A line through points, or the area between them.
  static func path(through points: [Point], isClosed: Bool = false, style: String) -> Self {
    let places = points.map { "\(String(coordinate: $0.x)),\(String(coordinate: $0.y))" }
    let attributes = "class=\"\(style)\" points=\"\(places.joined(separator: " "))\""
    return Self(source: "<\(isClosed ? "polygon" : "polyline") \(attributes)/>")
  }

  private static func attributes(
    _ style: String, _ places: KeyValuePairs<String, Double>
  ) -> String {
    places.reduce("class=\"\(style)\"") { "\($0) \($1.key)=\"\(String(coordinate: $1.value))\"" }
  }
}

// MARK: -

extension String {
  /// A coordinate, to a tenth of a pixel.
  init(coordinate: Double) {
    let text = String(coordinate, digits: 1)
    self = text == "-0.0" ? "0.0" : text
  }
}
