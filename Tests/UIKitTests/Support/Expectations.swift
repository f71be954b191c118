import ListRendering
import Testing
import UIKit

// The macros are expanded here once, and not wherever two values are compared.

/// Expects two values to be equal.
func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(actual == expected, comment, sourceLocation: sourceLocation)
}

/// Requires two values to be equal, or else ends the test.
func requireEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try #require(actual == expected, comment, sourceLocation: sourceLocation)
}

// MARK: -

extension TextWindow {
  /// Compares the frame with an expected one, and attaches it to the test.
  func expectFrame(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    layoutIfNeeded()
    let frame = frame
    Attachment.record(frame, named: "frame.txt", sourceLocation: sourceLocation)
    #expect(frame == expected + "\n", sourceLocation: sourceLocation)
  }
}

// MARK: -

extension ListScreen {
  /// Compares the lines in view.
  func expectShown(
    _ lines: [String], _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectEqual(shown, lines, comment, sourceLocation: sourceLocation)
  }

  /// Compares the drawn lines of the whole list.
  func expectWholeList(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(wholeList, lines, sourceLocation: sourceLocation)
  }

  /// Compares the letters in view, and those of the rows that were requested unless they are `nil`.
  func expectLetters(
    _ expected: String, asked: String? = nil, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let requested = asked == nil ? nil : askedLetters
    expectEqual([letters, requested], [expected, asked], comment, sourceLocation: sourceLocation)
  }

  /// Compares the rows that came into view, left it and were requested since the record was cleared.
  ///
  /// - Parameters:
  ///   - asked: The requested rows, or `nil` if they do not matter.
  ///   - isSorted: True if the order of the calls does not matter.
  func expectRows(
    came: [IndexPath], left: [IndexPath], asked: [IndexPath]? = nil, isSorted: Bool = false,
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var actual = [list.came, list.left, list.asked]
    if isSorted { actual = actual.map { $0.sorted() } }
    expectEqual(
      actual, [came, left, asked ?? actual[2]], comment, sourceLocation: sourceLocation)
  }

  /// Compares the calls since the record was cleared, and clears it.
  func expectCalls(
    _ calls: [LabelledList.Call], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectEqual(list.calls, calls, sourceLocation: sourceLocation)
    list.calls = []
  }
}

// MARK: -

extension UITableView {
  /// Compares the selected row.
  func expectSelected(
    _ indexPath: IndexPath?, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectEqual(indexPathForSelectedRow, indexPath, comment, sourceLocation: sourceLocation)
  }

  /// Compares the rows in view.
  func expectVisible(_ rows: [IndexPath], sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(indexPathsForVisibleRows ?? [], rows, sourceLocation: sourceLocation)
  }

  /// Compares the number of rows of each section.
  func expectCounts(_ counts: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
    let actual = (0..<numberOfSections).map(numberOfRows(inSection:))
    expectEqual(actual, counts, sourceLocation: sourceLocation)
  }

  /// Compares the number of cells that were made for each identifier.
  func expectCellCounts(
    _ counts: [String: Int], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectEqual(createdCellCounts, counts, sourceLocation: sourceLocation)
  }
}

// MARK: -

extension ExitTest.Result {
  /// The message that stopped the program.
  var fatalError: Substring? {
    let output = String(decoding: standardErrorContent, as: UTF8.self)
    guard let mark = output.firstRange(of: "Fatal error: ") else { return nil }
    return output[mark.upperBound...].prefix { $0 != "\n" }
  }
}

// MARK: -

extension ExitTest.Result? {
  /// Compares the message that stopped the program.
  func expectFatalError(_ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(self?.fatalError, message[...], sourceLocation: sourceLocation)
  }
}
