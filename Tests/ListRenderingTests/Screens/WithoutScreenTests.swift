import ListRendering
import TestSupport
import Testing

/// The trait of tests that need no screen.
struct WithoutScreenTests {
  @Test func `every view and view controller that a test creates is noticed, and no other`()
    async throws
  {
    for (make, name) in [
      ({ _ = UIView() }, "UIView"), ({ _ = UITableViewCell() }, "UITableViewCell"),
      ({ _ = UITableView() }, "UITableView"), ({ _ = UIViewController() }, "UIViewController"),
      ({ Task { _ = UILabel() } }, "UILabel"),
    ] as [(@MainActor @Sendable () -> Void, String)] {
      let names = try await WithoutScreen.responders {
        await make()
        // Lets a task of the function run.
        await settle()
      }
      #expect(names.contains(name))
    }
    async let others = WithoutScreen.responders { await settle() }
    _ = UIView()
    #expect(try await others == [])
  }
}
