import CommandLineInterface
import SourceAnalysis

/// A part of the page; the page shows one at a time.
struct Panel {
  /// The name in addresses.
  let id: String

  /// The title of the tab and the heading.
  let title: String

  /// The number key that shows the panel.
  var key: Int?

  /// The sentence under the heading.
  let lead: String

  let content: [HTML]

  var tab: HTML {
    let mark = key.map { "<kbd aria-hidden=\"true\">\($0)</kbd>" as HTML } ?? ""
    return """
      <button type="button" role="tab" id="tab-\(id)" aria-controls="panel-\(id)" \
      data-topic="\(id)" data-key="\(key.map(String.init) ?? "")">\(mark)\(title)</button>
      """
  }

  var html: HTML {
    """
    <section id="panel-\(id)" class="panel" role="tabpanel" aria-labelledby="tab-\(id)">
    <h2 tabindex="-1">\(title)</h2>
    <p class="lead">\(lead)</p>
    \(content)
    </section>
    """
  }
}

extension Page {
  /// All panels, in the order of their tabs.
  var panels: [Panel] {
    [screenPanel] + concernPanels + [tracesPanel, figuresPanel]
  }

  /// Sets a piece for each architecture side by side.
  private func columns(
    _ identifier: String, heading: String, of piece: (ArchitectureSource) -> [HTML]
  ) -> HTML {
    let columns = facts.sources.map { source -> HTML in
      let id = "\(identifier)-\(source.name)"
      return """
        <article class="column" id="\(id)" data-architecture="\(source.name)" \
        aria-labelledby="name-\(id)">
        <\(heading) id="name-\(id)">\(source.name)</\(heading)>
        \(piece(source))
        </article>
        """
    }
    return "<div class=\"columns\">\n\(columns)\n</div>"
  }

  // MARK: - Screen

  /// The frame of every architecture, or of the architectures that agree.
  private var screenPanel: Panel {
    let names = Dictionary(grouping: zip(frames, facts.sources.map(\.name)), by: \.0)
    return Panel(
      id: "screen", title: "Screen", key: 0,
      lead: names.count == 1
        ? "All \(frames.count) architectures draw this frame."
        : "The architectures draw different frames, which is a mistake.",
      content: names.map { frame, names in
        """
        <figure>
        <pre class="frame">\(frame)</pre>
        <figcaption>\(names.map(\.1).joined(separator: ", "))</figcaption>
        </figure>
        """
      })
  }

  // MARK: - Concerns

  /// A panel for each concern, with its code in every architecture.
  private var concernPanels: [Panel] {
    Concern.allCases.enumerated().map { index, concern in
      let code = columns(concern.commandLineName, heading: "h3") { source in
        (source.concerns[concern] ?? []).map(section)
      }
      return Panel(
        id: concern.commandLineName, title: concern.rawValue, key: index + 1,
        lead: concern.question, content: [code])
    }
  }

  private func section(_ region: Region) -> HTML {
    let (first, last) = (region.lineNumbers.lowerBound, region.lineNumbers.upperBound)
    let numbers = first == last ? ":\(first)" : ":\(first)–\(last)"
    return """
      <section>
      <h4>\(region.file)<span class="numbers">\(numbers)</span></h4>
      \(HTML.swift(region.text))
      </section>
      """
  }

  // MARK: - Traces

  /// The recorded messages of each event.
  var tracesPanel: Panel {
    guard let traces = facts.traces else {
      let lead = "No traces are recorded in \(RecordedTraces.folder); tests record them there."
      return Panel(id: "traces", title: "Traces", lead: lead, content: [])
    }
    return Panel(
      id: "traces", title: "Traces",
      lead: "The calls through protocols and closures, from the event to the screen. Direct calls"
        + " of a class are not in a trace. The screen shows two employees.",
      content: TraceEvent.allCases.map { event in
        """
        <section class="event">
        <h3>\(event.title)</h3>
        <p>\(event.summary)</p>
        \(columns(event.rawValue, heading: "h4") { trace(traces.trace(of: event, in: $0.name)) })
        </section>
        """
      })
  }

  private func trace(_ trace: Trace?) -> [HTML] {
    guard let trace else { return ["<p>Not recorded.</p>"] }
    let items = trace.messages.map { message -> HTML in
      """
      <li><span class="route">\(message.sender)<span class="arrow"> → </span>\(message.receiver)\
      </span> <code>\(message.text)</code></li>
      """
    }
    return ["<ol class=\"trace\">\n\(items)\n</ol>"]
  }

  // MARK: - Figures

  /// The counted and measured figures.
  var figuresPanel: Panel {
    let names = facts.sources.map(\.name)
    let tables = [
      ("Costs", facts.costs), ("More costs", facts.moreCosts),
      ("Tested without a screen", facts.testedParts),
      ("Times by operation", facts.figures?.operationFactors(of: names) ?? MarkdownTable([])),
    ]
    return Panel(
      id: "figures", title: "Figures",
      lead: facts.figures?.circumstances
        ?? "No times: \(MeasuredFigures.file) does not exist or has another form.",
      content: tables.filter { !$1.rows.isEmpty }.map(table))
  }

  private func table(_ label: String, _ table: MarkdownTable) -> HTML {
    let head = table.headings.map { "<th scope=\"col\">\($0)</th>" as HTML }
    let rows = table.rows.map { row -> HTML in
      let cells = row.dropFirst().map { "<td>\($0.replacing("`", with: ""))</td>" as HTML }
      return "<tr>\n<th scope=\"row\">\(row[0])</th>\n\(cells)\n</tr>"
    }
    return """
      <div class="scroll" role="group" aria-label="\(label)" tabindex="0">
      <table>
      <thead><tr>
      \(head)
      </tr></thead>
      <tbody>
      \(rows)
      </tbody>
      </table>
      </div>
      """
  }
}

extension Concern {
  /// What to compare in the code of this concern.
  fileprivate var question: String {
    switch self {
    case .assembly: "Which object creates the parts, and which parts know each other afterwards?"
    case .loading: "Which object requests the employees, and where does the answer arrive?"
    case .rows: "Which object decides which rows there are, and what they say?"
    case .makingCells: "Which object chooses a cell, and which fills it?"
    case .taps: "Which way does a tap on a button go, and which object knows its meaning?"
    case .selection: "Which rows can be selected, and which object shows the profile?"
    case .updating: "What changes on the screen when the list changes?"
    case .searching: "Which object receives the search text, and which filters the list?"
    case .deleting: "Which object removes a row, and which restores it after a refusal?"
    }
  }
}
