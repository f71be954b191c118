package import SourceAnalysis

/// The log of what the parts of a screen tell one another.
///
/// A message is noted before what it causes, so that the log has the order of the calls. What is
/// asked again for each row and section stands once for each pair of parts, with the number of times,
/// until the next message of another kind. A property that is only read is no message.
package final class TraceRecorder {
  /// Whether messages are noted.
  package var isRecording = false

  private var entries: [Entry] = []

  /// The number of entries at which no more is counted.
  private var closed = 0

  package init() {}

  /// Notes a message.
  package func record(_ text: String, from sender: Any.Type, to receiver: Any.Type) {
    guard isRecording else { return }
    entries.append(Entry(sender: sender, receiver: receiver, asked: [(text, 1)]))
    closed = entries.count
  }

  /// Counts a message that is sent for each row or section.
  package func count(_ name: String, from sender: Any.Type, to receiver: Any.Type) {
    guard isRecording else { return }
    let open = entries.indices.dropFirst(closed)
    let index = open.first { entries[$0].sender == sender && entries[$0].receiver == receiver }
    if let index {
      entries[index].count(name)
    } else {
      entries.append(Entry(sender: sender, receiver: receiver, asked: [(name, 1)]))
    }
  }

  /// What was noted.
  package var trace: Trace {
    Trace(entries.map(\.message))
  }
}

// MARK: -

extension TraceRecorder {
  private struct Entry {
    let sender: Any.Type
    let receiver: Any.Type
    var asked: [(name: String, times: Int)]

    mutating func count(_ name: String) {
      if let index = asked.firstIndex(where: { $0.name == name }) {
        asked[index].times += 1
      } else {
        asked.append((name, 1))
      }
    }

    var message: TraceMessage {
      let phrases = asked.map { $0.times == 1 ? $0.name : "\($0.name) × \($0.times)" }
      return TraceMessage(
        from: Self.name(of: sender), to: Self.name(of: receiver),
        phrases.joined(separator: ", "))
    }

    private static func name(of type: Any.Type) -> String {
      "\(type)".replacing("any ", with: "")
    }
  }
}
