/// A part of a screen, looked at without keeping it alive.
package struct Part {
  package let name: String
  private weak var object: AnyObject?

  init(_ object: AnyObject) {
    name = "\(type(of: object))"
    self.object = object
  }

  package var isAlive: Bool { object != nil }
}
