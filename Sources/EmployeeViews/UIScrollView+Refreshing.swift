package import UIKit

extension UIScrollView {
  /// Adds a refresh control.
  ///
  /// - Parameter pulled: Called when a person pulls the list down.
  package func addRefreshControl(pulled: @escaping () -> Void) {
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { _ in pulled() }, for: .valueChanged)
  }

  /// Begins or ends refreshing, as the refresh control shows it.
  package func setRefreshing(_ isRefreshing: Bool) {
    guard let refreshControl, refreshControl.isRefreshing != isRefreshing else { return }
    guard isRefreshing else { return refreshControl.endRefreshing() }
    let isAtTop = contentOffset.y <= -adjustedContentInset.top
    refreshControl.beginRefreshing()
    // UIKit leaves a control that nobody has pulled above the edge.
    if isAtTop {
      setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: true)
    }
  }
}
