import PackageFiles

extension Page {
  /// The code of each concern in every architecture.
  var code: HTML {
    let concerns = Concern.allCases.map { concern -> HTML in
      let mark = concern.number.map { "<kbd>\($0)</kbd> " as HTML } ?? ""
      return """
        <section class="concern" id="code-\(concern.commandLineName)">
        <h3>\(mark)\(concern.rawValue)</h3>
        <p class="lead">\(concern.question)</p>
        \(columns("h4", with: pictures) { source, picture in code(of: concern, in: source, picture) })
        </section>
        """
    }
    return "\(concerns)"
  }

  func code(
    of concern: Concern, in source: ArchitectureSource, _ picture: ArchitecturePicture
  ) -> [HTML] {
    let regions = source.concerns[concern] ?? []
    if concern.number == nil {
      return regions.isEmpty ? ["<p class=\"found\">No such chapter.</p>"] : regions.map(section)
    }
    let found: HTML = "<p class=\"found\">\(words(for: concern, in: picture))</p>"
    return [found] + regions.map(section) + (concern == .deleting ? test(of: source) : [])
  }

  /// The example test, which refuses a deletion.
  private func test(of source: ArchitectureSource) -> [HTML] {
    guard let test = try? facts.package.exampleTest(of: source.name) else { return [] }
    let lines = test.lines.map { "\($0)" as HTML }
    return [
      """
      <h5>Its test: \(test.path):\(test.lineNumber)</h5>
      <pre tabindex="0"><code>\(lines)</code></pre>
      """
    ]
  }

  private func section(of region: Region) -> HTML {
    let lines = region.lines.map { "\($0)" as HTML }
    return """
      <h5>\(region.file):\(region.lineNumbers.lowerBound)</h5>
      <pre tabindex="0"><code>\(lines)</code></pre>
      """
  }
}

extension Concern {
  /// What to compare in the code of this concern.
  var question: String {
    switch self {
    case .assembly: "Which object creates the parts, and which parts know each other?"
    case .loading: "Which object requests the employees, and where does the answer arrive?"
    case .rows: "Which object decides which rows there are, and what they say?"
    case .makingCells: "Which object chooses a cell, and which fills it?"
    case .taps: "Which way does a tap on a button go, and which object knows its meaning?"
    case .selection: "Which rows can be selected, and which object shows the profile?"
    case .updating: "What changes on the screen when the list changes?"
    case .searching: "Which object receives the search text, and which filters the list?"
    case .deleting: "Which object removes a row, and which restores it after a refusal?"
    case .profile:
      "Which parts of the list does a second screen use again, and who keeps both in step?"
    case .grid: "Which parts of the list does a grid of cards use again?"
    case .portraits: "Which object loads what a cell shows, and what prevents a late answer there?"
    }
  }
}
