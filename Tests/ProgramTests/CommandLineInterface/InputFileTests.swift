import CommandLineInterface
import TestSupport
import Testing

struct InputFileTests {
  @Test func `a file of exactly the largest size is read, and a larger one is refused`() throws {
    let folder = try TemporaryFolder()
    for (count, isRead) in [(0, true), (1_000_000, true), (1_000_001, false)] {
      try folder.write(String(repeating: " ", count: count), to: "file")
      let data = try? InputFile(path: folder.path(of: "file")).data(megabytes: 1)
      #expect(data?.count == (isRead ? count : nil))
    }
  }
}
