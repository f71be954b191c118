package import Foundation

/// A file to read, which may come from a stranger.
package struct InputFile {
  package let path: String

  /// Names a file.
  package init(path: String) {
    self.path = path
  }

  /// Reads the whole file.
  ///
  /// - Throws: A usage error if the file is larger than a number of megabytes, or if it is a device
  ///   or a pipe, which may never end.
  package func data(megabytes: Int) throws(UsageError) -> Data {
    let (file, kind): (FileDescriptor, mode_t)
    do {
      // A pipe without a writer would block.
      file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
      kind = try file.kind
    } catch {
      throw unreadable(error.code == ENOENT ? "is not there" : "cannot be read: \(error)")
    }
    let handle = FileHandle(fileDescriptor: file.number, closeOnDealloc: true)
    guard kind == S_IFREG else { throw unreadable(kind == S_IFDIR ? "is a folder" : "is no file") }
    let limit = megabytes * 1_000_000
    guard let data = try? handle.read(upToCount: limit + 1) ?? Data() else {
      throw unreadable("cannot be read")
    }
    guard data.count <= limit else { throw unreadable("is larger than \(megabytes) MB") }
    return data
  }

  private func unreadable(_ reason: String) -> UsageError {
    .unreadable(path, reason: reason)
  }
}
