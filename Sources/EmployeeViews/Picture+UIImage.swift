package import Employees
import UIKit

package import struct Foundation.Data

// Only this module knows what a picture holds.
extension Picture {
  /// Decodes an image, `nil` if the data is none.
  package init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }

  /// The image for an image view, `nil` if the picture holds something else.
  var uiImage: UIImage? { image as? UIImage }
}
