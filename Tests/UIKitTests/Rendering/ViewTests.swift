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
    screen.add(.default, text: "twelve wide.")
    screen.add(.default, text: "neither").accessoryType = .detailButton
    screen.add(.default, text: nil).accessoryType = .checkmark
    let window = TextWindow(rootViewController: screen, size: Size(width: 16, height: 8))
    screen.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    let frame = """
      ┌─  ───────────┐
      │ A name th… › │
      │ A second …   │
      │▸done       ✓ │
      │ twelve wide. │
      │ neither      │
      │            ✓ │
      └──────────────┘
      """
    window.expectFrame(frame)
    var list = ""
    window.drawList(into: &list)
    expect(list, is: frame)
  }

  @Test func `a cell draws its image before its labels, and nothing without an image`() {
    let screen = CellScreen()
    screen.add(.default, text: "plain").imageView?.image = nil
    let marked = screen.add(.default, text: "before")
    marked.accessoryType = .checkmark
    marked.imageView?.image = UIImage(systemName: "person")
    let cell = screen.add(.subtitle, text: nil)
    cell.imageView?.image = UIImage(named: "portrait")
    cell.textLabel?.text = "after"
    cell.detailTextLabel?.text = "below"
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 12, height: 6), style: .plain)
    window.expectFrame("\nplain\n▣ before   ✓\n▣ after\n  below\n")
    marked.imageView?.image = nil
    window.expectFrame("\nplain\nbefore     ✓\n▣ after\n  below\n")
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
    expectEqual(taps, 0)
    expectEqual(screen.tableView.indexPathForSelectedRow, nil)
    button.isEnabled = true
    window.tap(line: 1, column: 4)
    expectEqual(taps, 1)
  }

  @Test func `a button draws its image as one character, before its title`() {
    let picture = UIImage(data: .bitmap(["##"]))
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
    expect(drawn(button), is: "[↻]")
    button.setTitle("Retry", for: .normal)
    button.setImage(picture, for: .disabled)
    expect(drawn(button), is: "[↻ Retry]")
    button.setImage(picture, for: .normal)
    expect(drawn(button), is: "[▣ Retry]")
    expectEqual(button.image(for: .normal), picture)
    button.setImage(nil, for: .normal)
    expect(drawn(button), is: "[Retry]")

    // A configuration stands before the title and the image that were set.
    button.configuration?.title = "nothing, because there is no configuration yet"
    expect(drawn(button), is: "[Retry]")
    button.configuration = .plain()
    expect(drawn(button), is: "[Retry]")
    button.configuration?.title = "Write"
    button.configuration?.image = UIImage(systemName: "arrow.clockwise")
    button.setTitle("Later", for: .normal)
    expect(drawn(button), is: "[↻ Write]")
    button.configuration = nil
    expect(drawn(button), is: "[Later]")
    button.setTitle(nil, for: .normal)
    expect(drawn(button), is: "[]")
  }

  @Test func `a button that is made for an action runs it, and keeps the title that it had`() {
    let action = UIAction(title: "Mail") { $0.title += "!" }
    let button = UIButton(primaryAction: action)
    button.sendActions(for: .touchUpInside)
    let element: UIMenuElement = action
    expectEqual(element.title, "Mail!")
    expect(drawn(button), is: "[Mail]")
  }

  @Test func `views can be inserted into a stack and taken out of it`() {
    let labels = [UILabel("a"), UILabel("b"), UILabel("c")]
    let stack = UIStackView(arrangedSubviews: [labels[0], labels[2]])
    stack.insertArrangedSubview(labels[1], at: 1)
    expect(drawn(stack), is: "abc")
    stack.removeArrangedSubview(labels[0])
    expect(drawn(stack), is: "bc")
    #expect(labels[0].superview === stack)
  }

  @Test func `a cell that was drawn shows each later change of its views`() {
    let screen = CellScreen()
    let labels = [UILabel("a"), UILabel("b")]
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
    expectEqual(other.subviews, [])
    expectEqual(stack.arrangedSubviews, [labels[0]])
  }

  @Test func `a label without a font or a color of its own has the default one again`() {
    let label = UILabel("Ada")
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
      expectEqual(text, drawn + "\n", "change \(number)")
    }
  }

  @Test func `a list that does not fill its screen stops the program, which names the views`() async
  {
    let places: [(list: String, place: String)] = [
      ("UITableView", "UIView shows UILabel, UITableView"),
      ("UICollectionView", "UIStackView shows UICollectionView, UIButton"),
      ("UITableView", "UIView shows UITableView"),
      ("UICollectionView", "UIView shows UICollectionView"),
    ]
    for (number, (list, place)) in places.enumerated() {
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
      result.expectFatalError(
        "\(list) must be the view of a screen or the only visible view in it, but \(place)")
    }
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
