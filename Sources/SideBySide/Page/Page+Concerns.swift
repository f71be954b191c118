import SourceAnalysis

extension Page {
  /// A panel for each concern, with its code in every architecture.
  var concernPanels: [Panel] {
    Concern.allCases.enumerated().map { index, concern in
      let code = columns(concern.commandLineName, heading: "h3") { source in
        (source.concerns[concern] ?? []).map(section)
      }
      return Panel(
        id: concern.commandLineName, title: concern.rawValue, key: index < 9 ? index + 1 : nil,
        lead: concern.question, content: [code])
    }
  }

  private func section(_ region: Region) -> HTML {
    let (first, last) = (region.lineNumbers.lowerBound, region.lineNumbers.upperBound)
    let numbers = first == last ? ":\(first)" : ":\(first)–\(last)"
    return """
      <section>
      <h4>\(region.file)<span class="numbers">\(numbers)</span></h4>
      \(HTML.swift(region.text))
      </section>
      """
  }
}

extension Concern {
  /// What to compare in the code of this concern.
  fileprivate var question: String {
    switch self {
    case .assembly: "Which object creates the parts, and which parts know each other afterwards?"
    case .loading: "Which object requests the employees, and where does the answer arrive?"
    case .rows: "Which object decides which rows there are, and what they say?"
    case .makingCells: "Which object chooses a cell, and which fills it?"
    case .taps: "Which way does a tap on a button go, and which object knows its meaning?"
    case .selection: "Which rows can be selected, and which object shows the profile?"
    case .updating: "What changes on the screen when the list changes?"
    case .searching: "Which object receives the search text, and which filters the list?"
    case .deleting: "Which object removes a row, and which restores it after a refusal?"
    case .grid: "Which parts of the list does a grid of cards use again?"
    case .screens: "Which parts of the list do other screens use again?"
    case .portraits: "Which object loads what a cell shows, and what prevents a late answer there?"
    }
  }
}
