import Foundation

/// A file that is written as a whole or not at all.
struct OutputFile: Equatable {
  let path: String

  /// The option that names it.
  let option: String
}

// MARK: - Checking

extension OutputFile {
  /// Finds out whether the file can be written, and leaves everything as it was.
  func check() throws(UsageError) {
    if kind == .typeDirectory {
      throw .unwritable(path, option: option, reason: "it is a folder")
    }
    guard isReplaced else { return }
    // A file is replaced by a new one, so the folder must take one.
    let trial = url.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)").path
    let descriptor = open(trial, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else {
      throw .unwritable(path, option: option, reason: String(cString: strerror(errno)))
    }
    close(descriptor)
    unlink(trial)
  }

  /// The place that is written, at the end of all links.
  private var url: URL {
    URL(filePath: path).resolvingSymlinksInPath()
  }

  /// What is there now, if there is anything.
  private var kind: FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Tells whether writing puts a new file in its place, as it would be wrong for a device.
  private var isReplaced: Bool {
    kind == nil || kind == .typeRegular
  }
}

// MARK: - Writing

extension OutputFile {
  /// Writes the file.
  func write(_ text: String) throws(OutputError) {
    do {
      if isReplaced {
        try Data(text.utf8).write(to: url, options: .atomic)
      } else {
        try FileHandle(forWritingTo: url).write(contentsOf: Data(text.utf8))
      }
    } catch {
      throw OutputError(option: option, path: path, reason: error.localizedDescription)
    }
  }
}
