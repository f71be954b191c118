/// Sources that are not where they were when the program was built.
package enum SourceCodeError: Error, Equatable {
  case noPackage(above: String)
  case noSwiftFiles(in: String)
  case unreadable(String)
}

// MARK: -

extension SourceCodeError: CustomStringConvertible {
  /// What is missing, and where it was looked for.
  package var description: String {
    switch self {
    case .noPackage(let file):
      "the sources are not here: no folder above \(file) has a Package.swift"
    case .noSwiftFiles(let folder):
      "there is no module: \(folder) has no Swift files"
    case .unreadable(let path):
      "\(path) cannot be read"
    }
  }
}
