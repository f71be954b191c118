import CallRecording
import Catalogue
import Comparison
import Employees
import ListRendering
import TerminalDrawing
import UIKit

/// A screen with two employees, on which an event is caused while calls are recorded.
struct RecordedScreen {
  /// The frame at a time, and the addresses of each call stack since the time before.
  typealias Moment = (frame: String, stacks: [[UInt]])

  private let service = AnsweredService()
  private let contacts = ReportedContacts { _ in }
  private let window: TextWindow

  /// Opens the screen of an architecture, and loads its list.
  init(of architecture: Architecture) async {
    window = TextWindow(
      rootViewController: UINavigationController(
        rootViewController: architecture.makeScreen(service, contacts, nil)),
      size: Size(width: 44, height: 15))
    window.layoutIfNeeded()
    await service.answer(.success([.grace, .hypatia]))
    window.layoutIfNeeded()
  }

  /// Causes an event, answers as the service, and returns what happened.
  ///
  /// - Throws: `RecordingError` if the recording has no room.
  func record(_ event: CallEvent) async throws(RecordingError) -> [Moment] {
    if event == .starRefused {
      tap("Grace Hopper")
      window.layoutIfNeeded()
    }
    var moments: [Moment] = [(window.frame, [])]
    func look() throws(RecordingError) {
      window.layoutIfNeeded()
      call_recording_stop()
      guard !call_recording_is_full() else { throw .isFull }
      moments.append((window.frame, Self.stacks))
      call_recording_start()
    }
    call_recording_start()
    defer { call_recording_stop() }
    switch event {
    case .loadSucceeds, .loadFails:
      window.pullToRefresh()
      try look()
      await service.answer(
        event == .loadFails
          ? .failure(.unavailable(reason: "asleep")) : .success([.grace, .hypatia, .ada]))
    case .callTapped:
      tap("[Call]")
    case .searchTyped:
      window.search("hyp")
    case .deleteRefused:
      window.swipeToDelete(line: 1)
      try look()
      await service.refuseChanges(with: "locked")
    case .nameTapped:
      tap("Grace Hopper")
    case .starRefused:
      tap("[Add star]")
      try look()
      await service.refuseChanges(with: "locked")
    }
    try look()
    return moments
  }

  private func tap(_ text: String) {
    guard let point = window.point(of: text) else { return }
    window.tap(line: point.line, column: point.column)
  }

  /// The recorded stacks, each with the entered function first.
  private static var stacks: [[UInt]] {
    let words = UnsafeBufferPointer(
      start: call_recording_words(), count: Int(call_recording_count()))
    var stacks: [[UInt]] = []
    var rest = words[...]
    while let depth = rest.popFirst() {
      stacks.append(Array(rest.prefix(Int(depth))))
      rest = rest.dropFirst(Int(depth))
    }
    return stacks
  }
}

/// A recording that can't be used.
enum RecordingError: Error, CustomStringConvertible {
  case isFull
  case isEmpty
  case noSymbols(String)

  var description: String {
    switch self {
    case .isFull: "the recording has no room for more calls"
    case .isEmpty: "no call was recorded; build with bash .ci/record"
    case .noSymbols(let tool): "\(tool) could not be run"
    }
  }
}

extension Employee {
  fileprivate static let grace = Employee(
    id: 1, name: "Grace Hopper", specialization: "Compilers", photo: "grace.png",
    workplaces: ["Vassar College", "Remington Rand"], phone: "+1-202-555-0101",
    email: "grace@example.org")

  fileprivate static let ada = Employee(
    id: 4, name: "Ada Lovelace", specialization: "Notes on the Analytical Engine",
    photo: "ada.png", phone: "+1-202-555-0104", email: "ada@example.org")

  fileprivate static let hypatia = Employee(
    id: 5, name: "Hypatia", specialization: "Mathematics")
}
