import Catalogue

/// One number of the specification, and the test that it is.
struct Requirement {
  let number: String
  let check: @MainActor (Architecture) async throws -> Void

  /// Names a test by its number.
  init(_ number: String, _ check: @escaping @MainActor (Architecture) async throws -> Void) {
    self.number = number
    self.check = check
  }

  /// The number before the point.
  var group: String { String(number.prefix { $0 != "." }) }
}
