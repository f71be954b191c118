import CommandLineInterface
import Foundation
import PackageFiles

/// A draft of an architecture: another module, such as `Template`, and its tests under a new name.
struct Draft {
  /// The changed and new files, by path.
  let texts: [String: String]

  /// The module without a list, which a draft copies unless you name another one.
  static let template = "Template"

  private static let manifest = "Package.swift"
  private static let catalogue = "Sources/Catalogue/Architecture.swift"

  /// Copies an architecture under another name, and enters it in the manifest and the catalogue.
  ///
  /// - Throws: `UsageError` if a module cannot have the name, or if there's no such architecture.
  init(named name: String, from original: String = template, in package: PackageFolder) throws {
    guard name.wholeMatch(of: #/[A-Z][A-Za-z0-9]*/#) != nil else {
      throw UsageError("a name has letters and digits after a capital letter, not “\(name)”")
    }
    // Some file systems do not distinguish capital letters.
    let taken = ["Sources", "Tests"].flatMap(package.files)
      .map { $0.split(separator: "/")[1].lowercased() }
    if package.exists(name) || taken.contains(name.lowercased()) {
      throw UsageError("there is a module \(name) already")
    }
    guard package.exists("Sources/\(original)/EmployeeListModule.swift") else {
      throw UsageError("there is no architecture \(original)")
    }
    var texts: [String: String] = [:]
    let word = try Regex("\\b\(original)\\b")
    for (folder, copy) in [
      ("Sources/\(original)", "Sources/\(name)"), ("Tests/\(original)Tests", "Tests/\(name)Tests"),
    ] {
      for path in package.swiftFiles(in: folder) {
        texts[copy + path.dropFirst(folder.count)] = try package.text(of: path)
          .replacing(word, with: name)
      }
    }
    texts[Self.manifest] = try Self.adding(
      "  \"\(name)\",\n", to: package.text(of: Self.manifest), of: Self.manifest)
    let catalogue = try package.text(of: Self.catalogue)
    // The imports are one block, in the order of their modules.
    let imports = catalogue.split(separator: "\n").filter { $0.contains(#/^([a-z]+ )?import /#) }
    let newImports = (imports + ["import \(name)"])
      .sorted { Self.module(of: $0) < Self.module(of: $1) }
    let portraits = original == Self.template ? "portraits: false, " : ""
    let entry = """
          Architecture(
            "\(name)", \(portraits)isDraft: true,
            makeScreen: \(name).EmployeeListModule.makeScreen),

      """
    texts[Self.catalogue] = try Self.adding(
      entry,
      to: catalogue.replacing(
        imports.joined(separator: "\n"), with: newImports.joined(separator: "\n")),
      of: Self.catalogue)
    self.texts = texts
  }

  /// Adds lines above the mark of a file.
  private static func adding(_ lines: String, to text: String, of path: String) throws -> String {
    guard let mark = text.firstMatch(of: #/ *\/\/ Another architecture goes here\.\n/#) else {
      throw UsageError("\(path) has no line “// Another architecture goes here.”")
    }
    return text[..<mark.range.lowerBound] + lines + text[mark.range.lowerBound...]
  }

  /// Returns the module that a line imports.
  private static func module(of line: Substring) -> Substring {
    line.split(separator: " ").last ?? line
  }

  /// Writes the files.
  func write(to package: PackageFolder) throws {
    for (path, text) in texts {
      let url = package.root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }
}
