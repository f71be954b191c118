import ListRendering
import TerminalDrawing
import TestSupport
import Testing

@testable import UIKit

/// Checks the properties of views, controls and cells, as far as they are drawn.
struct ViewTests {
  @Test func `the accessory of a cell ends its first line, beside the text and the frame`() {
    let screen = CellScreen()
    let long = screen.add(.subtitle, text: "A name that is too long", detail: "A second line")
    long.accessoryType = .disclosureIndicator
    screen.add(.default, text: "done").accessoryType = .checkmark
    screen.add(.default, text: "neither").accessoryType = .detailButton
    screen.add(.default, text: nil).accessoryType = .checkmark
    let window = TextWindow(rootViewController: screen, size: Size(width: 16, height: 7))
    screen.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    window.expectFrame(
      """
      ┌─  ───────────┐
      │ A name th… › │
      │ A second …   │
      │▸done       ✓ │
      │ neither      │
      │            ✓ │
      └──────────────┘
      """)
  }

  @Test func `a row below one with an accessory has the whole line for its text`() {
    let screen = CellScreen()
    screen.add(.default, text: "done").accessoryType = .checkmark
    screen.add(.default, text: "eleven wide")
    screen.add(.default, text: "more").accessoryType = .disclosureIndicator
    screen.add(.default, text: "eleven, too")
    let lines = ["done      ✓", "eleven wide", "more      ›", "eleven, too"]
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 11, height: 5), style: .plain)
    window.expectFrame("\n" + lines.joined(separator: "\n"))
    var list = ""
    window.drawList(into: &list)
    #expect(list == "\n" + lines.map { $0 + "\n" }.joined())
  }

  @Test func `a cell draws its image before its labels, and nothing without an image`() {
    let screen = CellScreen()
    screen.add(.default, text: "plain").imageView?.image = nil
    screen.add(.default, text: "before").imageView?.image = UIImage(systemName: "person")
    let cell = screen.add(.subtitle, text: nil)
    cell.imageView?.image = UIImage(named: "portrait")
    cell.textLabel?.text = "after"
    cell.detailTextLabel?.text = "below"
    TextWindow(rootViewController: screen, size: Size(width: 12, height: 6), style: .plain)
      .expectFrame("\nplain\n▣ before\n▣ after\n  below\n")
  }

  @Test func `the image of a cell takes no room after it was removed`() {
    let screen = CellScreen()
    let cell = screen.add(.default, text: "Ada")
    cell.imageView?.image = UIImage(named: "portrait")
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 12, height: 2), style: .plain)
    window.expectFrame("\n▣ Ada")
    cell.imageView?.image = nil
    window.expectFrame("\nAda")
  }

  @Test func `a tap on a button that is not enabled does nothing, and does not select its row`() {
    let screen = CellScreen()
    let button = UIButton(type: .system)
    var taps = 0
    button.setTitle("Call", for: .normal)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.add(.default, text: nil).contentView.addSubview(button)
    let window = TextWindow(rootViewController: screen, size: Size(width: 12, height: 4))
    button.isEnabled = false
    window.tap(line: 1, column: 4)
    #expect(taps == 0)
    #expect(screen.tableView.indexPathForSelectedRow == nil)
    button.isEnabled = true
    window.tap(line: 1, column: 4)
    #expect(taps == 1)
    #expect(button.title(for: .normal) == "Call")

    let made = UIButton(primaryAction: UIAction(title: "Mail") { _ in taps += 10 })
    made.sendActions(for: .touchUpInside)
    #expect(drawn(made) == "[Mail]\n")
    #expect(taps == 11)
  }

  @Test func `views can be inserted into a stack and taken out of it`() {
    let labels = ["a", "b", "c"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: [labels[0], labels[2]])
    stack.insertArrangedSubview(labels[1], at: 1)
    let inserted = drawn(stack)
    stack.removeArrangedSubview(labels[0])
    #expect([inserted, drawn(stack)] == ["abc\n", "bc\n"])
    #expect(stack.subviews.contains { $0 === labels[0] })
  }

  @Test func `a cell that was drawn shows each later change of its views`() {
    let screen = CellScreen()
    let labels = ["a", "b"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    let cell = screen.add(.default, text: nil)
    cell.contentView.addSubview(stack)
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 8, height: 3), style: .plain)
    window.expectFrame("\nab\n")
    let other = UIView()
    let changes: [(change: () -> Void, lines: String)] = [
      ({ stack.spacing = 16 }, "a  b\n"), ({ stack.axis = .vertical }, "a\nb"),
      ({ stack.isLayoutMarginsRelativeArrangement = true }, " a\n b"),
      ({ stack.directionalLayoutMargins.leading = 24 }, "   a\n   b"),
      ({ stack.isLayoutMarginsRelativeArrangement = false }, "a\nb"),
      ({ labels[0].isHidden = true }, "b\n"), ({ labels[0].isHidden = false }, "a\nb"),
      ({ stack.removeArrangedSubview(labels[0]) }, "b\n"),
      ({ stack.addArrangedSubview(labels[0]) }, "b\na"),
      ({ labels[1].removeFromSuperview() }, "a\n"), ({ labels[0].text = "c" }, "c\n"),
      ({ stack.insertArrangedSubview(labels[1], at: 0) }, "b\nc"),
      // A view leaves its superview for another one.
      ({ other.addSubview(labels[1]) }, "c\n"),
      ({ cell.contentView.addSubview(labels[1]) }, "cb\n"),
    ]
    for (change, lines) in changes {
      change()
      screen.tableView.performBatchUpdates(nil)
      window.expectFrame("\n\(lines)")
    }
    #expect(other.subviews.isEmpty)
    #expect(stack.arrangedSubviews == [labels[0]])
  }

  @Test func `a label and a button without a property of their own have the default one again`() {
    let label = UILabel()
    label.text = "Ada"
    let (dim, bold) = ("\u{1B}[2mAda\u{1B}[0m", "\u{1B}[1mAda\u{1B}[0m")
    let changes: [(change: () -> Void, drawn: String)] = [
      ({ label.textColor = .secondaryLabel }, dim), ({ label.textColor = .label }, "Ada"),
      ({ label.textColor = .secondaryLabel }, dim), ({ label.textColor = nil }, "Ada"),
      ({ label.font = .boldSystemFont(ofSize: 12) }, bold), ({ label.font = nil }, "Ada"),
      ({ label.font = .boldSystemFont(ofSize: 12) }, bold),
      ({ label.font = .systemFont(ofSize: 12) }, "Ada"),
      ({ label.text = nil }, ""),
    ]
    for (number, (change, drawn)) in changes.enumerated() {
      change()
      var canvas = Canvas(width: 20, border: .plain, isColored: true)
      label.draw(in: &canvas)
      canvas.endLine()
      var text = ""
      canvas.flush(into: &text)
      #expect(text == drawn + "\n", "change \(number)")
    }
    let button = UIButton(type: .system)
    button.setTitle("Call", for: .normal)
    button.setImage(UIImage(named: "phone"), for: .normal)
    let both = drawn(button)
    button.setImage(nil, for: .normal)
    let title = drawn(button)
    button.setTitle(nil, for: .normal)
    #expect([both, title, drawn(button)] == ["[▣ Call]\n", "[Call]\n", "[]\n"])
  }

  @Test func `a configuration stands before the title and the image that were set`() {
    let button = UIButton(type: .system)
    button.setTitle("Call", for: .normal)
    button.configuration?.title = "nothing"
    #expect(drawn(button) == "[Call]\n", "there is no configuration yet")
    button.configuration = .plain()
    #expect(drawn(button) == "[Call]\n")
    button.configuration?.title = "Write"
    button.configuration?.image = UIImage(systemName: "arrow.clockwise")
    button.setTitle("Later", for: .normal)
    #expect(drawn(button) == "[↻ Write]\n")
    #expect(button.configuration?.title == "Write")
    #expect(button.title(for: .normal) == "Later")
    button.configuration = nil
    #expect(drawn(button) == "[Later]\n")
  }

  @Test func `animations stay disabled until the outermost closure without them has ended`() {
    var enabled: [Bool] = []
    UIView.performWithoutAnimation {
      UIView.performWithoutAnimation { enabled.append(UIView.areAnimationsEnabled) }
      enabled.append(UIView.areAnimationsEnabled)
    }
    #expect(enabled + [UIView.areAnimationsEnabled] == [false, false, true])
  }

  @Test
  func `a table that is alone in the view of its screen fills it, and takes taps and scrolls`() {
    let screen = ListScreen(rows: .numbered(0..<9))
    let outer = UIViewController()
    outer.view.addSubview(screen.table)
    let window = TextWindow(rootViewController: outer, size: Size(width: 12, height: 5))
    window.scroll(by: 2)
    window.tap(line: 2, column: 3)
    window.expectFrame(
      """
      ┌─  ───────┐
      │ row 2    │
      │▸row 3    │
      │ row 4    │
      └──────────┘
      """)
    #expect(screen.table.window != nil)
  }

  @Test func `a list that does not fill its screen stops the program, which names the views`() async
  {
    let places = [
      "UITableView must be the view of a screen or the only visible view in it, but UIView shows "
        + "UILabel, UITableView",
      "UICollectionView must be the view of a screen or the only visible view in it, but "
        + "UIStackView shows UICollectionView, UIButton",
      "UITableView must be the view of a screen or the only visible view in it, but UIView shows "
        + "UITableView",
      "UICollectionView must be the view of a screen or the only visible view in it, but UIView "
        + "shows UICollectionView",
    ]
    for (number, message) in places.enumerated() {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor [number = number as Int] in
        let collection = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewLayout())
        let screen = UIViewController()
        let cell = UITableViewCell()
        switch number {
        case 0:
          for view in [UILabel(), UITableView(), UIView()] { screen.view.addSubview(view) }
          screen.view.subviews[2].isHidden = true
        case 1:
          screen.view.addSubview(UIStackView(arrangedSubviews: [collection, UIButton()]))
        case 2:
          cell.contentView.addSubview(UITableView())
          screen.view.addSubview(cell)
        default:
          cell.contentView.addSubview(collection)
          screen.view.addSubview(cell)
        }
        _ = TextWindow(rootViewController: screen, size: Size(width: 20, height: 6)).frame
      }
      result.expectFatalError(message)
    }
  }

  @Test func `properties without effect keep their values`() {
    let view = UIView()
    #expect(view.tag == 0)
    #expect(view.alpha == 1)
    #expect(view.autoresizingMask == [])
    view.tag = 7
    view.alpha = 0.5
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.contentMode = .center
    view.translatesAutoresizingMaskIntoConstraints = false
    let kept = view.tag == 7 && view.alpha == 0.5 && view.autoresizingMask.rawValue == 18
    #expect(kept)
    #expect(view.backgroundColor == .systemBackground)
    #expect(view.contentMode == .center)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `the place of a section spans its rows and titles`() {
    let screen = ListScreen(
      sections: [
        LabelledSection(header: "head", rows: ["a\nb", "c"], footer: "foot"), LabelledSection(),
        LabelledSection(rows: ["d"]),
      ], height: 9)
    let places = (0..<3).map { screen.table.rect(forSection: $0) }
    #expect(places.map(\.minY) == [0, 5, 5].map(CGFloat.lines))
    #expect(places.map(\.height) == [5, 0, 1].map(CGFloat.lines))
  }

  private func drawn(_ view: UIView) -> String { text(of: view, width: 20) }
}

// MARK: -

/// A screen that shows given cells.
private final class CellScreen: UITableViewController {
  private var cells: [UITableViewCell] = []

  @discardableResult
  func add(
    _ style: UITableViewCell.CellStyle, text: String?, detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    if let text { cell.textLabel?.text = text }
    if let detail { cell.detailTextLabel?.text = detail }
    cells.append(cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells[indexPath.row]
  }
}
