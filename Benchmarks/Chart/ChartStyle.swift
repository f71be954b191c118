/// The style sheet of a chart, for light and dark backgrounds.
enum ChartStyle {
  typealias Tone = (light: String, dark: String)

  /// The colors of Okabe and Ito, which people with color blindness can distinguish.
  ///
  /// Each is darkened or lightened until it contrasts with its background.
  static let entries: [Tone] = [
    ("#6e7781", "#9198a1"), ("#1f2328", "#f0f6fc"), ("#0072b2", "#56b4e9"), ("#d55e00", "#f28e4b"),
    ("#00875f", "#2bc89b"), ("#b0528a", "#e39cc8"), ("#8a6a00", "#e69f00"), ("#56728a", "#f0e442"),
  ]

  private static let ground: Tone = ("#ffffff", "#0d1117")

  private static let grounds: [(property: String, tone: Tone)] = [
    (".ground { fill", ground),
    (".plain, .title, .heading { fill", ("#1f2328", "#f0f6fc")),
    (".small { fill", ("#59636e", "#9198a1")),
    (".fail { fill", ("#c93c37", "#ff7b72")),
    (".grid { stroke", ("#dfe3e8", "#2a313c")),
    (".one, .leader { stroke", ("#818b98", "#9198a1")),
    (".noise { fill", ("#dfe3e8", "#343b45")),
  ]

  /// The style sheet; a program without dark mode uses the light colors.
  static var sheet: String {
    """
    text { font: 12px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif }
    .title { font-size: 16px; font-weight: 600 }
    .heading { font-weight: 600 }
    .small, .fail { font-size: 11px }
    .fail { font-weight: 700 }
    .grid, .leader { stroke-width: 1 }
    .one { stroke-width: 1.2 }
    .whisker { stroke-width: 1.4 }
    .line { stroke-width: 1.6 }
    \(rules { $0.light })
    @media (prefers-color-scheme: dark) {
    \(rules { $0.dark })
    }
    .line { fill: none }

    """
  }

  private static func rules(_ color: (Tone) -> String) -> String {
    let rules = grounds.map { "\($0.property): \(color($0.tone)) }" }
    let entryRules = entries.enumerated().map { number, tone in
      ".entry\(number) { fill: \(color(tone)); stroke: \(color(tone)) }"
    }
    return (rules + entryRules + [".hollow { fill: \(color(ground)) }"]).joined(separator: "\n")
  }
}

// MARK: -

/// The mark of an entry: a shape and a color, although the shape is enough to distinguish it.
///
/// The first entries have filled shapes, the next ones hollow shapes.
struct EntryMark {
  /// The names of the styles for the color and for a hollow shape.
  let style: String

  private let number: Int

  /// The mark of an entry, the same in every chart of the catalogue.
  init(of entry: String, in report: Report) {
    let catalogue = Entry.all.map(\.name)
    let others = report.entryNames.filter { !catalogue.contains($0) }
    self.init(number: (catalogue + others).firstIndex(of: entry) ?? 0)
  }

  /// The mark with a number from 0; there are twice as many marks as shapes.
  init(number: Int) {
    self.number = number
    let turn = number / Self.shapes.count
    let color = "entry\((number + turn) % ChartStyle.entries.count)"
    style = turn.isMultiple(of: 2) ? color : "\(color) hollow"
  }

  /// Draws the mark, at most 10 pixels wide.
  func element(at center: Point, scale: Double = 1) -> SVGElement {
    let shape = Self.shapes[number % Self.shapes.count]
    guard !shape.isEmpty else { return .circle(at: center, radius: 4.5 * scale, style: style) }
    let corners = shape.map { (center.x + scale * $0.x, center.y + scale * $0.y) }
    return .path(through: corners, isClosed: true, style: style)
  }

  /// The corners of each shape relative to its center; a circle has none.
  private static let shapes: [[Point]] = [
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
