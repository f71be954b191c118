/// A decoded picture, which only views look into.
package struct Picture: Sendable {
  /// The image of a user interface.
  package let image: any AnyObject & Sendable

  /// Creates a picture that holds an image.
  package init(_ image: any AnyObject & Sendable) {
    self.image = image
  }
}

// MARK: -

extension Picture: Equatable {
  /// Returns whether two pictures hold the same object.
  package static func == (first: Picture, second: Picture) -> Bool {
    first.image === second.image
  }
}
