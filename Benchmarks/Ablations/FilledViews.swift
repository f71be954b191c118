import EmployeeViews
import UIKit

// MARK: - Filling

/// A view for each kind of row, filled by a switch.
@MainActor
final class SwitchedViews {
  let info = EmployeeInfoView()
  let workplace = EmployeeWorkplaceView()
  let button = ButtonView()

  func fill(_ row: ClosedSection.Row) -> RowView {
    switch row {
    case .info(let photo, let name, let specialization):
      info.photoView.image = photo.flatMap { UIImage(named: $0) }
      info.nameLabel.text = name
      info.specializationLabel.text = specialization
      return info
    case .workplace(let text):
      workplace.workplaceLabel.text = text
      return workplace
    case .button(let title, _):
      button.button.configuration?.title = title
      return button
    }
  }

  /// The first text of a filled view.
  static func text(of view: RowView) -> String {
    switch view {
    case let view as EmployeeInfoView: view.nameLabel.text ?? ""
    case let view as EmployeeWorkplaceView: view.workplaceLabel.text ?? ""
    case let view as ButtonView: view.button.configuration?.title ?? ""
    default: ""
    }
  }
}

/// A view for each type of row, filled by the factory of the type.
@MainActor
final class FactoryViews {
  private var registrations: [ObjectIdentifier: (RowView, (RowView, any OpenRow) -> Void)] = [:]

  init() {
    register(EmployeeInfoView()) { (view: EmployeeInfoView, row: InfoRow) in
      view.photoView.image = row.photo.flatMap { UIImage(named: $0) }
      view.nameLabel.text = row.name
      view.specializationLabel.text = row.specialization
    }
    register(EmployeeWorkplaceView()) { (view: EmployeeWorkplaceView, row: WorkplaceRow) in
      view.workplaceLabel.text = row.workplace
    }
    register(ButtonView()) { (view: ButtonView, row: ButtonRow) in
      view.button.configuration?.title = row.title
    }
  }

  private func register<Content: RowView, Row: OpenRow>(
    _ view: Content, fill: @escaping (Content, Row) -> Void
  ) {
    registrations[ObjectIdentifier(Row.self)] = (view, { fill($0 as! Content, $1 as! Row) })
  }

  func fill(_ row: any OpenRow) -> RowView {
    guard let (view, fill) = registrations[ObjectIdentifier(type(of: row))] else {
      fatalError("no factory is registered for \(type(of: row))")
    }
    fill(view, row)
    return view
  }
}
