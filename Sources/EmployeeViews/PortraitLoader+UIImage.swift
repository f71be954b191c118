package import Employees
import UIKit

extension PortraitLoader {
  /// Creates a loader that decodes portraits as images.
  package convenience init(service: any PortraitService) {
    self.init(service: service) { data in
      // UIKit decodes while the table scrolls on. A portrait takes 24 points, 72 pixels on a phone.
      await UIImage(data: data)?.byPreparingThumbnail(ofSize: CGSize(width: 72, height: 72))
        .map(Picture.init)
    }
  }
}
