import Traces

/// The calls between a tap on Call and the action, as listed on the page of an architecture.
///
/// A trace has only the calls through protocols and closures.
struct TapJourney {
  /// The calls of methods and closures, from the button's closure to the action.
  let calls: [(type: String, method: String)]

  /// Reads the line of a page that lists the calls.
  init(page: String) {
    let line = page.split(separator: "\n").first { $0.hasPrefix("**Every call:** ") } ?? ""
    // In parentheses stands who set the closure, before the tap.
    let calls = line.replacing(#/\([^)]*\)/#, with: "")
    self.calls = calls.matches(of: #/`(\w+)\.(\w+)`/#).map { (String($0.1), String($0.2)) }
  }

  /// The number of calls that are also in a trace.
  func callCount(in trace: Trace) -> Int {
    calls.count { call in
      trace.messages.contains { message in
        // A trace names the event of a button, and a page the method that sends it.
        call.type == "UIButton"
          ? message.sender == call.type
          : message.receiver == call.type && message.text.hasPrefix("\(call.method)(")
      }
    }
  }
}
