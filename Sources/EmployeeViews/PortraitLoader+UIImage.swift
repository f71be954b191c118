package import Employees
import ListRendering

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
