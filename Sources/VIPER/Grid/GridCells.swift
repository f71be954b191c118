import EmployeeViews
import ListRendering

/// A cell of the grid that fills its view when its model is set.
final class EmployeeGridCell<Content: ModelView>: HostCollectionViewCell<Content>,
  ModelRepresentable
{
  var model: (any CellIdentifiable)? {
    didSet { content.show(model) }
  }
}
