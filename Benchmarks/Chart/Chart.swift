/// The figures of a report as one drawing, which needs no other file.
struct Chart {
  private let report: Report

  /// The width on a page of a README, in pixels.
  private static let width = 830.0
  private static let margin = 16.0

  init(_ report: Report) {
    self.report = report
  }

  /// The drawing as an SVG document.
  var svg: String {
    let inner = Self.width - 2 * Self.margin
    var y = 34.0
    var elements: [SVGElement] = [.text(title, at: Point(x: 0, y: y - 14), style: "title")]
    if let chart = FactorChart(of: report, width: inner) {
      elements += paragraph(Self.legend(employees: chart.employees), at: &y)
      elements += chart.elements(at: y + 4)
      y += chart.height + 8
    }
    let half = (inner - 8) / 2
    let charts = SizeChart.operations.enumerated().compactMap { number, operation in
      SizeChart(
        of: operation, in: report, at: Point(x: Double(number) * (half + 8), y: y), width: half)
    }
    elements += charts.flatMap { $0.elements() }
    if !charts.isEmpty { y += SizeChart.height + 8 }
    for line in captions { elements += paragraph(line, at: &y) }
    return document(elements, height: y + Self.margin / 2)
  }

  private var title: String {
    report.results.isEmpty
      ? "Nothing was measured" : "Times against \(Entry.baselineName), which is 1.00"
  }

  private static func legend(employees: Int) -> String {
    "\(String(grouped: employees)) employees. A dot is the factor, the line through it the interval "
      + "of 95 %; left is faster. The grey field is \(Entry.baselineName) measured a second time: what "
      + "lies in it cannot be told from 1.00. \(Entry.direct.name) is the limit, without a table."
  }

  /// What has to be known of the run, as below the tables.
  private var captions: [String] {
    (report.configuration == "release" ? [] : ["A debug build: these times mean nothing."])
      + report.closingLines
  }

  /// Sets a text in lines, and moves the height below them.
  private func paragraph(_ text: String, at y: inout Double) -> [SVGElement] {
    text.lines(ofAtMost: 128).map { line in
      y += 16
      return .text(line, at: Point(x: 0, y: y - 6), style: "small")
    }
  }

  private func document(_ elements: [SVGElement], height: Double) -> String {
    let size = Point(x: Self.width, y: height)
    let (width, height) = (String(coordinate: size.x), String(coordinate: size.y))
    let margin = String(coordinate: Self.margin)
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
        "width": width, "height": height, "role": "img", "aria-labelledby": "title description",
      ],
      [
        SVGElement("title", ["id": "title"], text: title),
        SVGElement("desc", ["id": "description"], text: report.closingLines.joined(separator: " ")),
        SVGElement("style", text: ChartStyle.sheet),
        .rectangle(from: Point(x: 0, y: 0), to: size, style: "ground"),
        SVGElement("g", ["transform": "translate(\(margin) 0)"], elements),
      ]
    ).source()
  }
}
