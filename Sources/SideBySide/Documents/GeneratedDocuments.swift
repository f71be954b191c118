import Foundation
import SourceAnalysis

/// The documents of the package and what is to be generated in them.
nonisolated struct GeneratedDocuments {
  /// The command that brings all blocks up to date.
  static let command = "swift run SideBySide --write-documents"

  /// What became of a block.
  enum State: Equatable {
    case current
    case stale
    case waiting(for: String)
  }

  /// A block with its document and its state.
  struct Finding {
    let document: String
    let block: DocumentBlock
    let state: State
  }

  let package: PackageFolder
  private let facts: DocumentFacts

  init(of package: PackageFolder) throws(SourceCodeError) {
    self.package = package
    facts = try DocumentFacts(of: package)
  }
}

// MARK: -

nonisolated extension GeneratedDocuments.Finding: CustomStringConvertible {
  /// What a command says of the block after it has written the documents.
  var description: String {
    switch state {
    case .current: "\(document): “\(block.request)” is as it was"
    case .stale: "\(document): “\(block.request)” is written anew"
    case .waiting(let file): "\(document): “\(block.request)” is left, and waits for \(file)"
    }
  }
}

// MARK: - Checking

nonisolated extension GeneratedDocuments {
  /// Looks at every block, and changes nothing.
  @MainActor func check() async throws -> [Finding] {
    var findings: [Finding] = []
    for path in package.documents { findings += try await generate(path).findings }
    return findings
  }

  /// Writes the documents of which a block is stale.
  @MainActor func write() async throws -> [Finding] {
    var findings: [Finding] = []
    for path in package.documents {
      let result = try await generate(path)
      findings += result.findings
      guard result.findings.contains(where: { $0.state == .stale }) else { continue }
      try Data(result.markdown.utf8).write(to: package.root.appending(path: path))
    }
    return findings
  }

  @MainActor private func generate(
    _ path: String
  ) async throws -> (markdown: String, findings: [Finding]) {
    let document = try GeneratedDocument(package.text(of: path))
    var texts: [String] = []
    var findings: [Finding] = []
    for block in document.blocks {
      let missing = try facts.missing(for: block)
      let text = missing == nil ? try await facts.text(of: block) : block.text
      let state = missing.map { State.waiting(for: $0) } ?? (text == block.text ? .current : .stale)
      findings.append(Finding(document: path, block: block, state: state))
      texts.append(text)
    }
    return (document.markdown(with: texts), findings)
  }
}
