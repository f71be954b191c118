import EmployeeViews
import Employees
import Foundation
import ListRendering
import TestSupport
import Testing
import UIKit

/// The contents of the rows, as far as a phone or a reader of the screen sees them.
struct EmployeeInfoViewTests {
  private let view = EmployeeInfoView(frame: .zero)

  init() {
    view.nameLabel.text = "Rózsa Péter"
    view.specializationLabel.text = "Recursive functions"
  }

  @Test func `the texts stand beside a placeholder, a portrait or a retry button`() throws {
    view.show(.loading)
    #expect(text(of: view, width: 24) == "⠰⣿⠆ Rózsa Péter\n⠾⠿⠷ Recursive functions\n")
    view.show(.loaded(try #require(Picture(data: .portrait(of: 3)))))
    #expect(text(of: view, width: 24) == "⣨⣛⣅ Rózsa Péter\n⣢⠭⣔ Recursive functions\n")
    view.show(.failed)
    #expect(text(of: view, width: 24) == "[↻] Rózsa Péter\n    Recursive functions\n")
    view.show(.loading)
    #expect(text(of: view, width: 24) == "⠰⣿⠆ Rózsa Péter\n⠾⠿⠷ Recursive functions\n")
  }

  @Test func `without a portrait, a square stands for the photo and there is no button`() {
    #expect(text(of: view, width: 24) == "□ Rózsa Péter\n  Recursive functions\n")
  }

  @Test func `a picture that holds no image leaves the retry button`() {
    view.show(.loaded(Picture(UIColor.label)))
    #expect(view.photoView.isHidden)
    #expect(!view.retryButton.isHidden)
  }

  @Test func `the decoded picture is the one that is shown, and each decoding makes another`()
    throws
  {
    let picture = try #require(Picture(data: .portrait(of: 3)))
    view.show(.loaded(picture))
    #expect(view.photoView.image === picture.image)
    #expect(picture == picture)
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

  @Test func `a long detail of a profile takes several lines`() {
    let profile = EmployeeProfileViewController(.grace, contacts: RecordingContacts())
    let window = TextWindow(rootViewController: profile, size: Size(width: 16, height: 8))
    #expect(window.frame.contains("College"))
  }

  @Test func `an endless detail of a profile is shown to its end`() {
    let details = (1...20).map { "workplace \($0)" }.joined(separator: " ")
    let profile = EmployeeProfileView(frame: .zero)
    profile.addDetail(details)
    #expect(text(of: profile, width: 16).contains("20"))
  }

  @Test func `a card that is tapped has another background`() {
    let cell = HostCollectionViewCell<EmployeeInfoView>(frame: .zero)
    #expect(cell.selectedBackgroundView?.backgroundColor == .systemGray4)
  }

  @Test func `every label follows the size of text that a person has set`() {
    let profile = EmployeeProfileView(frame: .zero)
    profile.addDetail("a detail")
    let views: [UIView] = [
      view, EmployeeWorkplaceView(frame: .zero),
      MessageView(frame: .zero), profile,
    ]
    for view in views {
      let labels = labels(in: view)
      let isFollowing = labels.allSatisfy { $0.adjustsFontForContentSizeCategory }
      #expect(!labels.isEmpty, "\(type(of: view))")
      #expect(isFollowing, "\(type(of: view))")
    }
    #expect(view.nameLabel.font === UIFont.preferredFont(forTextStyle: .headline))
    #expect(view.specializationLabel.font === UIFont.preferredFont(forTextStyle: .body))
  }

  @Test func `a bullet is never narrower than its dot, nor wider`() throws {
    let bullet = try #require(labels(in: EmployeeWorkplaceView(frame: .zero)).first)
    #expect(bullet.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(bullet.contentHuggingPriority(for: .horizontal) == .required)
  }

  @Test func `a search field that gets the focus does not report its text again`() throws {
    let screen = UIViewController()
    var texts: [String] = []
    screen.addSearchField { texts.append($0) }
    let field = try #require(screen.navigationItem.searchController)
    for text in ["", "ada", "ada"] {
      field.searchBar.text = text
      field.searchResultsUpdater?.updateSearchResults(for: field)
    }
    #expect(texts == ["ada"])
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }
}
