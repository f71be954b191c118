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

extension OutputFile {
  /// The file beside it that takes an incomplete result, such as `figures.partial.json`.
  ///
  /// A device keeps nothing that could be lost, so it takes any result itself.
  package var partial: OutputFile {
    if let status = try? status, status.kind != S_IFREG { return self }
    let path = NSString(string: path)
    let name = "\(path.deletingPathExtension).partial"
    let ending = path.pathExtension.isEmpty ? "" : ".\(path.pathExtension)"
    return OutputFile(path: name + ending, option: option)
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
    guard let obstacle else { return }
    throw UsageError("\(option) takes a file that can be written, not “\(path)”: \(obstacle)")
  }

  /// The reason why the file cannot be written, or `nil`.
  private var obstacle: String? {
    do throws(SystemError) {
      guard let status = try status else {
        try SystemError.check(access("\(folder.path)/.", W_OK | X_OK))
        return nil
      }
      if status.kind == S_IFDIR { return "it is a folder" }
      // Replacing needs no permission for the old file, and root needs none for any.
      if status.st_mode & 0o222 == 0 { return "it is read-only" }
      try SystemError.check(access(path, W_OK))
      if status.kind == S_IFREG { try SystemError.check(access(folder.path, W_OK | X_OK)) }
      return nil
    } catch {
      return error.description
    }
  }

  /// The file that is written, at the end of all links.
  private var url: URL {
    URL(filePath: path).resolvingSymlinksInPath()
  }

  private var folder: URL { url.deletingLastPathComponent() }

  /// The file that is there, at the end of all links, or `nil`.
  ///
  /// - Throws: An error if a link leads nowhere, or if a folder cannot be read.
  private var status: stat? {
    get throws(SystemError) {
      var (status, link) = (stat(), stat())
      if stat(path, &status) == 0 { return status }
      let error = SystemError.last
      if error.code == ENOENT, lstat(path, &link) != 0 { return nil }
      throw error
    }
  }
}

// MARK: - Writing

extension OutputFile {
  /// Writes the file.
  ///
  /// A file that is replaced keeps its permissions and, if possible, its owner. Anything else, such
  /// as a device, is written to.
  package func write(_ text: String) throws(OutputError) {
    if let obstacle { throw error(obstacle) }
    do throws(SystemError) {
      let old = try status
      if let old, old.kind != S_IFREG {
        let device = try FileDescriptor(opening: path, O_WRONLY)
        defer { try? device.close() }
        try device.write(Array(text.utf8))
      } else {
        try replace(old, with: Array(text.utf8))
      }
    } catch let failure {
      throw error(failure.description)
    }
  }

  private func error(_ reason: String) -> OutputError {
    OutputError(description: "\(option) could not write “\(path)”: \(reason)")
  }

  /// Writes a file beside the old one, and moves it to the old one's place.
  private func replace(_ old: stat?, with bytes: [UInt8]) throws(SystemError) {
    Program.replacement.lock()
    defer { Program.replacement.unlock() }
    // Ctrl-C and its relatives would leave the new file behind, and a full quota would, too.
    let handlers = [SIGINT, SIGTERM, SIGHUP, SIGXFSZ].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    let path = folder.appending(path: ".\(UUID().uuidString)").path
    let new = try FileDescriptor(
      opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: old == nil ? 0o666 : 0o600)
    do throws(SystemError) {
      if let old {
        _ = fchown(new.number, old.st_uid, old.st_gid)
        _ = fchmod(new.number, old.st_mode & 0o777)
      }
      try new.write(bytes)
      try new.close()
      try SystemError.check(rename(path, url.path))
    } catch {
      unlink(path)
      throw error
    }
  }
}
