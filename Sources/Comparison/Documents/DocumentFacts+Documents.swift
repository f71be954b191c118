import Figures
import Foundation
import PackageFiles

extension DocumentFacts {
  /// The blocks that a check skips, because they change with every line of a module.
  private static let uncheckedBlocks: Set = ["changed-modules"]

  /// Compares every block of every document with its generated text, and optionally replaces it.
  ///
  /// - Returns: A message for each block that was not up to date.
  package func updateDocuments(isWriting: Bool) async throws -> [String] {
    let skipped = isWriting ? [] : Self.uncheckedBlocks
    var messages: [String] = []
    for path in package.documents {
      let old = try package.text(of: path)
      var new = old
      // From bottom to top, so that the ranges of the other blocks stay valid.
      for block in try DocumentBlock.all(in: old).reversed()
      where !skipped.contains(block.name) {
        do throws(DocumentError) {
          let text = try await text(of: block)
          guard text != block.text else { continue }
          block.replaceText(with: text, in: &new)
          messages.append("\(path): “\(block.request)” \(isWriting ? "is new" : "is out of date")")
        } catch .missing(let results) {
          messages.append("\(path): “\(block.request)” waits for \(results)")
        }
      }
      if isWriting, new != old {
        try Data(new.utf8).write(to: package.root.appending(path: path))
      }
    }
    return try messages + updatePictures(isWriting: isWriting)
  }

  /// Compares the files of pictures as the blocks are compared.
  private func updatePictures(isWriting: Bool) throws -> [String] {
    var messages: [String] = []
    let pictures = PictureFiles(facts: self)
    for path in ([BenchmarkReport.chartFile] + pictures.paths).sorted() {
      // A module without a page has no folder for its picture.
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      guard package.exists(folder) else { continue }
      let text =
        path == BenchmarkReport.chartFile
        ? figures.map { Chart($0).svg } : try pictures.text(of: path)
      guard let text, (try? package.text(of: path)) != text else { continue }
      messages.append("\(path) \(isWriting ? "is new" : "is out of date")")
      if isWriting { try Data(text.utf8).write(to: package.root.appending(path: path)) }
    }
    return messages
  }
}
