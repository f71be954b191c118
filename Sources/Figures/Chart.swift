import PackageFiles
import TerminalDrawing

/// The mean factors of a report as one self-contained drawing.
///
/// Each entry has a row and each category a column, all of them with the same linear scale.
package struct Chart {
  private let report: BenchmarkReport

  /// The means on the main list; the limit has none of most categories.
  private let means: [BenchmarkReport.Mean]
  private let entries: [String]

  /// The factor at the right edge of each column.
  private let maximum: Double

  /// The left edge of the first column, with room for the longest name at 8 pixels per letter.
  private let left: Double

  private static let rowHeight = 22.0
  private static let noteWidth = 140

  /// The upper edge of the first row.
  private static let top = 74.0

  package init(_ report: BenchmarkReport) {
    self.report = report
    means = report.means.filter {
      $0.employees == report.mainListSize && $0.entry != BenchmarkReport.limit
    }
    entries = BenchmarkReport.distinct(means.map(\.entry))
    left = max(160, 32 + 8 * Double(entries.map(\.count).max() ?? 0))
    let highest = means.compactMap { $0.factor?.upper }.max() ?? 1
    maximum = max(2, highest.rounded(.up))
  }

  /// The drawing as an SVG document.
  package var svg: String {
    let bottom = Self.top + Self.rowHeight * Double(entries.count)
    let title = "Times against \(BenchmarkReport.baseline), which is 1"
    var elements = [text(title, x: 16, y: 30, style: "title")]
    for (row, entry) in entries.enumerated() {
      elements.append(text(entry, x: 16, y: baseline(ofRow: row)))
    }
    for (number, category) in BenchmarkReport.Category.allCases.enumerated() {
      elements += column(category, from: left + 225 * Double(number), to: bottom)
    }
    let noteLines = notes.flatMap(lines)
    for (number, line) in noteLines.enumerated() {
      let y = bottom + 46 + 16 * Double(number)
      elements.append(text(line, x: 16, y: y, style: "small"))
    }
    let (width, height) = (left + 670, bottom + 46 + 16 * Double(noteLines.count))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" aria-labelledby="title description">
      <title id="title">\(title)</title>
      <desc id="description">\(notes.joined(separator: " ").markupEscaped)</desc>
      <style>
      \(Self.style)
      </style>
      <rect class="ground" width="100%" height="100%"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  private var notes: [String] {
    let legend =
      entries.isEmpty
      ? ["No category was measured completely, as --all does."]
      : [
        "Mean factors at \((report.mainListSize ?? 0).grouped) employees; left is faster. "
          + "A mark is the interval of 95 %.",
        "“\(BenchmarkReport.control)” is \(BenchmarkReport.baseline) again; its distance from 1 is noise.",
      ]
    return legend + report.closingLines
  }

  /// Divides a note between words into lines of 140 letters, for which the drawing has room.
  ///
  /// A longer word is cut.
  private func lines(of note: String) -> [String] {
    note.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= Self.noteWidth {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word).visible(columns: Self.noteWidth))
      }
    }
  }

  // MARK: - Parts

  /// A heading, the axis, and an interval and a figure for each entry.
  private func column(
    _ category: BenchmarkReport.Category, from left: Double, to bottom: Double
  ) -> [String] {
    /// The position of a factor, to a tenth of a pixel.
    func x(_ factor: Double) -> Double { (10 * (left + 150 * factor / maximum)).rounded() / 10 }
    func line(_ factor: Double, style: String) -> String {
      "<path class=\"\(style)\" d=\"M\(x(factor)) \(Self.top)V\(bottom)\"/>"
    }
    var elements = [text(category.rawValue, x: left, y: Self.top - 8, style: "heading")]
    for tick in stride(from: 0, through: maximum, by: max(1, (maximum / 5).rounded(.up))) {
      let label = String(tick, digits: 0)
      elements.append(line(tick, style: "grid"))
      elements.append(text(label, x: x(tick), y: bottom + 16, style: "small", anchor: "middle"))
    }
    elements.append(line(1, style: "one"))
    for (row, entry) in entries.enumerated() {
      let mean = means.first { $0.entry == entry && $0.category == category }
      let (figure, y) = (mean?.factor?.text ?? "incomplete", baseline(ofRow: row))
      elements.append(text(figure, x: left + 195, y: y, style: "small", anchor: "end"))
      guard let factor = mean?.factor else { continue }
      // A pixel on either side, so that a narrow interval is visible.
      let (start, end) = (x(factor.lower) - 1, x(factor.upper) + 1)
      elements.append(
        "<path class=\"mark\" d=\"M\(start) \(y - 10)H\(end)V\(y + 2)H\(start)Z\"/>")
    }
    return elements
  }

  private func baseline(ofRow row: Int) -> Double { Self.top + Self.rowHeight * Double(row) + 15 }

  private func text(
    _ text: String, x: Double, y: Double, style: String = "plain", anchor: String = "start"
  ) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">"
      + "\(text.visible.markupEscaped)</text>"
  }

  /// The style sheet; a program without dark mode uses the light colors.
  private static let style = """
    text { font: 12px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif }
    .title { font-size: 16px; font-weight: 600 }
    .heading { font-weight: 600 }
    .small { font-size: 11px; opacity: 0.75 }
    svg { color: #1f2328 }
    text { fill: currentColor }
    path { stroke: currentColor }
    .grid { opacity: 0.15 }
    .one { opacity: 0.6 }
    .ground { fill: #ffffff }
    .mark { fill: #0072b2; stroke: none }
    @media (prefers-color-scheme: dark) {
      svg { color: #f0f6fc }
      .ground { fill: #0d1117 }
      .mark { fill: #56b4e9 }
    }
    """
}
