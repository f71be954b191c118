import ListRendering
import TestSupport
import Testing

/// The trait of tests that need no screen.
struct WithoutScreenTests {
  @Test func `a test without a screen fails if it creates a view or a view controller`()
    async throws
  {
    for make in [
      { _ = UIView() }, { _ = UILabel() }, { _ = UITableViewCell() }, { _ = UITableView() },
      { _ = UIViewController() }, { Task { _ = UIView() } },
    ] as [@MainActor @Sendable () async -> Void] {
      try await withKnownIssue {
        try await run(make)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.hasPrefix("a test without a screen created a UI") }
      }
    }
    try await run {}
    // The views of another test do not matter.
    _ = UIView()
  }

  private func run(_ function: @escaping @MainActor @Sendable () async -> Void) async throws {
    let test = try #require(Test.current)
    try await WithoutScreen.withoutScreen.provideScope(for: test, testCase: nil) {
      await function()
      // Lets the tasks of the function run.
      for _ in 0..<10 { await Task.yield() }
    }
  }
}
