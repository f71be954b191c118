package import ListRendering

extension Person {
  /// The table of the screen that is shown; no test of what a person sees needs it.
  package var tableView: TableView? {
    window.layoutIfNeeded()
    return window.rootViewController.visibleViewController.view as? TableView
  }

  /// The parts of the screen that can be seen from here, to find out later whether they are gone.
  ///
  /// A part inside that outlives them is seen where it holds one: the service, the outside world, or
  /// a screen.
  package var parts: [Part] {
    [Part(service), Part(actions)] + screenParts
  }

  /// The parts without what was handed in by the test.
  package var screenParts: [Part] {
    let root = window.rootViewController
    let screens = (root as? NavigationController)?.viewControllers ?? []
    return Part.all(of: [root] + screens)
  }

  /// The parts of the screen that is shown now, and of none below it.
  package var visibleParts: [Part] {
    Part.all(of: [window.rootViewController.visibleViewController])
  }
}

// MARK: -

extension Part {
  fileprivate static func all(of screens: [ViewController]) -> [Part] {
    let views = screens.map(\.view)
    let cells = views.flatMap { ($0 as? TableView)?.visibleCells ?? [] }
    return (screens as [AnyObject] + views + cells).map { Part($0) }
  }
}
