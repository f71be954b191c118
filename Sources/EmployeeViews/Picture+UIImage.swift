package import Employees
import ListRendering

package import struct Foundation.Data

// The only place that knows what a picture holds.
extension Picture {
  /// Decodes an image, `nil` if the data is none.
  package init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }

  /// The image for an image view, `nil` if the picture holds something else.
  var uiImage: UIImage? { image as? UIImage }
}

// MARK: -

extension PortraitLoader {
  /// Creates a loader whose portraits a view can show.
  package convenience init(service: any PortraitService) {
    self.init(service: service) { data in
      // A table scrolls on while UIKit decodes. A portrait takes 24 points.
      await UIImage(data: data)?.byPreparingThumbnail(ofSize: CGSize(width: 72, height: 72))
        .map(Picture.init)
    }
  }
}
