import EmployeeViews
import ListRendering

// MARK: - Making cells

/// The factories of the rows; each screen takes those that it needs.
enum CellFactories {
  static let info = CellFactory { (view: EmployeeInfoView, row: EmployeeInfoRow) in
    view.photoView.image = row.photo.flatMap { UIImage(named: $0) }
    view.nameLabel.text = row.name
    view.specializationLabel.text = row.specialization
  }

  static let workplace = CellFactory { (view: EmployeeWorkplaceView, row: WorkplaceRow) in
    view.workplaceLabel.text = row.workplace
  }

  static let message = CellFactory { (view: MessageView, row: MessageRow) in
    view.messageLabel.text = row.message
  }

  static func button(tapped: @escaping (ButtonRow.Button) -> Void) -> CellFactory {
    CellFactory { (view: ButtonView, row: ButtonRow) in
      view.button.setTitle(row.title, for: .normal)
      view.tapped = { tapped(row.button) }
    }
  }
}
