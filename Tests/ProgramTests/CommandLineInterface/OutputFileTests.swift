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
    for text in ["first", "second"] {
      try file.write(text)
      try file.check()
      let written = try folder.text(of: "figures.csv")
      #expect([written] + folder.names == [text, "figures.csv"])
    }
  }

  @Test func `a check reports a missing folder, a folder, and a link that leads nowhere`() throws {
    let folder = try TemporaryFolder()
    for (link, target) in [("dangling", "nowhere"), ("loop", "loop")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: link), withDestinationPath: folder.path(of: target))
    }
    let cases = [
      ("missing/chart.svg", "No such file or directory"), ("", "it is a folder"),
      ("dangling", "No such file or directory"), ("loop", "Too many levels of symbolic links"),
    ].map { name, reason in (path: folder.path(of: name), reason: reason) }
    let messages = cases.map { path, _ in
      errorMessage { try OutputFile(path: path, option: "--chart").check() }
    }
    let expected = cases.map { path, reason in
      "--chart takes a file that can be written, not “\(path)”: \(reason)"
    }
    #expect(messages == expected)
    #expect(folder.names == ["dangling", "loop"])
  }

  @Test func `a replaced file keeps its permissions and its owner`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "figures.csv")
    let keys = [FileAttributeKey.posixPermissions, .ownerAccountID, .groupOwnerAccountID]
    for mode in [0o600, 0o644, 0o755, 0o660] {
      try folder.write("first", to: "figures.csv")
      // Only root can give a file away.
      if geteuid() == 0 { chown(path, 1234, 4321) }
      chmod(path, mode_t(mode))
      let before = try FileManager.default.attributesOfItem(atPath: path)
      let file = OutputFile(path: path, option: "--output")
      try file.check()
      try file.write("second")
      let after = try FileManager.default.attributesOfItem(atPath: path)
      let attributes = keys.map { after[$0] as? Int }
      #expect(attributes == [mode, before[keys[1]] as? Int, before[keys[2]] as? Int])
      #expect(try folder.text(of: "figures.csv") == "second")
    }
  }

  @Test func `a new file has the permissions that the mask leaves`() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      for (mask, mode) in [(0o022, 0o644), (0o027, 0o640), (0o077, 0o600)] as [(mode_t, Int)] {
        umask(mask)
        let path = folder.path(of: "\(mask)")
        try OutputFile(path: path, option: "--output").write("text")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == mode)
      }
    }
  }

  @Test func `a read-only file is not replaced, neither by a check nor by writing`() throws {
    let folder = try TemporaryFolder()
    try folder.write("first", to: "figures.csv")
    let path = folder.path(of: "figures.csv")
    chmod(path, 0o444)
    let file = OutputFile(path: path, option: "--output")
    let messages = [errorMessage { try file.check() }, errorMessage { try file.write("second") }]
    #expect(
      messages == [
        "--output takes a file that can be written, not “\(path)”: it is read-only",
        "--output could not write “\(path)”: it is read-only",
      ])
    #expect(try folder.text(of: "figures.csv") == "first")
  }

  @Test func `a symbolic link or a device is written to, not replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write("first", to: "figures.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "link"), withDestinationPath: folder.path(of: "figures.json"))
    for path in [folder.path(of: "link"), "/dev/null"] {
      let file = OutputFile(path: path, option: "--output")
      try file.check()
      try file.write("second")
    }
    let text = try folder.text(of: "figures.json")
    #expect([text] + folder.names == ["second", "figures.json", "link"])
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }
}
