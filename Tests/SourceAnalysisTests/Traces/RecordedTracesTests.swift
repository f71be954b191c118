import Catalogue
import Foundation
import SourceAnalysis
import Testing

/// The traces as their files have them.
struct RecordedTracesTests {
  @Test(arguments: Architecture.allCases, TraceEvent.allCases)
  func `every architecture has a trace of every event`(
    architecture: Architecture, event: TraceEvent
  ) throws {
    let path = RecordedTraces.path(of: event, in: architecture.name)
    let todo = TraceError.notRecorded(event, architecture: architecture.name)
    #expect(try PackageFolder.ofThisPackage().exists(path), "\(todo)")
  }

  @Test func `every file is of an event and an architecture, and can be read`() throws {
    let package = try PackageFolder.ofThisPackage()
    let paths = Architecture.allCases.flatMap { architecture in
      TraceEvent.allCases.map { RecordedTraces.path(of: $0, in: architecture.name) }
    }
    for path in package.files(in: RecordedTraces.folder) where path.hasSuffix(".txt") {
      #expect(paths.contains(path))
      let text = try package.text(of: path)
      #expect(Trace(text).list.joined(separator: "\n") + "\n" == text, "\(path)")
      #expect(2...15 ~= Trace(text).messages.count, "\(path) is too short or long to be read")
    }
  }

  @Test(arguments: Architecture.allCases)
  func `whoever takes part is a type of the module, or stands outside of it`(
    architecture: Architecture
  ) throws {
    let traces = try RecordedTraces(in: .ofThisPackage())
    let outside = [
      "Button", "EmployeeActions", "EmployeeService", "RefreshControl", "SearchBar", "TableView",
    ]
    let types = try ArchitectureSource(named: architecture.name).types + outside
    for event in TraceEvent.allCases {
      for message in traces.trace(of: event, in: architecture.name)?.messages ?? [] {
        #expect(types.contains(message.sender), "\(message)")
        #expect(types.contains(message.receiver), "\(message)")
      }
    }
  }

  @Test func `a folder without traces is named`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appending(path: "Package.swift"))
    let empty = try PackageFolder(above: folder.appending(path: "main.swift").path)
    let error = #expect(throws: TraceError.self) { try RecordedTraces(in: empty) }
    #expect(error?.description == "no traces are recorded in Tests/Traces")
  }
}
