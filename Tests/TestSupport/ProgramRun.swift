package import Foundation

/// A finished run of a shell command line, which can call the programs of this package by name.
package nonisolated struct ProgramRun {
  /// The exit status, or 128 and the number of the signal that ended the shell.
  package let status: Int32

  /// The bytes written to standard output; on a terminal, everything that it shows.
  package let output: Data

  /// The text written to standard error; empty on a terminal.
  package let errors: String

  /// The output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs a command line, such as `EmployeeList --help >/dev/full`.
  ///
  /// - Parameters:
  ///   - line: The command line for `sh`.
  ///   - input: The content of standard input.
  ///   - environment: Variables in addition to those of the tests.
  package static func run(
    _ line: String, input: Data = Data(), environment: [String: String] = [:]
  ) async throws -> Self {
    let folder = try TemporaryFolder()
    let names = ["input", "output", "errors"]
    for name in names { try folder.write("", to: name) }
    try input.write(to: folder.url.appending(path: "input"))
    let process = process(line, environment)
    process.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "input"))
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "errors"))
    let status = try await process.status()
    return Self(
      status: status, output: try Data(contentsOf: folder.url.appending(path: "output")),
      errors: try folder.text(of: "errors"))
  }

  /// Runs a command line in a pseudo-terminal, and types a text on it.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - typing: The text, at most 4,096 bytes; Ctrl-D ends the input.
  package static func run(
    _ line: String, columns: Int, typing text: String = "", environment: [String: String] = [:]
  ) async throws -> Self {
    let terminal = try PseudoTerminal(columns: columns)
    let process = process(line, environment)
    process.standardInput = terminal.device
    process.standardOutput = terminal.device
    process.standardError = terminal.device
    async let output = terminal.everythingShown()
    terminal.type(text)
    let status = try await process.status()
    terminal.hangUp()
    return Self(status: status, output: await output, errors: "")
  }

  private static func process(_ line: String, _ environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = self.environment(environment)
    return process
  }

  /// Returns the environment of the tests with some other variables, in which the programs of this
  /// package are found.
  static func environment(_ others: [String: String]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.merging(others) { _, new in new }
    environment["PATH"] = "\(productsFolder.path):\(environment["PATH"] ?? "")"
    return environment
  }

  /// The folder with the programs and the tests.
  private static var productsFolder: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}

// MARK: -

nonisolated extension Process {
  /// Starts the process and waits for its end.
  fileprivate func status() async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      terminationHandler = { process in
        let isSignal = process.terminationReason == .uncaughtSignal
        continuation.resume(returning: process.terminationStatus + (isSignal ? 128 : 0))
      }
      do {
        try run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
