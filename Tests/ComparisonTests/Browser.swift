import Foundation
import TestSupport
import Testing

/// Chromium without a window.
enum Browser {
  /// A frame in which the page is shown.
  struct Frame {
    let width: Int
    let scheme: String
    let address: String
  }

  /// What the page did in a frame.
  struct Outcome: Decodable {
    let errors, opened, back, next, ends, tooWide, colored: [String]
    let lens, hash, paper: String
  }

  /// The installed browser.
  static let name: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return ["chromium", "chromium-browser", "google-chrome"].first { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }()

  /// Opens the page once in each frame, and returns what the probe in it reports.
  static func outcomes(on document: String, in frames: [Frame]) async throws -> [Outcome] {
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
    try #require(reports.count == frames.count, "\(run.text)\(run.errors)")
    return try reports.map { report in
      let json = String(report.report).removingPercentEncoding ?? ""
      return try JSONDecoder().decode(Outcome.self, from: Data(json.utf8))
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
      const shown = (element) => getComputedStyle(element).display !== 'none';
      const state = () => find('.event').filter(shown).flatMap((event) =>
        [...event.querySelectorAll('.column')].filter(shown).map((column) => {
          const numbers = [...column.querySelectorAll('.stop')].filter(shown);
          return [
            column.dataset.architecture, column.querySelector('.progress').textContent,
            numbers.map((number) => number.textContent).join(' '),
          ].join(': ');
        }));
      const report = { errors, opened: state() };
      press('ArrowLeft');
      report.back = state();
      press('ArrowRight');
      press('ArrowRight');
      report.next = state();
      report.hash = decodeURIComponent(location.hash);
      // Each step takes a while, so the narrow page plays a short event, and jumps to the end of the others.
      const played = innerWidth < 700 ? find('[name=event]') : [];
      report.ends = played.flatMap((event) => {
        event.click();
        const position = document.getElementById('position');
        if (event.value !== 'call-tapped') {
          position.value = position.max;
          position.dispatchEvent(new Event('input'));
        }
        while (position.value !== position.max) press('ArrowRight');
        return state();
      });
      const root = document.documentElement;
      report.tooWide = find('[name=view]').filter((view) => {
        view.click();
        return root.scrollWidth > root.clientWidth;
      }).map((view) => view.value);
      find('#view-map')[0].click();
      press('9');
      const tints = find('#map .map .k9, #map .map .k3');
      report.lens = [...new Set(tints.map((tint) =>
        tint.getAttribute('class') + ' ' + getComputedStyle(tint).opacity))].sort().join(', ');
      report.colored = find('pre code').slice(0, 1).flatMap((code) =>
        [...code.querySelectorAll('span')].map((span) => span.className + ' ' + span.textContent));
      report.paper = getComputedStyle(document.body).backgroundColor;
      parent.postMessage(JSON.stringify(report), '*');
    });
    """
}
