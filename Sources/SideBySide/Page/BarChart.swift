import SourceAnalysis

/// A figure of every architecture as bars.
struct BarChart {
  let title: String
  let note: String

  /// The names, the figures as texts, and the numbers that bars and intervals show.
  let bars: [(name: String, text: String, value: Double, interval: ClosedRange<Double>?)]

  /// The value at which a line is ruled, such as the baseline's.
  var rule: Double?

  /// The bars; the tables below say the same to a screen reader.
  var html: HTML {
    let greatest = bars.map { max($0.value, $0.interval?.upperBound ?? 0) }.max() ?? 1
    func share(_ value: Double) -> String { "\((value / greatest * 1_000).rounded() / 10)%" }
    let rule: HTML = rule.map { "<i class=\"rule\" style=\"left:\(share($0))\"></i>" } ?? ""
    let rows = bars.map { bar -> HTML in
      let interval: HTML =
        bar.interval.map { interval in
          let width = share(interval.upperBound - interval.lowerBound)
          return
            "<i class=\"interval\" style=\"left:\(share(interval.lowerBound));width:\(width)\"></i>"
        } ?? ""
      return """
        <div class="bar"><span>\(bar.name)</span><span class="room"><i class="length" \
        style="width:\(share(bar.value))"></i>\(interval)\(rule)</span><b>\(bar.text)</b></div>
        """
    }
    return """
      <div class="chart" aria-hidden="true">
      <h3>\(title)</h3>
      <p>\(note)</p>
      \(rows)
      </div>
      """
  }
}

extension DocumentFacts {
  /// The charts of the counted and measured figures; what was not measured has no bar.
  var charts: [BarChart] {
    let lines = BarChart(
      title: "Lines of code", note: "Without blank lines and comments.",
      bars: sources.map { ($0.name, "\($0.codeLineCount)", Double($0.codeLineCount), nil) })
    let bytes = BarChart(
      title: "Bytes per employee", note: "Kept after loading, in addition to the employee.",
      bars: sources.compactMap { source in
        figures?.footprint(of: source.name)?.retainedBytesPerEmployee.map {
          (source.name, $0.short, $0, nil)
        }
      })
    let times = ["render", "update", "action"].map { category in
      BarChart(
        title: "Time: \(category)",
        note: "Mean of the operations, with its interval; the line is MassiveController’s time.",
        bars: sources.compactMap { source in
          figures?.factor(of: category, in: source.name).map { factor in
            let text = figures?.text(of: category, in: source.name) ?? factor.estimate.short
            return (source.name, "\(text)×", factor.estimate, factor.lower...factor.upper)
          }
        }, rule: 1)
    }
    return ([lines] + times + [bytes]).filter { !$0.bars.isEmpty }
  }
}
