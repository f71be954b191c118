import Traces

/// The calls between a tap on Call and the action, in one architecture.
///
/// Calls that only return a value are left out. A trace has only the calls through protocols and
/// closures, and of these all.
struct TapJourney {
  /// A call of a method or closure.
  struct Call: Equatable {
    let type: String
    let method: String

    var name: String { "\(type).\(method)" }
  }

  /// Who gave the button its closure, before the tap.
  let setter: String

  /// The calls, from the button's closure to the action.
  let calls: [Call]

  /// Creates a journey from the closure of the button, by calls between it and the service.
  init(setBy setter: String, _ between: String...) {
    self.setter = setter
    let names = ["UIButton.sendActions", "ButtonView.tapped"] + between + ["ContactService.call"]
    calls = names.map { name in
      let parts = name.split(separator: ".").map(String.init)
      return Call(type: parts[0], method: parts[1])
    }
  }

  /// The calls as the page of an architecture lists them.
  var markdown: String {
    let names = calls.map { call in
      "`\(call.name)`" + (call.type == "ButtonView" ? " (set by \(setter))" : "")
    }
    let title = "**The calls, without those that only return a value:**"
    return "\(title) \(names.joined(separator: " → "))."
  }

  /// The number of calls that are also in a trace.
  func callCount(in trace: Trace) -> Int {
    calls.count { call in
      trace.messages.contains { message in
        // A trace names the event of a button, and a journey the method that sends it.
        call.type == "UIButton"
          ? message.sender == call.type
          : message.receiver == call.type && message.text.hasPrefix("\(call.method)(")
      }
    }
  }
}
