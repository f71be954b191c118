import Foundation
import SourceAnalysis
import TestSupport
import Testing

@testable import SideBySide

/// The page in a real browser, if one is installed.
struct BrowserTests {
  @Test(.enabled(if: Browser.name != nil, "no Chromium is installed"))
  func `a browser plays every event, in light and dark, at the width of a telephone and of a desk`()
    async throws
  {
    let page = try await Page.ofThisPackage.value
    let address = "play/delete-refused/9/MVC,VIPER"
    let frames = [
      Browser.Frame(width: 400, scheme: "light", address: "play/delete-refused/9/VIPER"),
      Browser.Frame(width: 1400, scheme: "light", address: address),
      Browser.Frame(width: 1400, scheme: "dark", address: address),
    ]
    let reports = try await Browser.reports(on: page.document, in: frames)
    #expect(reports.count == frames.count)
    for (frame, report) in zip(frames, reports) {
      #expect(report.errors == [], "\(frame)")
      #expect(report.tooWide == [], "these panels scroll sideways: \(frame)")
      let names = frame.width > 700 ? ["MVC", "VIPER"] : ["VIPER"]
      for (step, shown) in zip([9, 8, 10], [report.opened, report.back, report.next]) {
        #expect(try shown == names.map { try state(of: $0, after: step, on: page) }, "\(frame)")
      }
      #expect(report.hash == "#\(frame.address.replacing("/9/", with: "/10/"))", "\(frame)")
      let events = TraceEvent.allCases.count
      #expect(report.ends.count == events * names.count, "\(frame)")
      #expect(report.ends.allSatisfy { $0.hasSuffix("done") }, "\(frame)")
    }
    #expect(reports[0].paper == reports[1].paper && reports[1].paper != reports[2].paper)
  }

  /// What the page says about a step of the refused deletion.
  private func state(of name: String, after step: Int, on page: Page) throws -> String {
    let diagram = try #require(page.facts.diagrams.first { $0.name == name })
    let trace = try #require(page.facts.traces?.trace(of: .deleteRefused, in: name))
    let steps = diagram.steps(of: trace)
    let count = min(step, steps.count)
    let end = try #require(steps[count - 1].way.last)
    return "\(name) \(count) of \(steps.count) \(end)\(count == steps.count ? " done" : "")"
  }
}

// MARK: -

/// Chromium without a window.
private enum Browser {
  /// A frame in which the page is shown.
  struct Frame {
    let width: Int
    let scheme: String
    let address: String
  }

  /// What the page did in a frame.
  struct Report: Decodable {
    let errors, opened, back, next, ends, tooWide: [String]
    let hash, paper: String
  }

  /// The installed browser.
  static let name: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return ["chromium", "chromium-browser", "google-chrome"].first { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }()

  /// Opens the page once in each frame, and returns what the probe in it reports.
  static func reports(on document: String, in frames: [Frame]) async throws -> [Report] {
    let folder = try TemporaryFolder()
    try folder.write(
      document.replacing("<body>", with: "<body><script>\(probe)</script>"), to: "page.html")
    try folder.write(desk(for: frames), to: "desk.html")
    let run = try await ProgramRun.run(
      """
      \(name ?? "") --headless=new --no-sandbox --disable-gpu --window-size=1500,900 \
      --user-data-dir=\(folder.path(of: "profile")) --virtual-time-budget=10000 \
      --dump-dom file://\(folder.path(of: "desk.html"))
      """)
    let reports = run.text.matches(of: #/data-report="(?<report>[^"]+)"/#)
    #expect(reports.count == frames.count, "\(run.text)\(run.errors)")
    return try reports.map { report in
      let json = String(report.report).removingPercentEncoding ?? ""
      return try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    }
  }

  /// A page with the frames, which writes their reports into attributes.
  private static func desk(for frames: [Frame]) -> String {
    let elements = frames.map { frame in
      """
      <iframe src="page.html#\(frame.address)" width="\(frame.width)" height="800" \
      style="border: 0; color-scheme: \(frame.scheme)"></iframe>
      """
    }
    return """
      <!DOCTYPE html>
      <body style="color-scheme: light dark">
      <script>
      addEventListener('message', (message) => {
        const frames = [...document.querySelectorAll('iframe')];
        const frame = frames.find((frame) => frame.contentWindow === message.source);
        frame.dataset.report = encodeURIComponent(message.data);
      });
      </script>
      \(elements.joined(separator: "\n"))
      </body>
      """
  }

  /// The script that uses the page as a person at the keyboard would, and reports.
  private static let probe = """
    const errors = [];
    addEventListener('error', (event) => errors.push(event.message));
    addEventListener('load', () => {
      const find = (selector) => [...document.querySelectorAll(selector)];
      const press = (key) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const state = () => find('.event:not([hidden]) .column:not([hidden])').map((column) => {
        const progress = column.querySelector('.progress');
        const called = column.querySelector('.called')?.dataset.object;
        const end = progress.classList.contains('done') ? ['done'] : [];
        return [column.dataset.architecture, progress.textContent, called, ...end].join(' ');
      });
      const report = { errors, opened: state() };
      press('ArrowLeft');
      report.back = state();
      press('ArrowRight');
      press('ArrowRight');
      report.next = state();
      report.hash = decodeURIComponent(location.hash);
      report.ends = find('[data-play]').flatMap((button) => {
        button.click();
        const position = document.getElementById('position');
        while (position.value !== position.max) press('ArrowRight');
        return state();
      });
      const root = document.documentElement;
      report.tooWide = find('#topics [role=tab]').filter((tab) => {
        tab.click();
        return root.scrollWidth > root.clientWidth;
      }).map((tab) => tab.id);
      report.paper = getComputedStyle(document.body).backgroundColor;
      parent.postMessage(JSON.stringify(report), '*');
    });
    """
}
