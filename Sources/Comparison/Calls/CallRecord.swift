package import PackageFiles

/// The recorded calls of all architectures at all events, and the frames that the screen showed.
package struct CallRecord: Equatable, Sendable {
  /// The path of the file that `.ci/record` writes.
  package static let path = "Benchmarks/Results/calls.txt"

  /// What happens at an event in one architecture.
  package struct Trace: Equatable, Sendable {
    package internal(set) var calls: [RecordedCall] = []

    /// The frames in their order, as indices in the frames of the event, each with the number of
    /// calls before it.
    package internal(set) var changes: [(frame: Int, callCount: Int)] = []

    package init(_ calls: [RecordedCall] = [], changes: [(frame: Int, callCount: Int)] = []) {
      (self.calls, self.changes) = (calls, changes)
    }

    package static func == (first: Trace, second: Trace) -> Bool {
      first.calls == second.calls && first.changes.elementsEqual(second.changes, by: ==)
    }

    /// The index of the frame on the screen after some calls.
    package func frame(after count: Int) -> Int {
      changes.last { $0.callCount <= count }?.frame ?? changes.first?.frame ?? 0
    }
  }

  private var frames: [CallEvent: [String]] = [:]
  private var traces: [CallEvent: [(architecture: String, trace: Trace)]] = [:]

  package init() {}

  package static func == (first: CallRecord, second: CallRecord) -> Bool {
    first.text == second.text
  }

  /// The different frames of an event.
  package func frames(of event: CallEvent) -> [String] { frames[event] ?? [] }

  /// The number of frames that the first architecture shows, which the others are meant to equal.
  package func commonFrameCount(of event: CallEvent) -> Int {
    (traces[event]?.first?.trace.changes.map(\.frame).max() ?? -1) + 1
  }

  /// The calls of an event, if they are recorded.
  package func trace(of event: CallEvent, in architecture: String) -> Trace? {
    traces[event]?.first { $0.architecture == architecture }?.trace
  }

  /// The recorded calls of some events, by default of all.
  package func calls(
    in architecture: String, of events: [CallEvent] = CallEvent.allCases
  ) -> [RecordedCall] {
    events.flatMap { trace(of: $0, in: architecture)?.calls ?? [] }
  }

  /// Adds the calls of an event, with the frame before them and the frames that follow.
  package mutating func add(
    _ moments: [(frame: String, calls: [RecordedCall])], at event: CallEvent,
    in architecture: String
  ) {
    var trace = Trace()
    for (frame, calls) in moments {
      trace.calls += calls
      let known = frames[event, default: []]
      let index = known.firstIndex(of: frame) ?? known.count
      if index == known.count { frames[event, default: []].append(frame) }
      if index != trace.changes.last?.frame { trace.changes.append((index, trace.calls.count)) }
    }
    traces[event, default: []].append((architecture, trace))
  }
}

// MARK: - Text

extension CallRecord {
  /// Reads the file of a package.
  ///
  /// - Throws: `SourceCodeError` if it can't be read, or if a line has another form.
  package init(in package: PackageFolder) throws(SourceCodeError) {
    try self.init(text: package.text(of: Self.path))
  }

  /// Reads the text of a file.
  package init(text: String) throws(SourceCodeError) {
    var event = CallEvent.loadSucceeds
    var isFrame = false
    for line in text.split(separator: "\n") {
      if let title = line.wholeMatch(of: #/# (\S+)/#) {
        guard let named = CallEvent(rawValue: String(title.1)) else {
          throw SourceCodeError(description: "\(Self.path) has the unknown event “\(title.1)”")
        }
        event = named
      } else if let title = line.wholeMatch(of: #/## (.+)/#) {
        isFrame = title.1.hasPrefix("frame ")
        if isFrame {
          frames[event, default: []].append("")
        } else {
          traces[event, default: []].append((String(title.1), Trace()))
        }
      } else if isFrame {
        let last = frames(of: event).count - 1
        frames[event]?[last].append("\(line)\n")
      } else {
        try read(line, at: event)
      }
    }
  }

  /// Reads the line of a call or of a change of the screen.
  private mutating func read(_ line: Substring, at event: CallEvent) throws(SourceCodeError) {
    guard let last = traces[event]?.popLast() else {
      throw SourceCodeError(description: "\(Self.path) has no architecture above “\(line)”")
    }
    var trace = last.trace
    if let number = line.wholeMatch(of: #/frame (\d+)/#).flatMap({ Int($0.1) }) {
      trace.changes.append((number - 1, trace.calls.count))
    } else if let call = RecordedCall(line) {
      trace.calls.append(call)
    } else {
      throw SourceCodeError(description: "\(Self.path) has no call in “\(line)”")
    }
    traces[event]?.append((last.architecture, trace))
  }

  /// The text of the file.
  package var text: String {
    var text = ""
    for event in CallEvent.allCases {
      text += "# \(event.rawValue)\n\n"
      for (index, frame) in frames(of: event).enumerated() {
        text += "## frame \(index + 1)\n\n\(frame)\n"
      }
      for (architecture, trace) in traces[event] ?? [] {
        text += "## \(architecture)\n\n"
        for count in 0...trace.calls.count {
          for change in trace.changes where change.callCount == count {
            text += "frame \(change.frame + 1)\n"
          }
          if count < trace.calls.count { text += "\(trace.calls[count])\n" }
        }
        text += "\n"
      }
    }
    return text
  }
}
