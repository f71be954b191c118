import Testing

/// Links within the documents lead to files that are there.
struct LinkTests {
  @Test(arguments: Project.documents)
  func `every link leads to a file`(document: String) throws {
    let folder = document.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    for match in try Project.text(of: document).matches(of: #/\]\(([^)\s]+)\)/#) {
      let target = String(match.1)
      guard !target.contains("://"), !target.hasPrefix("doc:") else { continue }
      let path = target.split(separator: "#", omittingEmptySubsequences: false)[0]
      #expect(path.isEmpty || Project.exists(folder + path), "\(document) links to \(target)")
    }
  }
}
