import TestSupport

// What can be told of a screen from outside, drawn or planned, as text to compare.

extension Person {
  /// The frame, and what left the screen.
  var report: String {
    Report.text(
      frame: frame, requestCount: service.requestCount, deletions: service.deletions,
      actions: actions.actions)
  }
}

// MARK: -

extension ExpectedScreen {
  /// The frame, and what left the screen.
  var report: String {
    Report.text(
      frame: frame, requestCount: requestCount, deletions: deletions, actions: actions)
  }
}

// MARK: -

private enum Report {
  static func text(
    frame: String, requestCount: Int, deletions: [Int], actions: [RecordingActions.Action]
  ) -> String {
    "\(frame)\(requestCount) requests, deleted \(deletions), caused \(actions.suffix(3)) "
      + "(\(actions.count))"
  }
}
