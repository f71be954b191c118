import ListRendering
import TestSupport
import Testing
import UIKit

@testable import EmployeeList

/// What the program keeps of a list that it has opened.
@MainActor
struct EmployeeListAppTests {
  @Test func `a closed list is released, also after it has shown what was skipped`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"id": 1}]"#, to: "list.json")
    let options = try #require(
      try ScreenOptions(arguments: [
        "MVC", "--employees", folder.path(of: "list.json"), "--skip-faulty",
      ]))
    weak var list: UIViewController?
    do {
      let (window, service) = EmployeeListApp.open(
        options, in: ScreenOptions.defaultSize, progress: { _ in }, report: { _ in })
      await service.allAnswered()
      list = window.visibleViewController
      #expect(window.frame.contains("skipped"))
    }
    #expect(await MainActor.wait(upTo: .seconds(5)) { list == nil })
  }

  @Test func `with refuse-changes, a list loads, and keeps everybody`() async throws {
    let options = try #require(try ScreenOptions(arguments: ["MVC", "--refuse-changes"]))
    let (window, service) = EmployeeListApp.open(
      options, in: ScreenOptions.defaultSize, progress: { _ in }, report: { _ in })
    await service.allAnswered()
    window.swipeToDelete(line: 1)
    await MainActor.settle()
    #expect(window.frame.contains("24 employees"))
    #expect(window.frame.contains("session refuses changes"))
  }
}
