import SourceAnalysis

extension Page {
  /// A panel for each concern: its code in every architecture.
  var concernPanels: [Panel] {
    Concern.allCases.enumerated().map { index, concern in
      Panel(
        id: concern.commandLineName, title: concern.rawValue, key: index + 1,
        lead: concern.question,
        content: [
          columns(concern.commandLineName, level: 3) { source in
            (source.concerns[concern] ?? []).map(section)
          }
        ])
    }
  }

  private func section(_ region: Region) -> HTML {
    let first = region.lineNumbers.lowerBound
    let last = region.lineNumbers.upperBound
    return .block(
      "section", [:],
      [
        .element(
          "h4", [:], .text(region.file),
          .element(
            "span", ["class": "numbers"], .text(first == last ? ":\(first)" : ":\(first)–\(last)"))),
        .swift(region.text),
      ])
  }
}

// MARK: -

extension Concern {
  /// What to look for when this concern is compared.
  fileprivate nonisolated var question: String {
    switch self {
    case .assembly: "Who builds the parts, and who knows whom afterwards?"
    case .loading: "Who asks for the employees, and where does the answer arrive?"
    case .counting: "Who knows how many rows there are, and of which kind?"
    case .makingCells: "Who chooses a cell, and who fills it?"
    case .taps: "Which way does the tap on a button go, and who knows what it means?"
    case .selection: "Who may be selected, and who shows the profile?"
    case .updating: "What changes on the screen when something changes in the list?"
    case .searching: "Who hears what is typed, and who finds?"
    case .deleting: "Who takes a row away, and who puts it back when the service refuses?"
    }
  }
}
