package import ListRendering

extension Person {
  /// The table of the visible screen, for tests that look behind the frame.
  package var tableView: UITableView? {
    window.layoutIfNeeded()
    return window.visibleViewController.view as? UITableView
  }

  /// The collection of the visible screen.
  package var collectionView: UICollectionView? {
    window.layoutIfNeeded()
    return window.visibleViewController.view as? UICollectionView
  }

  /// The parts of the screen that are reachable from outside, to check later that they are released.
  ///
  /// A leaked inner part is noticed if it holds a service or a screen.
  package var parts: [Part] {
    [Part(service), Part(contacts)] + screenParts
  }

  /// The parts without the services.
  package var screenParts: [Part] {
    let root = window.rootViewController
    let screens = (root as? UINavigationController)?.viewControllers ?? []
    return Part.all(of: [root] + screens)
  }

  /// The parts of the visible screen only.
  package var visibleParts: [Part] {
    Part.all(of: [window.visibleViewController])
  }
}

// MARK: -

/// A weak reference to a part of a screen.
package struct Part {
  package let name: String
  private weak var object: AnyObject?

  package init(_ object: AnyObject) {
    name = "\(type(of: object))"
    self.object = object
  }

  package var isAlive: Bool { object != nil }
}

// MARK: -

extension Part {
  fileprivate static func all(of screens: [UIViewController]) -> [Part] {
    let views = screens.compactMap(\.viewIfLoaded)
    let cells: [UIView] = views.flatMap { view in
      (view as? UITableView)?.visibleCells ?? (view as? UICollectionView)?.visibleCells ?? []
    }
    return (screens as [AnyObject] + views + cells).map { Part($0) }
  }
}
