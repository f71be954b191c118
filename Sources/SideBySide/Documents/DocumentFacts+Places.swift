import SourceAnalysis

nonisolated extension DocumentFacts {
  /// A row for each concern, and in it for each architecture the files that have its mark.
  var places: String {
    var table = MarkdownTable(head: ["concern"] + sources.map(\.name))
    for concern in Concern.allCases {
      table.append(
        [concern.rawValue]
          + sources.map { source in
            var files: [String] = []
            for region in source.concerns[concern] ?? [] where !files.contains(region.file) {
              files.append(region.file)
            }
            return files.map { link(to: $0, in: source) }.joined(separator: ", ")
          })
    }
    return table.markdown
  }

  private func link(to file: String, in source: ArchitectureSource) -> String {
    let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    return "[\(name)](Sources/\(source.name)/\(file))"
  }
}
