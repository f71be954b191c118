import Employees
import ListRendering
package import Testing
package import UIKit

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

  /// The visible screen.
  package var visibleViewController: UIViewController { window.visibleViewController }

  /// The parts of the screen and the services, to check later that they are released.
  package var parts: [ScreenPart] {
    [ScreenPart(service), ScreenPart(contacts)] + screenParts
  }

  /// The parts without the services.
  package var screenParts: [ScreenPart] { ScreenPart.all(behind: window.rootViewController) }

  /// The visible screen and its view.
  package var visibleParts: [ScreenPart] {
    [ScreenPart(window.visibleViewController), ScreenPart(window.visibleViewController.view)]
  }

  /// Loads, taps, searches, selects, deletes and fails to load once.
  package func useEveryPart() async {
    await service.answer(with: .samples)
    tap("Call")
    select("Grace Hopper")
    tap("Add star")
    await service.refuseChange(with: "shy")
    back()
    search("a")
    search("")
    delete("Grace Hopper")
    await service.refuseChange(with: "tenured")
    delete("Alan Turing")
    await service.acceptChange()
    pullToRefresh()
    await service.fail(with: "asleep")
  }
}

// MARK: -

/// A weak reference to a part of a screen.
package struct ScreenPart {
  package let name: String

  /// The module that declares the class of the part.
  package let module: String
  private weak var object: AnyObject?

  package init(_ object: AnyObject) {
    name = "\(type(of: object))"
    module = String(String(reflecting: type(of: object)).prefix { $0 != "." })
    self.object = object
  }

  package var isAlive: Bool { object != nil }
}

// MARK: -

extension ScreenPart {
  /// Finds the objects behind a screen by reflection on stored properties, private ones included.
  ///
  /// An object that only a closure holds is not found. Services of tests, also those that imitate a
  /// fault, are no parts of the screen.
  fileprivate static func all(behind screen: UIViewController) -> [ScreenPart] {
    var seen: Set<ObjectIdentifier> = []
    var parts: [ScreenPart] = []
    // Numbers, texts, and closures, whose parts are hidden.
    var leaves: Set<ObjectIdentifier> = [ObjectIdentifier(Employee.self)]
    func visit(_ value: Any) {
      let type = ObjectIdentifier(Swift.type(of: value))
      if leaves.contains(type) { return }
      var mirror: Mirror? = Mirror(reflecting: value)
      if let mirror, mirror.displayStyle == nil, mirror.children.isEmpty {
        leaves.insert(type)
        return
      }
      if mirror?.displayStyle == .class {
        let object = value as AnyObject
        guard seen.insert(ObjectIdentifier(object)).inserted else { return }
        let part = ScreenPart(object)
        let others = ["Foundation", "FoundationEssentials", "Swift", "TestSupport", "ParityTests"]
        guard !others.contains(part.module) else { return }
        switch value {
        case is UIView, is UIViewController: parts.append(part)
        // Screens share fonts and images.
        default: if part.module != "UIKit" { parts.append(part) }
        }
      }
      while let level = mirror {
        for child in level.children { visit(child.value) }
        mirror = level.superclassMirror
      }
    }
    visit(screen)
    return parts
  }
}

// MARK: -

/// Expects all parts of a closed screen to be released.
package func expectReleased(
  _ parts: [ScreenPart], sourceLocation: SourceLocation = #_sourceLocation
) async {
  await settle()
  #expect(!parts.isEmpty, sourceLocation: sourceLocation)
  #expect(
    parts.filter(\.isAlive).map(\.name) == [],
    "These objects outlive the screen. Who refers back to the screen, or captures it, must be weak.",
    sourceLocation: sourceLocation)
}
