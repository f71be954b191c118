/// The sign by which an entry is known: a shape and a colour, of which the shape would be enough.
///
/// Where there are more entries than shapes, the next ones have them hollow.
struct EntryMark {
  /// The names of the styles in the style sheet, which have the colour and say what is hollow.
  let style: String

  private let number: Int

  /// The sign of an entry, the same in every chart of the catalogue.
  init(of entry: String, in report: Report) {
    let catalogue = Entry.all.map(\.name)
    let strangers = report.entryNames.filter { !catalogue.contains($0) }
    self.init(number: (catalogue + strangers).firstIndex(of: entry) ?? 0)
  }

  /// The sign with a number, from 0; twice as many as there are shapes are told apart.
  init(number: Int) {
    self.number = number
    let turn = number / Self.shapes.count
    let color = "entry\((number + turn) % ChartStyle.entries.count)"
    style = turn.isMultiple(of: 2) ? color : "\(color) hollow"
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
