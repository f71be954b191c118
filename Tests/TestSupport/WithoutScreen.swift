import Synchronization
package import Testing
import UIKit

/// A suite whose tests create no view, cell, window or view controller; a test that creates one
/// fails.
///
/// `.ci/coverage` records which lines of the architectures these suites run. It finds a suite by
/// `@Suite(.withoutScreen)` in front of the type, on the same line.
package nonisolated struct WithoutScreen: SuiteTrait, TestTrait, TestScoping {
  /// The names of the created types in the current task and in the tasks that it starts.
  private final class Log: Sendable {
    let names = Mutex<[String]>([])
  }

  @TaskLocal private static var log: Log?

  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let names = try await Self.responders(createdBy: function)
    if !names.isEmpty {
      Issue.record("a test without a screen created \(names.joined(separator: ", "))")
    }
  }

  /// Calls a function, and returns the types of the views and view controllers that it creates.
  ///
  /// The observer stays for the whole process: it writes into the log of the task that creates, and
  /// other tests have none.
  @concurrent package static func responders(
    createdBy function: @concurrent @Sendable () async throws -> Void
  ) async throws -> [String] {
    await MainActor.run {
      UIResponder.creationObserver = { responder in
        Self.log?.names.withLock { $0.append("\(type(of: responder))") }
      }
    }
    let log = Log()
    try await Self.$log.withValue(log) { try await function() }
    return log.names.withLock(\.self)
  }
}

extension Trait where Self == WithoutScreen {
  /// Creates no view, cell, window or view controller.
  package nonisolated static var withoutScreen: Self { Self() }
}
