import ListRendering
import TestSupport
import Testing
import UIKit

/// The trait of tests that need no screen.
struct WithoutScreenTests {
  @Test func `every view and view controller that a test creates is noticed, and no other`()
    async throws
  {
    let functions: [@MainActor @Sendable () -> Void] = [
      { _ = UIView() }, { _ = UITableViewCell() }, { _ = UITableView() },
      { _ = UIViewController() }, { Task { _ = UILabel() } },
    ]
    let names = ["UIView", "UITableViewCell", "UITableView", "UIViewController", "UILabel"]
    for (make, name) in zip(functions, names) {
      let created = try await WithoutScreen.responders {
        await make()
        // Lets a task of the function run.
        await settle()
      }
      #expect(created.contains(name))
    }
    async let others = WithoutScreen.responders { await settle() }
    _ = UIView()
    #expect(try await others == [])
  }
}
