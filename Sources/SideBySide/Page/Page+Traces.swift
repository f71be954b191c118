import SourceAnalysis

extension Page {
  /// The panel that says who tells whom what at each event.
  var tracesPanel: Panel {
    guard let traces else {
      return Panel(
        id: "traces", title: "Traces",
        lead: "No traces are recorded in \(RecordedTraces.folder); tests record them there.",
        content: [])
    }
    return Panel(
      id: "traces", title: "Traces",
      lead: "Who tells whom what, from the event to the screen, as far as it can be heard from"
        + " outside: where parts meet in a protocol or a closure. Where a line does not follow from"
        + " the one before, parts know each other by their class. The screen shows two employees.",
      content: TraceEvent.allCases.map { event in
        .block(
          "section", ["class": "event"],
          [
            .element("h3", [:], .text(event.title)),
            .element("p", [:], .text(event.summary)),
            columns(event.rawValue, level: 4) { source in
              guard let trace = traces.trace(of: event, in: source.name) else {
                return [.element("p", [:], .text("Not recorded."))]
              }
              return [list(trace), diagram(trace)]
            },
          ])
      })
  }

  private func list(_ trace: Trace) -> HTML {
    .block("ol", ["class": "trace"], trace.messages.map(item))
  }

  private func item(_ message: TraceMessage) -> HTML {
    .element(
      "li", [:],
      .element(
        "span", ["class": "route"],
        .text(message.sender),
        .element("span", ["class": "arrow"], .text(" → ")),
        .text(message.receiver)),
      .text(" "),
      .element("code", [:], .text(message.text)))
  }

  private func diagram(_ trace: Trace) -> HTML {
    .block(
      "details", [:],
      [
        .element("summary", [:], .text("As a Mermaid diagram")),
        .element("pre", ["class": "mermaid"], .text(trace.mermaid)),
      ])
  }
}
