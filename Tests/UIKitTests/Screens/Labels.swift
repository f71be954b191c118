import UIKit

extension UILabel {
  /// Creates a label with a text, on as many lines as it needs if the number is 0.
  convenience init(_ text: String, numberOfLines: Int = 1) {
    self.init(frame: .zero)
    self.text = text
    self.numberOfLines = numberOfLines
  }
}

// MARK: -

extension UIViewController {
  /// Creates a screen with a title that shows a view.
  convenience init(title: String? = nil, showing view: UIView) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.view = view
  }
}
