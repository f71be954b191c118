import Foundation
import PackageFiles
import Testing

@testable import Comparison

/// The page in a real browser, if one is installed.
struct BrowserTests {
  @Test(.enabled(if: Browser.name != nil, "no Chromium is installed"))
  func `a browser plays events to their ends, in light and dark, narrow and wide`()
    async throws
  {
    let page = try Page.ofThisPackage.get()
    let address = "/play/delete-refused/9/MVC,VIPER"
    let frames = [
      Browser.Frame(width: 400, scheme: "light", address: "/play/delete-refused/9/VIPER"),
      Browser.Frame(width: 1400, scheme: "light", address: address),
      Browser.Frame(width: 1400, scheme: "dark", address: address),
    ]
    let reports = try await Browser.outcomes(on: Page.document.get(), in: frames)
    for (frame, report) in zip(frames, reports) {
      #expect([report.errors, report.tooWide] == [[], []], "errors, and wide panels: \(frame)")
      let names = frame.width > 700 ? ["MVC", "VIPER"] : ["VIPER"]
      let states = try [9, 8, 10].map { step in
        try names.map { try state(of: $0, after: step, on: page) }
      }
      #expect([report.opened, report.back, report.next] == states, "\(frame)")
      let address = frame.address.replacing("/9/", with: "/10/")
      #expect([report.hash, report.lens] == ["#\(address)", "k3 0.12, k9 1"], "\(frame)")
      let code = report.colored.prefix(3)
      #expect(code == ["keyword public", "keyword enum", "type EmployeeListModule"])
    }
    let isDone = reports[0].ends.map { $0.contains(", done: ") }
    #expect(isDone == CallEvent.allCases.map { _ in true })
    let papers = reports.map(\.paper)
    #expect(papers[0] == papers[1])
    #expect(papers[1] != papers[2])
  }

  /// What the page says about a step of the refused deletion.
  private func state(of name: String, after step: Int, on page: Page) throws -> String {
    let index = try #require(page.facts.all.firstIndex { $0.name == name })
    let trace = try #require(page.facts.record?.trace(of: .deleteRefused, in: name))
    let calls = Call.all(of: trace, in: page.pictures[index])
    let count = min(step, calls.count)
    let numbers = calls.prefix(count - 1).filter { ($0.successor ?? .max) >= count }.map(\.number)
    let list = numbers.map(String.init).joined(separator: " ")
    return "\(name): \(count) of \(calls.count)\(count == calls.count ? ", done" : ""): \(list)"
  }
}
