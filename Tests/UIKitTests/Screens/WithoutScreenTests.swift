import TestSupport
import Testing
import UIKit

/// The trait of tests that need no screen.
struct WithoutScreenTests {
  @Test func `every view and view controller that a test creates is noticed, and no other`()
    async throws
  {
    let makeAll: @MainActor @Sendable () -> Void = {
      _ = [UIView(), UITableViewCell(), UITableView()]
      _ = UIViewController()
      Task { _ = UILabel() }
    }
    let created = try await WithoutScreen.responders {
      await makeAll()
      // Lets the task run.
      await settle()
    }
    let names: Set = ["UIView", "UITableViewCell", "UITableView", "UIViewController", "UILabel"]
    expectEqual(names.subtracting(created), [])
    async let others = WithoutScreen.responders { await settle() }
    _ = UIView()
    let createdElsewhere = try await others
    expectEqual(createdElsewhere, [])
  }
}
