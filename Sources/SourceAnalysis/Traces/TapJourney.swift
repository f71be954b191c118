/// Every call between a tap on Call and the action, as the page of an architecture tells them.
///
/// A trace has only the calls that can be heard from outside.
package struct TapJourney {
  /// A method of a type, or a closure that it has.
  package struct Call {
    package let type: String
    package let method: String
  }

  /// The calls, from the button's closure to the action.
  package let calls: [Call]

  /// Reads the line of a page that names the calls.
  package init(page: String) {
    let line = page.split(separator: "\n").first { $0.hasPrefix("**Every call:** ") } ?? ""
    calls = line.matches(of: #/`(?<type>\w+)\.(?<method>\w+)`/#).map {
      Call(type: String($0.type), method: String($0.method))
    }
  }

  /// The number of the calls that a trace has; the closure is the one that the button sends.
  package func callCount(in trace: Trace) -> Int {
    calls.count { call in
      trace.messages.contains { message in
        (message.receiver == call.type || message.sender == "Button" && call.type == "Button")
          && message.text.hasPrefix("\(call.method)(")
      }
    }
  }
}
