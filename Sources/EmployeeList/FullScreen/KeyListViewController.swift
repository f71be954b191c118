import EmployeeViews
import UIKit

/// The screen that lists the keys of a full screen.
final class KeyListViewController: UIViewController {
  private static let lines = [
    "Up, Down    move the cursor line", "Left, Right move to the next card",
    "PgUp, PgDn  move by a page",
    "Home, End   go to an end of the list", "Return      tap the button or the row",
    "d, Delete   delete the employee", "/           search while you type",
    "  Return    keep the search", "  Escape    end the search", "r           reload the list",
    "o           go offline, or online", "c           refuse or accept changes",
    "Escape      go back", "Backspace   go back",
    "?           show the keys", "q           leave", "",
    "Click: tap. Wheel: scroll.",
  ]

  override func loadView() {
    title = "Keys"
    let labels = Self.lines.map { line in
      let label = UILabel()
      label.text = line
      label.numberOfLines = 0
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    let scrollView = UIScrollView()
    scrollView.addFilling(stack)
    view = scrollView
  }
}
