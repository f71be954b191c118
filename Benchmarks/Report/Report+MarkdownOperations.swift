import CommandLineInterface

/// Every operation as Markdown, under the heading of its category.
extension Report {
  /// The operations of a category; empty where none was measured.
  func markdownOperations(of category: Operation.Category) -> String {
    let operations = operationIDs.filter { Operation.category(of: $0) == category }
    guard !operations.isEmpty else { return "" }
    return (["### \(category.rawValue)"] + operations.map(markdownOperation))
      .joined(separator: "\n\n")
  }

  /// One operation: a row for each entry, three columns for each list.
  private func markdownOperation(_ id: String) -> String {
    let results = results.filter { $0.operation == id }
    let sizes = Set(results.map(\.employees)).sorted()
    let unit = results.first?.unit ?? ""
    var table = MarkdownTable(
      ["entry"] + sizes.flatMap { ["per \(unit), \(String(grouped: $0))", "factor", "95 %"] },
      alignedRight: 1...max(1, 3 * sizes.count))
    for entry in entryNames where results.contains(where: { $0.architecture == entry }) {
      let cells = sizes.flatMap { self.cells(of: entry, in: results, employees: $0) }
      table.add([entry.markdownEscaped] + cells)
    }
    let title = Operation.all.first { $0.id == id }.map { ": \($0.title)" } ?? ""
    let failures = results.compactMap { result in
      result.difference.map { difference in
        "- **FAIL** \(result.architecture.markdownEscaped), "
          + "\(String(grouped: result.employees)) employees: \(difference.markdownEscaped)"
      }
    }
    return ["#### \(id.markdownEscaped)\(title)", table.text, failures.joined(separator: "\n")]
      .filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private func cells(of entry: String, in results: [Result], employees: Int) -> [String] {
    let result = results.first { $0.architecture == entry && $0.employees == employees }
    guard let result else { return ["–", "", ""] }
    return [
      Self.time(result.nanoseconds, verified: result.verified, failure: Self.boldFailure),
      Self.estimate(result.factor),
      Self.interval(result.factor),
    ]
  }
}
