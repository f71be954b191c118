package import Foundation

/// The folder of a package and the files in it.
package struct PackageFolder: Sendable {
  /// The folder that holds the manifest.
  package let root: URL

  /// Finds the folder of a package above one of its files.
  package init(above file: String) throws(SourceCodeError) {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.pathComponents.count > 1 else {
        throw SourceCodeError(description: "no folder above \(file) has a Package.swift")
      }
      folder.deleteLastPathComponent()
    }
    root = folder
  }

  /// Finds the package that this file was built from.
  package static func ofThisPackage() throws(SourceCodeError) -> PackageFolder {
    try PackageFolder(above: #filePath)
  }
}

// MARK: - Files

extension PackageFolder {
  /// The absolute path of a file or folder of the package.
  package func path(of path: String) -> String {
    root.appending(path: path).path
  }

  /// Whether a file or folder exists.
  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path(of: path))
  }

  /// Reads a file.
  package func text(of path: String) throws(SourceCodeError) -> String {
    do {
      return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    } catch {
      throw SourceCodeError(description: "\(self.path(of: path)) cannot be read")
    }
  }

  /// The sorted paths of all files in a folder and its subfolders, relative to the root.
  package func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: path(of: folder))
    return (names?.compactMap { $0 as? String } ?? []).sorted().map { "\(folder)/\($0)" }
  }

  /// The sorted paths of the Swift files in a folder and its subfolders, relative to the root.
  package func swiftFiles(in folder: String) -> [String] {
    files(in: folder).filter { $0.hasSuffix(".swift") }
  }

  /// Reads the Swift files in a folder, with paths relative to this folder.
  package func sourceFiles(in folder: String) throws(SourceCodeError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in swiftFiles(in: folder) {
      files.append(
        SourceFile(path: String(path.dropFirst(folder.count + 1)), text: try text(of: path)))
    }
    return files
  }

  /// The paths of all Markdown files at the root, in the sources, the tests and the benchmark.
  package var documents: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let paths = names.sorted() + ["Benchmarks", "Sources", "Tests"].flatMap(files(in:))
    return paths.filter { $0.hasSuffix(".md") }
  }

  /// The path of the documentation page of a module.
  package func page(of module: String) -> String {
    "Sources/\(module)/\(module).docc/\(module).md"
  }
}

// MARK: - Errors

/// A missing package, module, file or trace.
package struct SourceCodeError: Error, Equatable, CustomStringConvertible {
  /// A message that says what is missing.
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
