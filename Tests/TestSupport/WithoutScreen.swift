import ListRendering
package import Testing

/// A suite whose tests create no view, cell, window or view controller; a test that creates one
/// fails.
///
/// `.ci/coverage` records which lines of the architectures these suites run. It finds a suite by
/// `@Suite(.withoutScreen)` in front of the type, on the same line.
package nonisolated struct WithoutScreen: SuiteTrait, TestTrait, TestScoping {
  /// Whether the current task belongs to a test without a screen.
  @TaskLocal private static var isRunning = false

  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run { UIResponder.creationObserver = Self.refuse }
    try await Self.$isRunning.withValue(true) { try await function() }
  }

  @MainActor private static func refuse(_ responder: UIResponder) {
    guard isRunning else { return }
    Issue.record("a test without a screen created a \(type(of: responder))")
  }
}

extension Trait where Self == WithoutScreen {
  /// Creates no view, cell, window or view controller.
  package nonisolated static var withoutScreen: Self { Self() }
}
