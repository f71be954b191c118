import CommandLineInterface

/// The figures of a report as one self-contained drawing.
struct Chart {
  private let report: Report
  private static let width = 830.0
  private static let margin = 16.0

  init(_ report: Report) {
    self.report = report
  }

  /// The drawing as an SVG document.
  var svg: String {
    let inner = Self.width - 2 * Self.margin
    var y = 34.0
    var elements: [SVGElement] = [.text(title, at: (0, y - 14), style: "title")]
    if let chart = FactorChart(of: report, width: inner) {
      elements += paragraph(Self.legend(employees: chart.employees), at: &y)
      elements += chart.elements(at: &y)
    }
    let half = (inner - 8) / 2
    let charts = SizeChart.operations.enumerated().compactMap { number, operation in
      SizeChart(of: operation, in: report, at: (Double(number) * (half + 8), y), width: half)
    }
    elements += charts.flatMap(\.elements)
    if !charts.isEmpty { y += SizeChart.height + 8 }
    for line in captions { elements += paragraph(line, at: &y) }
    return document(elements, height: y + Self.margin / 2)
  }

  private var title: String {
    report.results.isEmpty
      ? "Nothing was measured" : "Times against \(Entry.baselineName), which is 1.00"
  }

  private static func legend(employees: Int) -> String {
    "\(employees.grouped) employees. A dot is the factor, the line through it the interval "
      + "of 95 %; left is faster. The grey field is \(Entry.baselineName) measured a second time: what "
      + "lies in it cannot be told from 1.00. \(Report.uncertaintyMark) is an uncertain factor: the grey "
      + "field excludes 1.00. \(Entry.direct.name) is the limit, without a table."
  }

  private var captions: [String] {
    (report.isRelease ? [] : ["A debug build: these times mean nothing."])
      + report.closingLines
  }

  /// Draws a text in several lines, and moves `y` below them.
  private func paragraph(_ text: String, at y: inout Double) -> [SVGElement] {
    text.lines(ofAtMost: 128).map { line in
      y += 16
      return .text(line, at: (0, y - 6), style: "small")
    }
  }

  private func document(_ elements: [SVGElement], height: Double) -> String {
    let (width, heightText) = (String(coordinate: Self.width), String(coordinate: height))
    let ground = SVGElement.rectangle(from: (0, 0), to: (Self.width, height), style: "ground")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(heightText)" \
      width="\(width)" height="\(heightText)" role="img" aria-labelledby="title description">
        <title id="title">\(title.markupEscaped)</title>
        <desc id="description">\(report.closingLines.joined(separator: " ").markupEscaped)</desc>
        <style>\(ChartStyle.sheet.markupEscaped)</style>
        \(ground.source)
        <g transform="translate(\(String(coordinate: Self.margin)) 0)">
      \(elements.map { "    \($0.source)" }.joined(separator: "\n"))
        </g>
      </svg>

      """
  }
}
