public import Foundation

nonisolated extension UIImage {
  /// Returns the image, which is drawn in any size and needs no preparation here.
  ///
  /// UIKit decodes it off the main actor.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    self
  }
}
