import Markup
import SourceAnalysis
import Traces

extension PackageFolder {
  /// What a published architecture lacks, a line with the next step for each thing.
  func missingParts(of name: String) -> [String] {
    let path = page(of: name)
    var missing: [String] = []
    let notes = (try? text(of: path)).map { DocumentNote.count(in: $0) }
    if notes != 0 {
      missing.append(
        notes.map { "\(path): write what its \($0) notes ask for, and remove them" }
          ?? "\(path): write the page, with the headings of the other pages")
    }
    let traces = TraceEvent.allCases.map { RecordedTraces.path(of: $0, in: name) }
    if !traces.allSatisfy(exists) {
      missing.append(
        "\(RecordedTraces.folder)/\(name): record the calls in Tests/\(name)Tests/Traces, with"
          + " bash .ci/write")
    }
    for patch in files(in: "Benchmarks/Changes").filter({ $0.hasSuffix(".patch") })
    where (try? text(of: patch))?.contains("Sources/\(name)/") != true {
      missing.append(
        "\(patch): make its change in Sources/\(name), in the copy that"
          + " bash .ci/changes --repair \(patch) makes")
    }
    for path in ["README.md", "ARTICLES.md", "Sources/Catalogue/Catalogue.docc/Differences.md"] {
      var text = (try? text(of: path)) ?? ""
      for block in ((try? DocumentBlock.all(in: text)) ?? []).reversed() {
        block.replaceText(with: "", in: &text)
      }
      let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
      if !rows.contains(where: { $0.split { !$0.isLetter && !$0.isNumber }.contains(name[...]) }) {
        missing.append("\(path): add \(name) to the tables that are written by hand")
      }
    }
    return missing
  }
}
