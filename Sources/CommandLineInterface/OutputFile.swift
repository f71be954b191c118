import Foundation

/// An output file, which a failed write leaves unchanged.
package struct OutputFile: Equatable {
  package let path: String

  /// The option that names it.
  package let option: String

  /// Names a file.
  package init(path: String, option: String) {
    self.path = path
    self.option = option
  }
}

/// A file that could not be written although the check had passed.
package struct OutputError: Error, CustomStringConvertible {
  package let description: String
}

// MARK: - Checking

extension OutputFile {
  /// Checks that the file can be written, and leaves everything as it was.
  package func check() throws(UsageError) {
    if kind == .typeDirectory { throw unwritable("it is a folder") }
    guard isReplaced else { return }
    // A file is replaced by a new one, so the folder must take one.
    let trial = url.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)").path
    let descriptor = open(trial, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw unwritable(String(cString: strerror(errno))) }
    close(descriptor)
    unlink(trial)
  }

  private func unwritable(_ reason: String) -> UsageError {
    UsageError("\(option) takes a file that can be written, not “\(path)”: \(reason)")
  }

  /// The place that is written, at the end of all links.
  private var url: URL {
    URL(filePath: path).resolvingSymlinksInPath()
  }

  /// The type of the file that is there, or `nil` if there is none.
  private var kind: FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Whether writing puts a new file in its place, which would be wrong for a device.
  private var isReplaced: Bool {
    kind == nil || kind == .typeRegular
  }
}

// MARK: - Writing

extension OutputFile {
  /// Writes the file.
  package func write(_ text: String) throws(OutputError) {
    do {
      if isReplaced {
        try Data(text.utf8).write(to: url, options: .atomic)
      } else {
        try FileHandle(forWritingTo: url).write(contentsOf: Data(text.utf8))
      }
    } catch {
      let reason = error.localizedDescription
      throw OutputError(description: "\(option) could not write “\(path)”: \(reason)")
    }
  }
}
