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
    let process = try ShellProcess(
      line, streams: names.map(folder.path(of:)), environment: environment)
    let status = await process.end()
    return Self(
      status: status, output: try Data(contentsOf: folder.url.appending(path: "output")),
      errors: try folder.text(of: "errors"))
  }

  /// Runs a command line in a pseudo-terminal of some columns.
  package static func run(
    _ line: String, columns: Int, environment: [String: String] = [:]
  ) async throws -> Self {
    let terminal = try PseudoTerminal(columns: columns)
    let streams = Array(repeating: terminal.path, count: 3)
    let process = try ShellProcess(line, streams: streams, environment: environment)
    async let output = terminal.everythingShown()
    let status = await process.end()
    terminal.hangUp()
    return Self(status: status, output: await output, errors: "")
  }
}
