import Catalogue
import CommandLineInterface
import Comparison
import PackageFiles
import TerminalDrawing

/// What is shown of one architecture.
struct Column {
  /// Lines under a heading.
  struct Section {
    let heading: String
    let lines: [String]
  }

  /// The name of the architecture.
  let title: String

  /// The sections from top to bottom.
  let sections: [Section]
}

extension Column {
  /// Cuts out the code of a concern.
  init(_ concern: Concern, in architecture: Architecture) throws(SourceCodeError) {
    title = architecture.title
    let concerns = try ArchitectureSource(named: architecture.name).concerns
    sections = (concerns[concern] ?? []).map { region in
      Section(
        heading: "\(region.file):\(region.lineNumbers.lowerBound)",
        lines: region.lines.map(String.init))
    }
  }

  /// Cuts out the example test.
  init(testOf architecture: Architecture) throws(SourceCodeError) {
    title = architecture.title
    let test = try PackageFolder.ofThisPackage().exampleTest(of: architecture.name)
    sections = [
      Section(
        heading: "\(test.path.dropFirst(6)):\(test.lineNumber)", lines: test.lines.map(String.init))
    ]
  }

  /// Lists the calls of one event or of all events.
  init(_ event: CallEvent?, of architecture: Architecture, in record: CallRecord) {
    title = architecture.title
    sections = (event.map { [$0] } ?? CallEvent.allCases).map { event in
      guard let trace = record.trace(of: event, in: architecture.name) else {
        return Section(heading: event.title, lines: ["not recorded"])
      }
      let lines = trace.calls.enumerated().map { index, call in
        "\(index + 1). \(call.caller.type) → \(call.callee.type): \(call.text)"
      }
      return Section(heading: "\(event.title): \(lines.count) calls", lines: lines)
    }
  }
}

// MARK: - Layout

/// Draws as many columns side by side as fit in a line, and the others below them.
struct ColumnLayout {
  /// The terminal columns of a line.
  let width: Int

  /// The fewest terminal columns in which code is readable.
  private static let narrowest = 40

  private static let gap = " │ "
  private static let crossing = "─┼─"

  /// Draws columns under a title, with a blank line between bands.
  func drawing(of columns: [Column], title: String) -> String {
    let count = columnCount(for: columns.count)
    let columnWidth = (width - (count - 1) * Self.gap.count) / count
    var lines = [title]
    for start in stride(from: 0, to: columns.count, by: count) {
      let band = columns[start..<min(start + count, columns.count)]
      lines.append("")
      lines += drawing(of: band.map { cells(of: $0, width: columnWidth) }, width: columnWidth)
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The number of columns that fit in a line.
  func columnCount(for count: Int) -> Int {
    let room = (width + Self.gap.count) / (Self.narrowest + Self.gap.count)
    return max(1, min(count, room))
  }

  private func drawing(of band: [[String]], width: Int) -> [String] {
    var lines = (0..<(band.map(\.count).max() ?? 0)).map { line in
      self.line(of: band.map { $0.indices.contains(line) ? $0[line] : "" }, width: width)
    }
    let rule = band.map { _ in String(repeating: "─", count: width) }
    lines.insert(rule.joined(separator: Self.crossing), at: min(1, lines.count))
    return lines
  }

  private func line(of cells: [String], width: Int) -> String {
    let padded = cells.map { cell in
      cell + String(repeating: " ", count: width - TerminalText.columns(of: cell))
    }
    return padded.joined(separator: Self.gap).replacing(#/ +$/#, with: "")
  }
}

// MARK: - Cells

extension ColumnLayout {
  private func cells(of column: Column, width: Int) -> [String] {
    var cells = [column.title.visible(columns: width)]
    for section in column.sections {
      if cells.count > 1 { cells.append("") }
      cells.append(section.heading.visible(columns: width))
      cells += section.lines.flatMap { wrapped($0, columns: width) }
    }
    return cells
  }

  /// Wraps a line of code; each continuation has the same indentation and starts with `…`.
  private func wrapped(_ line: String, columns: Int) -> [String] {
    let continuation = "… "
    let visible = line.visible
    guard TerminalText.columns(of: visible) > columns else { return [visible] }
    let blanks = String(visible.prefix { $0 == " " }.prefix(columns / 2))
    let room = columns - blanks.count - continuation.count
    let pieces = TerminalText.wrap(String(visible.drop { $0 == " " }), columns: room)
    return pieces.enumerated().map { index, piece in
      blanks + (index == 0 ? "" : continuation) + piece
    }
  }
}
