import SourceAnalysis

extension Page {
  /// The recorded calls of each event, which the script plays in the pictures.
  var playPanel: Panel {
    guard let traces = facts.traces else {
      let lead = "No traces are recorded in \(RecordedTraces.folder); tests record them there."
      return Panel(id: "play", title: "Play", lead: lead, content: [])
    }
    return Panel(
      id: "play", title: "Play",
      lead: "The calls through protocols and closures, in order. The caller is outlined, and the"
        + " called object is filled. A dotted way is not recorded, a dashed one is an answer.",
      content: [player] + TraceEvent.allCases.map { section(of: $0, in: traces) })
  }

  /// The controls, which need the script.
  private var player: HTML {
    let events = TraceEvent.allCases.map { event -> HTML in
      """
      <button type="button" data-play="\(event.rawValue)" aria-pressed="false">\(event.title)</button>
      """
    }
    return """
      <div class="player">
      <div class="choices" role="group" aria-label="Event">
      \(events)
      </div>
      <div class="moves" role="group" aria-label="Player">
      <button type="button" data-move="back"><span aria-hidden="true">◀ </span>Back</button>
      <button type="button" data-move="step">Step<span aria-hidden="true"> ▶</span></button>
      <button type="button" data-move="play" aria-pressed="false">Play</button>
      <label>Step <input type="range" id="position" min="0" value="0"/></label>
      <span class="keys"><kbd>←</kbd> <kbd>→</kbd> step, <kbd>Space</kbd> plays</span>
      </div>
      <p id="spoken" class="spoken" aria-live="polite"></p>
      </div>
      """
  }

  private func section(of event: TraceEvent, in traces: RecordedTraces) -> HTML {
    """
    <section class="event" data-event="\(event.rawValue)">
    <h3>\(event.title)</h3>
    <p>\(event.summary)</p>
    \(columns(event.rawValue, heading: "h4") { steps(of: event, in: traces, for: $0.name) })
    \(frames(traces.frames(of: event)))
    </section>
    """
  }

  // MARK: - Steps

  private func steps(
    of event: TraceEvent, in traces: RecordedTraces, for architecture: String
  ) -> [HTML] {
    guard let trace = traces.trace(of: event, in: architecture),
      let diagram = facts.diagrams.first(where: { $0.name == architecture })
    else { return ["<p>Not recorded.</p>"] }
    let items = diagram.steps(of: trace).enumerated().map { index, step -> HTML in
      """
      <li data-kind="\(step.message.isAnswer ? "answer" : "call")" \
      data-way="\(step.way.joined(separator: " "))" data-gap="\(step.gap.joined(separator: " "))" \
      data-frame="\(trace.frame(after: index + 1))">
      \(call(of: step))
      </li>
      """
    }
    return [
      """
      <p class="progress"><b>0</b> of <b>\(items.count)</b></p>
      <div class="caption"></div>
      <div class="scene">
      <div class="stage"></div>
      <ol class="trace">
      \(items)
      </ol>
      </div>
      """
    ]
  }

  /// The two objects, the call, the lines in which it arrives, and what is missing before it.
  private func call(of step: TraceStep) -> HTML {
    let message = step.message
    let gaps = step.unrecorded.map { objects -> HTML in
      "<p class=\"unrecorded\">Not recorded: \(objects.joined(separator: " ⋯ "))</p>"
    }
    return """
      <button type="button"><span class="route">\(short(message.sender))\
      <span class="arrow"> → </span>\(short(message.receiver))</span> <code>\(message.text)</code></button>
      <p class="source">\(source(of: step))</p>
      \(gaps)
      """
  }

  /// A name, whose beginning is left out where there is little room.
  private func short(_ name: String) -> HTML {
    let common = "EmployeeList"
    guard name.hasPrefix(common), name != common else { return "\(name)" }
    return "<span class=\"common\">\(common)</span>\(name.dropFirst(common.count))"
  }

  /// The line in which a call arrives, or the numbers of the lines of several calls.
  private func source(of step: TraceStep) -> HTML {
    let places = step.places.compactMap(\.self)
    if let place = places.first, places.count == 1 {
      return "\(place.file):\(place.line) <code>\(place.text)</code>"
    }
    var file: String?
    let pieces = zip(step.message.calls, places).map { call, place -> HTML in
      defer { file = place.file }
      return "\(place.file == file ? "" : place.file):\(place.line) <code>\(call.name)</code>"
    }
    return "\(pieces, separator: ", ")"
  }
}
