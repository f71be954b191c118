/// A recorded message in the picture of its architecture.
package struct TraceStep: Sendable {
  package let message: TraceMessage

  /// The objects from the caller to the called one.
  ///
  /// Two objects refer to each other in one direction at least. Between more than two, the calls
  /// are not recorded. A call of an object to itself has one object. No objects: there is no way.
  package let way: [String]

  /// The objects between the message before and the caller, if their calls are not recorded.
  package let gap: [String]

  /// The lines in which the calls of the message arrive, one for each.
  package let places: [CallPlace?]

  /// The objects whose calls to each other are not recorded.
  package var unrecorded: [[String]] { [gap, way.count > 2 ? way : []].filter { !$0.isEmpty } }
}

extension ObjectDiagram {
  /// Follows the messages of an event from object to object.
  package func steps(of trace: Trace) -> [TraceStep] {
    var reached: Set<String> = []
    var last: String?
    var requests: [String: TraceCall] = [:]
    return trace.messages.map { message in
      let sender = object(for: message.sender)?.name ?? message.sender
      let receiver = object(for: message.receiver)?.name ?? message.receiver
      let gap = last.map { reached.contains(sender) ? [] : way(from: $0, to: sender) } ?? []
      reached.formUnion([sender, receiver])
      last = receiver
      let calls = message.calls
      let places: [CallPlace?]
      if message.isAnswer {
        let request = requests[message.sender]
        places = [request.flatMap { declarations.place(ofAnswerTo: $0, in: message.receiver) }]
      } else {
        requests[message.receiver] = calls.first
        places = calls.map { declarations.place(of: $0, in: message.receiver) }
      }
      return TraceStep(
        message: message, way: way(from: sender, to: receiver), gap: gap, places: places)
    }
  }

  /// The shortest way along references, in any direction; empty if there is none.
  package func way(from start: String, to end: String) -> [String] {
    var previous = [start: start]
    var open = [start][...]
    while let name = open.popFirst(), name != end {
      for reference in references {
        let neighbour =
          reference.owner == name
          ? reference.target : reference.target == name ? reference.owner : nil
        guard let neighbour, previous[neighbour] == nil else { continue }
        previous[neighbour] = name
        open.append(neighbour)
      }
    }
    guard previous[end] != nil else { return [] }
    var way = [end]
    while let name = way.first, name != start { way.insert(previous[name] ?? start, at: 0) }
    return way
  }
}
