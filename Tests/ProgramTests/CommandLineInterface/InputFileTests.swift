import CommandLineInterface
import Foundation
import TestSupport
import Testing

struct InputFileTests {
  @Test func `a file up to the largest size is read, and anything else is named with the reason`()
    throws
  {
    let folder = try TemporaryFolder()
    for (name, count) in [("empty", 0), ("largest", 1_000_000), ("larger", 1_000_001)] {
      try folder.write(String(repeating: " ", count: count), to: name)
    }
    mkfifo(folder.path(of: "pipe"), 0o600)
    let loop = folder.path(of: "loop")
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    let counts = try ["empty", "largest"].map { name in
      try InputFile(path: folder.path(of: name)).data(megabytes: 1).count
    }
    #expect(counts == [0, 1_000_000])
    let cases = [
      ("larger", "is larger than 1 MB"), ("missing", "is not there"), ("", "is a folder"),
      ("pipe", "is no file"), ("loop", "cannot be read: Too many levels of symbolic links"),
    ].map { name, reason in (path: folder.path(of: name), reason: reason) }
    let messages = cases.map { path, _ in
      errorMessage { try InputFile(path: path).data(megabytes: 1) }
    }
    #expect(messages == cases.map { path, reason in "“\(path)” \(reason)" })
  }
}
