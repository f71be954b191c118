import Figures
import Foundation
import PackageFiles

extension BenchmarkReport {
  /// Creates an empty report for a run on this machine.
  init(options: RunOptions) {
    self.init(
      date: Date.now.formatted(.iso8601.year().month().day()), commit: Self.currentCommit,
      configuration: Configuration.name, toolchain: Self.toolchain, machine: .current,
      seed: options.seed, rounds: options.rounds)
  }

  /// The commit of the sources that this program was built from; `nil` without git.
  static var currentCommit: String? {
    guard let folder = try? PackageFolder.ofThisPackage() else { return nil }
    let (git, output) = (Process(), Pipe())
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = [
      "git", "-C", folder.root.path, "describe", "--always", "--dirty", "--exclude=*",
    ]
    (git.standardOutput, git.standardError) = (output, FileHandle.nullDevice)
    guard (try? git.run()) != nil else { return nil }
    let name = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    return name.isEmpty ? nil : name.trimmingCharacters(in: .newlines)
  }

  /// The version of the compiler, as exactly as a program can know it.
  private static var toolchain: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #else
      "Swift 6.3"
    #endif
  }
}

// MARK: -

extension BenchmarkReport.Machine {
  /// The machine that runs the program, and its load now.
  static var current: Self {
    let process = ProcessInfo.processInfo
    var loads = [0.0]
    return Self(
      processor: processorName, processorCount: process.activeProcessorCount,
      memory: process.physicalMemory, system: process.operatingSystemVersionString,
      load: getloadavg(&loads, 1) == 1 ? loads[0] : nil)
  }

  private static var processorName: String {
    #if os(Linux)
      let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let name = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
      return name?.split(separator: ": ").last.map(String.init) ?? "unknown"
    #else
      var size = 0
      sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
      var name = [UInt8](repeating: 0, count: size)
      sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #endif
  }
}
