package import UIKit

extension UIViewController {
  /// Adds a refresh control to the list of the screen.
  ///
  /// After a pull, the control stays only if the screen shows a refresh with `setRefreshing(_:)`.
  /// So it also ends where a pull changes nothing that the screen shows.
  ///
  /// - Parameter pulled: Called when you pull the list down.
  package func addRefreshControl(to list: UIScrollView, pulled: @escaping () -> Void) {
    let control = RefreshControl()
    list.refreshControl = control
    let action = UIAction { [weak self, weak control] _ in
      pulled()
      // A screen that observes its content would otherwise learn of the refresh later.
      self?.updatePropertiesNow()
      if let control, !control.isNeeded { control.endRefreshing() }
    }
    control.addAction(action, for: .valueChanged)
  }

  /// Updates a screen that observes its content, instead of in the next frame.
  package func updatePropertiesNow() {
    setNeedsUpdateProperties()
    updatePropertiesIfNeeded()
  }
}

extension UIScrollView {
  /// Begins or ends refreshing, as the refresh control shows it.
  package func setRefreshing(_ isRefreshing: Bool) {
    guard let control = refreshControl as? RefreshControl else { return }
    control.isNeeded = isRefreshing
    guard control.isRefreshing != isRefreshing else { return }
    guard isRefreshing else { return control.endRefreshing() }
    let isAtTop = contentOffset.y <= -adjustedContentInset.top
    control.beginRefreshing()
    // UIKit leaves a control that wasn't pulled above the edge.
    if isAtTop {
      setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: true)
    }
  }
}

// MARK: -

/// A refresh control that knows whether its screen shows a refresh.
private final class RefreshControl: UIRefreshControl {
  var isNeeded = false
}
