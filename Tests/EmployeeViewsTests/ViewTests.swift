import EmployeeViews
import Employees
import Foundation
import ListRendering
import TestSupport
import Testing
import UIKit

/// The views of rows and screens, as far as a phone or a reader of the screen sees them.
struct ViewTests {
  private let view = EmployeeInfoView(frame: .zero)

  init() {
    view.nameLabel.text = "Rózsa Péter"
    view.specializationLabel.text = "Recursive functions"
  }

  @Test func `the texts stand beside a sign, a placeholder, a portrait or a retry button`() throws {
    let picture = try #require(Picture(data: .portrait(of: 3)))
    // The last one holds no image.
    let portraits: [Portrait] = [
      .loading, .loaded(picture), .failed, .loading, .loaded(Picture(UIColor.label)),
    ]
    var texts = [text(of: view, width: 24)]
    for portrait in portraits {
      view.show(portrait)
      texts.append(text(of: view, width: 24))
    }
    let placeholder = "⠰⣿⠆ Rózsa Péter\n⠾⠿⠷ Recursive functions\n"
    let retry = "[↻] Rózsa Péter\n    Recursive functions\n"
    #expect(
      texts == [
        "□ Rózsa Péter\n  Recursive functions\n", placeholder,
        "⣨⣛⣅ Rózsa Péter\n⣢⠭⣔ Recursive functions\n", retry, placeholder, retry,
      ])
  }

  @Test func `the decoded picture is the one that is shown, and each decoding makes another`()
    throws
  {
    let picture = try #require(Picture(data: .portrait(of: 3)))
    view.show(.loaded(picture))
    #expect(view.photoView.image === picture.image)
    #expect(Picture(data: .portrait(of: 3)) != picture)
    #expect(Picture(data: Data("no picture".utf8)) == nil)
  }

  @Test func `a tap on the retry button is passed on, and the button has a label to read out`() {
    var count = 0
    view.retryTapped = { count += 1 }
    view.retryButton.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(view.retryButton.accessibilityLabel == "Load the portrait again")
  }

  @Test func `a button is enabled unless its row says otherwise, and has a label to read out`() {
    let cell = ButtonCell(style: .default, reuseIdentifier: nil)
    for isEnabled in [false, true] {
      cell.configure(with: .star(false, "Ada"), isEnabled: isEnabled) {}
      #expect(cell.content.button.isEnabled == isEnabled)
      #expect(cell.content.button.accessibilityLabelBlock?() == "Remove star from Ada")
    }
    cell.configure(with: .retry) {}
    #expect(cell.content.button.isEnabled)
  }

  @Test func `every label follows the size of text that a person has set`() throws {
    let workplace = EmployeeWorkplaceView(frame: .zero)
    for view in [view, workplace, MessageView(frame: .zero), EmployeeDetailView(frame: .zero)]
      as [UIView]
    {
      let labels = labels(in: view)
      let isFollowing = labels.map { $0.adjustsFontForContentSizeCategory }
      #expect(Set(isFollowing) == [true], "\(type(of: view))")
    }
    #expect(view.nameLabel.font === UIFont.preferredFont(forTextStyle: .headline))
    #expect(view.specializationLabel.font === UIFont.preferredFont(forTextStyle: .body))
    // A bullet is never narrower than its dot, nor wider.
    let bullet = try #require(labels(in: workplace).first)
    let priorities = [
      bullet.contentCompressionResistancePriority(for: .horizontal),
      bullet.contentHuggingPriority(for: .horizontal),
    ]
    #expect(priorities == [.required, .required])
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test func `a class of views has one cell that measures, until all are removed`() {
    let cells = MeasuringCells()
    let indexPath = IndexPath(item: 0, section: 0)
    let message = cells.dequeue(MessageView.self, for: indexPath)
    let button = cells.dequeue(ButtonView.self, for: indexPath)
    #expect(cells.dequeue(MessageView.self, for: indexPath) === message)
    #expect(cells.dequeue(ButtonView.self, for: indexPath) === button)
    cells.removeAll()
    #expect(cells.dequeue(MessageView.self, for: indexPath) !== message)
  }

  @Test func `a search text is passed on once, also if the field asks again meanwhile`() {
    let screen = UIViewController()
    var texts: [String] = []
    screen.addSearchField { text in
      texts.append(text)
      guard let field = screen.navigationItem.searchController, texts.count < 9 else { return }
      field.searchResultsUpdater?.updateSearchResults(for: field)
    }
    let window = TextWindow(rootViewController: screen, size: Size(width: 24, height: 3))
    // A field that gets the focus asks, too.
    if let field = screen.navigationItem.searchController {
      field.searchResultsUpdater?.updateSearchResults(for: field)
    }
    for text in ["a", "ad", "ad", ""] { window.search(text) }
    #expect(texts == ["a", "ad", ""])
  }
}
