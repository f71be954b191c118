package import Employees
package import Testing
import Traces
import UIKit

/// The log of the calls between the parts of a screen.
///
/// A call is logged before its effects, so that the log has the order of the calls. Calls that
/// repeat for each row or section are counted: for each pair of types they share one entry until the
/// next other call. Reading a property is not logged.
package final class TraceRecorder {
  /// A call, or the repeated calls between two types, each with its count.
  private typealias Entry = (ends: Seam.Ends, calls: [(text: String, times: Int)])

  private var entries: [Entry] = []

  /// The number of entries that take no more counts.
  private var closedCount = 0

  /// The different frames so far.
  private(set) var frames: [String] = []

  /// The number of entries before each frame but the first.
  private var changes: [Int] = []

  package init() {}

  /// The calls so far.
  var trace: Trace {
    let messages = entries.map { ends, calls in
      let phrases = calls.map { $0.times == 1 ? $0.text : "\($0.text) × \($0.times)" }
      return TraceMessage(from: ends.sender, to: ends.receiver, phrases.joined(separator: ", "))
    }
    return Trace(messages, changes: changes)
  }

  /// Logs what the screen shows, if it is different from the frame before.
  func record(frame: String) {
    guard frame != frames.last else { return }
    if !frames.isEmpty { changes.append(entries.count) }
    frames.append(frame)
    closedCount = entries.count
  }

  /// Returns the log for the calls from one type to another.
  package func seam(from sender: Any.Type, to receiver: Any.Type) -> Seam {
    let names = [sender, receiver].map { type in
      String("\(type)".replacing("any ", with: "").prefix { $0 != "<" })
    }
    return Seam(recorder: self, ends: Seam.Ends(sender: names[0], receiver: names[1]))
  }

  /// Removes all calls.
  func clear() {
    entries = []
    (frames, changes) = ([], [])
    closedCount = 0
  }

  fileprivate func record(_ text: String, between ends: Seam.Ends) {
    entries.append((ends, [(text, 1)]))
    closedCount = entries.count
  }

  fileprivate func count(_ text: String, between ends: Seam.Ends) {
    let open = entries.indices.dropFirst(closedCount)
    guard let entry = open.first(where: { entries[$0].ends == ends }) else {
      return entries.append((ends, [(text, 1)]))
    }
    if let call = entries[entry].calls.firstIndex(where: { $0.text == text }) {
      entries[entry].calls[call].times += 1
    } else {
      entries[entry].calls.append((text, 1))
    }
  }
}

// MARK: -

/// The place where one type calls another through a protocol or a closure.
package struct Seam {
  fileprivate struct Ends: Equatable {
    let sender: String
    let receiver: String
  }

  fileprivate let recorder: TraceRecorder
  fileprivate let ends: Ends

  /// Records the method that calls this, with its arguments in short.
  ///
  /// In `func delete(_ id: Int)`, `record(id)` records `delete(7)`.
  ///
  /// Fails the test if the method has another number of parameters.
  package func record(
    _ arguments: Any?..., function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parts = function.split(separator: "(", maxSplits: 1)
    let labels = parts[1].dropLast().split(separator: ":")
    #expect(
      labels.count == arguments.count, "\(function) is recorded with other arguments",
      sourceLocation: sourceLocation)
    let phrases = zip(labels, arguments).map { label, argument in
      label == "_" ? brief(argument) : "\(label): \(brief(argument))"
    }
    record(text: "\(parts[0])(\(phrases.joined(separator: ", ")))")
  }

  /// Records a call by its text.
  package func record(text: String) {
    recorder.record(text, between: ends)
  }

  /// Records a call that passes the list and its status, as the names and the words on a screen.
  ///
  /// - Parameter start: The call up to the names, such as `listChanged(`.
  package func record(call start: String, _ list: EmployeeList, _ status: EmployeeListStatus) {
    let (names, words) = (list.employees.map(\.name), status.words(above: list))
    record(text: "\(start)\(names), status: \(words))")
  }

  /// Counts a call that repeats for each row or section.
  package func count(_ name: String) {
    recorder.count(name, between: ends)
  }
}

// MARK: -

/// Returns an argument or a result as a trace shows it.
func brief(_ value: Any?) -> String {
  switch value {
  case nil: "nil"
  case let text as String: "\"\(text)\""
  case let error as EmployeeServiceError: "\"\(error)\""
  case let employee as Employee: "\"\(employee.name)\""
  case let employees as [Employee]:
    employees.count == 1 ? "1 employee" : "\(employees.count) employees"
  case is UITableViewCell: "cell"
  case let value?: "\(value)"
  }
}
