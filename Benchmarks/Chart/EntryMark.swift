/// The sign by which an entry is known: a shape and a colour, of which the shape would be enough.
struct EntryMark {
  /// The name of the style in the style sheet, which has the colour.
  let style: String

  private let number: Int

  /// The sign of an entry, the same in every chart of the catalogue.
  init(of entry: String, in report: Report) {
    let catalogue = Entry.all.map(\.name)
    let strangers = report.entryNames.filter { !catalogue.contains($0) }
    number = (catalogue + strangers).firstIndex(of: entry) ?? 0
    style = "entry\(number % ChartStyle.entries.count)"
  }

  /// Draws it, 10 pixels wide or smaller.
  func element(at center: Point, scale: Double = 1) -> SVGElement {
    let shape = Self.shapes[number % Self.shapes.count]
    guard !shape.isEmpty else { return .circle(at: center, radius: 4.5 * scale, style: style) }
    return .area(
      between: shape.map { Point(x: center.x + scale * $0.x, y: center.y + scale * $0.y) },
      style: style)
  }

  /// The corners of each shape around its center; a circle has none.
  private static let shapes: [[(x: Double, y: Double)]] = [
    [(0, -5), (5, 0), (0, 5), (-5, 0)],
    [(-4, -4), (4, -4), (4, 4), (-4, 4)],
    [],
    [(0, -5), (5, 4), (-5, 4)],
    [(0, 5), (5, -4), (-5, -4)],
    [(0, -5.5), (5, -1.5), (3, 4.5), (-3, 4.5), (-5, -1.5)],
    [(-5, -2), (-2, -5), (5, 2), (2, 5)],
    [(-5, 2), (2, -5), (5, -2), (-2, 5)],
  ]
}
