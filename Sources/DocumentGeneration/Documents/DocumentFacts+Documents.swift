import Foundation
import Markup
import SourceAnalysis

extension DocumentFacts {
  /// The blocks that other commands write.
  private static let foreignBlocks: Set = [
    "ablations", "cells", "factors", "operations", "results", "run", "times",
  ]

  /// The blocks that a check skips, because they change with every line of a module.
  private static let uncheckedBlocks: Set = ["changed-modules"]

  /// Compares every block of every document with its generated text, and optionally replaces it.
  ///
  /// - Returns: A message for each block that was not up to date.
  func updateDocuments(isWriting: Bool) async throws -> [String] {
    let skipped = isWriting ? Self.foreignBlocks : Self.foreignBlocks.union(Self.uncheckedBlocks)
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
    for (path, text) in try PictureFiles(facts: self).texts().sorted(by: { $0.key < $1.key }) {
      // A module without a page has no folder for its picture.
      let folder = path.prefix { $0 != "." } + ".docc"
      guard package.exists(String(folder)), (try? package.text(of: path)) != text else { continue }
      messages.append("\(path) \(isWriting ? "is new" : "is out of date")")
      if isWriting { try Data(text.utf8).write(to: package.root.appending(path: path)) }
    }
    return messages
  }
}
