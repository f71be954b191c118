import Markup
import SourceAnalysis
import Traces

extension Page {
  /// The recorded calls of each event in the pictures, which the script plays.
  var play: HTML {
    guard let traces = facts.traces else {
      return "<p>No traces are recorded in \(RecordedTraces.folder); tests record them there.</p>"
    }
    let choices = TraceEvent.allCases.enumerated().map { index, event -> HTML in
      let checked: HTML = index == 0 ? " checked=\"checked\"" : ""
      return """
        <label><input type="radio" name="event" id="event-\(event.rawValue)" \
        value="\(event.rawValue)"\(checked)/>\(event.title)</label>
        """
    }
    return """
      <div class="player">
      <fieldset class="choice"><legend>Event</legend>
      \(choices)
      </fieldset>
      <div class="moves">
      <button type="button" data-move="back"><span aria-hidden="true">◀ </span>Back</button>
      <button type="button" data-move="step">Step<span aria-hidden="true"> ▶</span></button>
      <button type="button" data-move="play">Play</button>
      <input type="range" id="position" min="0" value="0" aria-label="Step"/>
      <span class="keys"><kbd>←</kbd> <kbd>→</kbd> step, <kbd>Space</kbd> plays</span>
      </div>
      <p id="spoken" aria-live="polite"></p>
      </div>
      \(TraceEvent.allCases.map { section(of: $0, in: traces) })
      """
  }

  private func section(of event: TraceEvent, in traces: RecordedTraces) -> HTML {
    """
    <section class="event" id="play-\(event.rawValue)">
    <h3>\(event.title)</h3>
    <p class="lead">\(event.summary)</p>
    <div class="scene">
    \(columns("h4") { source, picture in
      stage(of: traces.trace(of: event, in: source.name), in: picture, of: source)
    })
    \(frames(traces.frames(of: event)))
    </div>
    </section>
    """
  }

  private func stage(
    of trace: Trace?, in picture: ArchitecturePicture, of source: ArchitectureSource
  ) -> [HTML] {
    guard let trace else { return ["<p>Not recorded.</p>"] }
    let calls = Call.all(of: trace, in: picture, of: source)
    let items = calls.map { call -> HTML in
      """
      <li class="c\(call.concern?.number ?? 0)" data-frame="\(call.frame)">\(words(for: call))</li>
      """
    }
    return [
      """
      <p class="progress">\(calls.count) calls</p>
      <div class="strip" aria-hidden="true"></div>
      <div class="caption"></div>
      <svg class="map stage" viewBox="0 0 320 \(picture.height)" aria-hidden="true">\
      <use href="#picture-\(source.name)"/>
      \(calls.map { $0.drawing(in: picture) })
      \(calls.map(\.disc))
      </svg>
      <ol class="trace">
      \(items)
      </ol>
      """
    ]
  }

  /// The two objects, the call, and the line in which it arrives.
  func words(for call: Call) -> HTML {
    let message = call.message
    let site = call.sites.last.flatMap(\.self)
    let concern = call.concern.map { " · \($0.rawValue)" } ?? ""
    let line: HTML =
      site.map { site in
        "<small>\(short(SourceFile.stem(of: site.file))):\(site.line)\(concern)</small>"
      } ?? ""
    return """
      <span>\(short(message.sender)) → \(short(message.receiver))</span> \
      <code>\(message.text)</code> \(line)
      """
  }

  /// A name without what is common to all, where something is left.
  private func short(_ name: String) -> Substring {
    name == "EmployeeList" ? name[...] : name.trimmingPrefix("EmployeeList")
  }

  // MARK: - Frames

  /// The frames, with marks on the lines that are new.
  func frames(_ frames: [String]) -> HTML {
    let figures = frames.indices.map { index -> HTML in
      let title =
        switch (index, frames.count) {
        case (0, 1): "Before and after"
        case (0, _): "Before"
        case (frames.count - 1, _): "After"
        default: "Before the answer"
        }
      // A line that only moved is not marked.
      let before = Set(frames[max(0, index - 1)].split(separator: "\n"))
      let lines = frames[index].split(separator: "\n").filter { !$0.isEmptyRow }
        .map { line -> HTML in before.contains(line) ? "\(line)" : "<mark>\(line)</mark>" }
      return """
        <figure data-frame="\(index)">
        <figcaption>\(title) <span class="at"></span></figcaption>
        <pre class="frame">\(lines)</pre>
        </figure>
        """
    }
    return """
      <aside class="frames">
      <h4>The screen, the same in all</h4>
      <p class="lead">▣ in a strip marks where it changes. New lines are coloured.</p>
      \(figures)
      </aside>
      """
  }
}

extension Substring {
  /// Whether a line of a frame has nothing between its edges.
  fileprivate var isEmptyRow: Bool { allSatisfy { $0 == "│" || $0 == " " } }
}
