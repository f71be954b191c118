import SourceAnalysis

/// The documents of the package, as a test sees them.
enum Documents {
  static func text(of path: String) throws -> String {
    try PackageFolder.ofThisPackage().text(of: path)
  }

  /// What stands between the lines that mark a part as generated, with both lines.
  static func generatedPart(_ name: String, of path: String) throws -> String {
    let lines = try text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex(of: "<!-- begin: \(name) -->") ?? lines.endIndex
    let end = lines[start...].firstIndex(of: "<!-- end: \(name) -->") ?? start
    return lines[start..<end].map { "\($0)\n" }.joined() + "<!-- end: \(name) -->\n"
  }
}
