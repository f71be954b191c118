// Prints the imports of modules of this package that a target does not declare in Package.swift.
//
//   swift package dump-package | swift .ci/imports.swift
//
// The compiler accepts an import of what a declared dependency depends on.
import Foundation

struct Package: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]
  }

  /// A dependency by name; a condition may follow the name.
  struct Dependency: Decodable {
    let name: String

    enum CodingKeys: CodingKey {
      case byName
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      var items = try values.nestedUnkeyedContainer(forKey: .byName)
      name = try items.decode(String.self)
    }
  }

  let targets: [Target]
}

let input = FileHandle.standardInput.readDataToEndOfFile()
let targets = try JSONDecoder().decode(Package.self, from: input).targets
let names = Set(targets.map(\.name))
let importLine = #/(?m)^[@A-Za-z ]*\bimport +(?:[a-z]+ +)?(\w+)/#
var faults: [String] = []
for target in targets {
  let folder = target.path ?? "\(target.type == "test" ? "Tests" : "Sources")/\(target.name)"
  let declared = Set(target.dependencies.map(\.name))
  for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
  where path.hasSuffix(".swift") {
    let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    for name in text.matches(of: importLine).map({ String($0.1) })
    where names.contains(name) && name != target.name && !declared.contains(name) {
      faults.append("\(folder)/\(path): Package.swift does not declare \(name) for \(target.name)")
    }
  }
}
for fault in faults.sorted() { print(fault) }
exit(faults.isEmpty ? 0 : 1)
