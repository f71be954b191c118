import CommandLineInterface
import Foundation
import TestSupport
import Testing

struct OutputFileTests {
  @Test func `a check leaves nothing behind, and writing replaces the file`() throws {
    let folder = try TemporaryFolder()
    let file = OutputFile(path: folder.path(of: "figures.csv"), option: "--output")
    try file.check()
    #expect(folder.names == [])
    try file.write("first")
    try file.check()
    #expect(try folder.text(of: "figures.csv") == "first")
    try file.write("second")
    #expect(try folder.text(of: "figures.csv") == "second")
    #expect(folder.names == ["figures.csv"])
  }

  @Test func `a check reports a missing folder`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "missing/chart.svg")
    let error = #expect(throws: UsageError.self) {
      try OutputFile(path: path, option: "--chart").check()
    }
    #expect(
      error?.description
        == "--chart takes a file that can be written, not “\(path)”: No such file or directory")
  }

  @Test func `a check reports a folder in the place of the file`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: UsageError.self) {
      try OutputFile(path: folder.url.path, option: "--output").check()
    }
    #expect(error?.description.hasSuffix(": it is a folder") == true)
  }

  @Test func `a symbolic link survives writing through it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("first", to: "figures.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "link"), withDestinationPath: folder.path(of: "figures.json"))
    let file = OutputFile(path: folder.path(of: "link"), option: "--output")
    try file.check()
    try file.write("second")
    #expect(try folder.text(of: "figures.json") == "second")
    #expect(folder.names == ["figures.json", "link"])
  }

  @Test func `a device is written to, not replaced`() throws {
    let file = OutputFile(path: "/dev/null", option: "--output")
    try file.check()
    try file.write("gone")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }
}
