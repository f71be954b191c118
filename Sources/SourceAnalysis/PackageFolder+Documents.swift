extension PackageFolder {
  /// The paths of the documents for readers: those at the root, and the pages of the modules.
  package var documents: [String] {
    let names = ["README.md", "WHERE.md", "ARTICLES.md", "SPEC.md", "CONTRIBUTING.md"]
    let pages = files(in: "Sources").filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
    return names.filter(exists) + pages
  }

  /// The path of the page of a module.
  package func page(of module: String) -> String {
    "Sources/\(module)/\(module).docc/\(module).md"
  }
}
