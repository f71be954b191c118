import Comparison
import Foundation

/// Turns addresses into functions, with `llvm-symbolizer` and `swift demangle`.
struct Symbolizer {
  private var symbols: [UInt: Symbol] = [:]

  /// Looks up addresses in a program.
  init(_ addresses: Set<UInt>, in program: String) throws {
    let addresses = addresses.sorted()
    let lines = try Self.run(
      ["llvm-symbolizer", "--obj=\(program)", "--output-style=JSON", "--no-inlines"],
      input: addresses.map { "0x\(String($0, radix: 16))" })
    let entries = try lines.map { line in
      try JSONDecoder().decode(Address.self, from: Data(line.utf8)).symbol?.first
    }
    let names = try Self.run(
      ["swift", "demangle", "--compact", "--simplified"],
      input: entries.map { $0?.functionName.nonEmpty ?? "?" })
    guard entries.count == addresses.count, names.count == addresses.count else {
      throw RecordingError.noSymbols("llvm-symbolizer")
    }
    for (address, (entry, name)) in zip(addresses, zip(entries, names)) {
      symbols[address] = Symbol(
        name, mangled: entry?.functionName ?? "",
        path: entry?.startFileName.nonEmpty ?? entry?.fileName ?? "",
        line: entry?.startLine ?? 0, currentLine: entry?.line ?? 0)
    }
  }

  /// The function at an address.
  subscript(address: UInt) -> Symbol { symbols[address] ?? Symbol("?") }

  /// What `llvm-symbolizer` knows of an address.
  private struct Address: Decodable {
    struct Function: Decodable {
      let functionName, fileName, startFileName: String
      let line, startLine: Int

      enum CodingKeys: String, CodingKey {
        case functionName = "FunctionName"
        case fileName = "FileName"
        case startFileName = "StartFileName"
        case line = "Line"
        case startLine = "StartLine"
      }
    }

    let symbol: [Function]?

    enum CodingKeys: String, CodingKey { case symbol = "Symbol" }
  }

  /// Runs a tool with lines as its input, and returns the lines of its output.
  private static func run(_ command: [String], input: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (questions, answers) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(input.map { "\($0)\n" }.joined().utf8).write(to: questions)
    try Data().write(to: answers)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = try FileHandle(forReadingFrom: questions)
    process.standardOutput = try FileHandle(forWritingTo: answers)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw RecordingError.noSymbols(command[0]) }
    return try String(contentsOf: answers, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
