/// A command line that asks for something that does not exist or does not fit together.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package let description: String

  /// Creates an error from its message.
  package init(_ description: String) {
    self.description = description
  }

  /// An argument that may be given only once.
  package static func repeated(_ argument: String) -> UsageError {
    UsageError("\(argument) is given twice")
  }

  /// Two arguments that exclude each other.
  package static func conflict(_ first: String, _ second: String) -> UsageError {
    UsageError("\(first) and \(second) cannot both be given")
  }

  /// A name that is not one of those that the program knows.
  ///
  /// - Parameter kind: What is named, such as “architecture”.
  package static func unknown(_ kind: String, _ name: String, among names: [String]) -> UsageError {
    UsageError("unknown \(kind) “\(name)”; there are \(names.joined(separator: ", "))")
  }

  /// A file that cannot be read, or holds something else.
  package static func unreadable(_ path: String, reason: String) -> UsageError {
    UsageError("“\(path)” \(reason)")
  }
}
