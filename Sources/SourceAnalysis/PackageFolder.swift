package import Foundation

/// The folder of a package, in which its sources lie.
package struct PackageFolder: Sendable {
  /// The folder that holds the manifest.
  package let root: URL

  /// Looks for the folder of a package above one of its files.
  package init(above file: String) throws(SourceCodeError) {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.pathComponents.count > 1 else { throw .noPackage(above: file) }
      folder.deleteLastPathComponent()
    }
    root = folder
  }

  /// Finds the package that this file was built from, as long as it is still there.
  package static func ofThisPackage() throws(SourceCodeError) -> PackageFolder {
    try PackageFolder(above: #filePath)
  }
}

// MARK: - Files

extension PackageFolder {
  /// The whole path of a file or folder of the package.
  package func path(of path: String) -> String {
    root.appending(path: path).path
  }

  /// Tells whether a file or folder is there.
  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path(of: path))
  }

  /// Reads a file.
  package func text(of path: String) throws(SourceCodeError) -> String {
    do {
      return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    } catch {
      throw .unreadable(self.path(of: path))
    }
  }

  /// The paths of all files in a folder and its folders, in order, seen from the root.
  package func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: path(of: folder))
    return (names?.compactMap { $0 as? String } ?? []).sorted().map { "\(folder)/\($0)" }
  }

  /// The paths of the Swift files in a folder and its folders, in order, seen from the root.
  package func swiftFiles(in folder: String) -> [String] {
    files(in: folder).filter { $0.hasSuffix(".swift") }
  }
}
