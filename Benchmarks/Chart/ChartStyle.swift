/// The colours of a chart, on light and on dark ground.
enum ChartStyle {
  /// One colour for each ground.
  struct Tone {
    let light: String
    let dark: String
  }

  /// The colours of the entries: those of Okabe and Ito, which all eyes can tell apart, made
  /// darker or lighter until each stands out from its ground.
  static let entries = [
    Tone(light: "#6e7781", dark: "#9198a1"),
    Tone(light: "#1f2328", dark: "#f0f6fc"),
    Tone(light: "#0072b2", dark: "#56b4e9"),
    Tone(light: "#d55e00", dark: "#f28e4b"),
    Tone(light: "#00875f", dark: "#2bc89b"),
    Tone(light: "#b0528a", dark: "#e39cc8"),
    Tone(light: "#8a6a00", dark: "#e69f00"),
    Tone(light: "#56728a", dark: "#f0e442"),
  ]

  /// The style sheet; a program that knows nothing of dark grounds draws the light one.
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
    \(rules(\.light))
    @media (prefers-color-scheme: dark) {
    \(rules(\.dark))
    }
    .line { fill: none }

    """
  }

  private static let ground = Tone(light: "#ffffff", dark: "#0d1117")

  private static let grounds: [(property: String, tone: Tone)] = [
    (".ground { fill", ground),
    (".plain, .title, .heading { fill", Tone(light: "#1f2328", dark: "#f0f6fc")),
    (".small { fill", Tone(light: "#59636e", dark: "#9198a1")),
    (".fail { fill", Tone(light: "#c93c37", dark: "#ff7b72")),
    (".grid { stroke", Tone(light: "#dfe3e8", dark: "#2a313c")),
    (".one, .leader { stroke", Tone(light: "#818b98", dark: "#9198a1")),
    (".noise { fill", Tone(light: "#dfe3e8", dark: "#343b45")),
  ]

  private static func rules(_ color: (Tone) -> String) -> String {
    let rules = grounds.map { "\($0.property): \(color($0.tone)) }" }
    let entryRules = entries.enumerated().map { number, tone in
      ".entry\(number) { fill: \(color(tone)); stroke: \(color(tone)) }"
    }
    return (rules + entryRules + [".hollow { fill: \(color(ground)) }"]).joined(separator: "\n")
  }
}
