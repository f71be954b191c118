package import Foundation

/// A folder that is removed with the object.
package nonisolated final class TemporaryFolder {
  package let url: URL

  /// Creates an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of a file in the folder.
  package func path(of name: String) -> String { url.appending(path: name).path }

  /// Returns the content of a file as text.
  package func text(of name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  /// Writes text to a file, and creates the folders above it.
  package func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(toFile: path(of: name), atomically: true, encoding: .utf8)
  }

  /// The sorted names of all files, including hidden ones.
  package var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}
