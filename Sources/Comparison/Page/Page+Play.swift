import PackageFiles

extension Page {
  /// The recorded calls of each event in the pictures, which the script plays.
  var play: HTML {
    guard let record = facts.record else {
      return "<p>No calls are recorded in \(CallRecord.path); bash .ci/record writes them.</p>"
    }
    let choices = CallEvent.allCases.enumerated().map { index, event -> HTML in
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
      <svg class="map drawings" aria-hidden="true">
      \(profilePictures.map { "<g id=\"\($0.id)\">\($0.drawing)</g>" as HTML })
      </svg>
      \(CallEvent.allCases.map { section(of: $0, in: record) })
      """
  }

  /// The pictures in which the calls of an event are drawn.
  func pictures(for event: CallEvent) -> [ArchitecturePicture] {
    event.showsProfile ? profilePictures : pictures
  }

  private func section(of event: CallEvent, in record: CallRecord) -> HTML {
    """
    <section class="event" id="play-\(event.rawValue)">
    <h3>\(event.title)</h3>
    <p class="lead">\(event.summary)</p>
    <div class="scene">
    \(columns("h4", with: pictures(for: event)) { source, picture in
      stage(of: record.trace(of: event, in: source.name), in: picture)
    })
    \(frames(record.frames(of: event), commonCount: record.commonFrameCount(of: event)))
    </div>
    </section>
    """
  }

  private func stage(of trace: CallRecord.Trace?, in picture: ArchitecturePicture) -> [HTML] {
    guard let trace else { return ["<p>Not recorded.</p>"] }
    let calls = Call.all(of: trace, in: picture)
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
      <use href="#\(picture.id)"/>
      \(calls.map { $0.drawing(in: picture) })
      \(calls.map(\.disc))
      </svg>
      <ol class="trace">
      \(items)
      </ol>
      """
    ]
  }

  /// The two types, the call, and the line in which it arrives.
  func words(for call: Call) -> HTML {
    let recorded = call.recorded
    let concern = call.concern.map { " · \($0.rawValue)" } ?? ""
    let file = short(SourceFile.stem(of: recorded.callee.place))
    let line: HTML = call.line.map { "<small>\(file):\($0)\(concern)</small>" } ?? ""
    return """
      <span>\(short(recorded.caller.type)) → \(short(recorded.callee.type))</span> \
      <code>\(recorded.text)</code> \(line)
      """
  }

  /// A name without what is common to all, where something is left.
  private func short(_ name: String) -> Substring {
    name == "EmployeeList" ? name[...] : name.trimmingPrefix("EmployeeList")
  }

  // MARK: - Frames

  /// The frames, with marks on the lines that are new.
  ///
  /// - Parameter commonCount: The number of frames that most screens show.
  func frames(_ frames: [String], commonCount: Int) -> HTML {
    let figures = frames.indices.map { index -> HTML in
      let title =
        switch (index, commonCount) {
        case (0, 1): "Before and after"
        case (0, _): "Before"
        case (commonCount - 1, _): "After"
        case (commonCount..., _): "On another screen"
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
      <h4>The screen\(frames.count == commonCount ? ", the same in all" : "")</h4>
      <p class="lead">▣ in a strip marks where it changes. New lines are colored.</p>
      \(figures)
      </aside>
      """
  }
}

extension Substring {
  /// Whether a line of a frame has nothing between its edges.
  fileprivate var isEmptyRow: Bool { allSatisfy { $0 == "│" || $0 == " " } }
}
