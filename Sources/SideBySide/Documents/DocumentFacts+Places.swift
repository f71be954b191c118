import SourceCode

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
            return files.map(name).joined(separator: ", ")
          })
    }
    return table.markdown
  }

  private func name(of file: String) -> String {
    "`\(file.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? "")`"
  }
}
