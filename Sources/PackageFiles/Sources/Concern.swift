/// A task of the architectures, named as its mark in the sources, or a chapter, named as its folder.
package enum Concern: String, CaseIterable, Sendable {
  case assembly = "Assembly"
  case loading = "Loading"
  case rows = "Rows"
  case makingCells = "Making cells"
  case taps = "Taps"
  case selection = "Selection"
  case updating = "Updating"
  case searching = "Searching"
  case deleting = "Deleting"
  case portraits = "Portraits"
  case profile = "Profile"
  case grid = "Grid"
}

extension Concern {
  /// The words of the mark as one word, for command lines and names on a page.
  package var commandLineName: String { rawValue.lowercased().replacing(" ", with: "-") }

  /// Whether the concern is a chapter, which has a folder of its own and may be left out.
  package var isChapter: Bool { self == .profile || self == .grid }
}

// MARK: - Regions

/// The code of a concern in one file.
package struct Region: Equatable, Sendable {
  package let concern: Concern

  /// The path of the file, relative to the folder of its module.
  package let file: String

  /// The numbers of the lines, starting at 1, without the mark and the blank lines around the code.
  package let lineNumbers: ClosedRange<Int>

  /// The lines, without the indentation of the mark.
  package let lines: [Substring]

  /// The lines as one text.
  package var text: String { lines.joined(separator: "\n") }
}

extension SourceFile {
  /// The indices of the lines with a mark, and the title of each mark, which may be empty.
  package var marks: [(index: Int, title: String)] {
    lines.indices.compactMap { index in lines[index].markTitle.map { (index, $0) } }
  }

  /// The chapter that the file belongs to, `nil` for the core.
  package var chapter: Concern? {
    Concern.allCases.first { $0.isChapter && path.hasPrefix("\($0.rawValue)/") }
  }

  private nonisolated(unsafe) static let importLine = #/^[a-z ]*import /#

  /// The code under the marks that name a concern, from top to bottom.
  ///
  /// The assembly needs no mark, because it has a file of its own, and a chapter has a folder.
  package var regions: [Region] {
    if let chapter {
      let start = lines.lastIndex { $0.contains(Self.importLine) } ?? -1
      return region(of: chapter, after: start, endsAtMark: false).map { [$0] } ?? []
    }
    if path.hasSuffix("EmployeeListModule.swift"),
      let start = lines.firstIndex(where: { $0.contains("enum EmployeeListModule") })
    {
      return region(of: .assembly, after: start - 1).map { [$0] } ?? []
    }
    return marks.compactMap { mark in
      Concern(rawValue: mark.title).flatMap { region(of: $0, after: mark.index) }
    }
  }

  /// Cuts the lines between a mark and the next mark or the end of the enclosing type.
  private func region(of concern: Concern, after mark: Int, endsAtMark: Bool = true) -> Region? {
    let indentation = mark < 0 ? 0 : lines[mark].indentation
    let enclosed = lines[(mark + 1)...].prefix { line in
      !(endsAtMark && line.markTitle != nil) && (line.isBlank || line.indentation >= indentation)
    }
    guard let first = enclosed.firstIndex(where: { !$0.isBlank }),
      let last = enclosed.lastIndex(where: { !$0.isBlank })
    else { return nil }
    return Region(
      concern: concern, file: path, lineNumbers: first + 1...last + 1,
      lines: enclosed[first...last].map { $0.dropFirst(min(indentation, $0.indentation)) })
  }
}

extension Substring {
  /// The words after `// MARK: -`; `nil` if the line is not a mark.
  fileprivate var markTitle: String? {
    let (opening, text) = ("// MARK: -", drop { $0 == " " })
    return text.hasPrefix(opening) ? String(text.dropFirst(opening.count).drop { $0 == " " }) : nil
  }

  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
