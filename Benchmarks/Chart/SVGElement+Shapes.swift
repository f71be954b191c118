/// A place in a drawing, in pixels from its upper left corner.
struct Point: Equatable {
  var x: Double
  var y: Double
}

// MARK: -

extension SVGElement {
  /// The side of a text at which its place is.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// A line of text; its place is on its base line.
  static func text(
    _ text: String, at point: Point, anchor: Anchor = .start, style: String = "plain"
  ) -> SVGElement {
    SVGElement(
      "text",
      [
        "class": style, "x": String(coordinate: point.x), "y": String(coordinate: point.y),
        "text-anchor": anchor.rawValue,
      ], text: text)
  }

  static func line(from start: Point, to end: Point, style: String) -> SVGElement {
    SVGElement(
      "line",
      [
        "class": style, "x1": String(coordinate: start.x), "y1": String(coordinate: start.y),
        "x2": String(coordinate: end.x), "y2": String(coordinate: end.y),
      ])
  }

  /// A line through some places.
  static func path(through points: [Point], style: String) -> SVGElement {
    SVGElement("polyline", ["class": style, "points": coordinates(of: points)])
  }

  /// The area between some places.
  static func area(between points: [Point], style: String) -> SVGElement {
    SVGElement("polygon", ["class": style, "points": coordinates(of: points)])
  }

  static func rectangle(from start: Point, to end: Point, style: String) -> SVGElement {
    SVGElement(
      "rect",
      [
        "class": style, "x": String(coordinate: start.x), "y": String(coordinate: start.y),
        "width": String(coordinate: end.x - start.x), "height": String(coordinate: end.y - start.y),
      ])
  }

  static func circle(at center: Point, radius: Double, style: String) -> SVGElement {
    SVGElement(
      "circle",
      [
        "class": style, "cx": String(coordinate: center.x), "cy": String(coordinate: center.y),
        "r": String(coordinate: radius),
      ])
  }

  private static func coordinates(of points: [Point]) -> String {
    points.map { "\(String(coordinate: $0.x)),\(String(coordinate: $0.y))" }.joined(separator: " ")
  }
}
