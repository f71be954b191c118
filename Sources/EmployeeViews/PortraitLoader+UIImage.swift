package import Employees
import UIKit

extension PortraitLoader {
  /// Creates a loader that decodes portraits as images.
  package convenience init(service: any PortraitService) {
    self.init(service: service) { data in
      // UIKit decodes while the table scrolls on. A point has up to three pixels.
      let size = EmployeeInfoView.portraitSize * 3
      return await UIImage(data: data)?.byPreparingThumbnail(
        ofSize: CGSize(width: size, height: size)
      )
      .map(Picture.init)
    }
  }
}
