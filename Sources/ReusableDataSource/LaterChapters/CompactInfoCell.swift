import EmployeeViews
import ListRendering

extension CellStyle {
  /// A style for cells of one line.
  static let compact = CellStyle(name: "compact")
}

/// The cell of one line with the name of an employee, for the compact style.
final class CompactInfoCell: HostCell<CompactInfoView>, Configurable {
  var viewModel: EmployeeInfoViewModel? {
    didSet {
      content.photoView.image = viewModel?.photo.flatMap { UIImage(named: $0) }
      content.nameLabel.text = viewModel?.name
    }
  }
}
