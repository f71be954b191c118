import EmployeeViews
import Employees
import ListRendering

/// A view that shows a model.
///
/// **Article** "VIPER and UITableView": `ModelRepresentable`.
protocol ModelRepresentable: AnyObject {
  var model: (any CellIdentifiable)? { get set }
}

// MARK: -

/// A cell that updates its views when its model is set.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseCell`, with `updateViews()`. There, a model of
/// another type is ignored, and the cell shows its previous row. Here, it stops the program.
class EmployeeBaseCell<Content: ModelView>: HostCell<Content>, ModelRepresentable {
  var model: (any CellIdentifiable)? {
    didSet { updateViews() }
  }

  private func updateViews() {
    if let model { content.show(any: model) }
  }
}

// MARK: -

/// A cell that begins to load when it comes into view, and stops when it leaves.
protocol LoadingCell: UITableViewCell {
  func willDisplay()
  func didEndDisplaying()
}

// MARK: -

/// The cell with the name of an employee, and the view of the portrait.
final class EmployeeInfoCell: EmployeeBaseCell<EmployeeInfoView> {
  private var portraitPresenter: (any PortraitViewOutput)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.retryButton.addAction(
      UIAction { [weak self] _ in self?.portraitPresenter?.retryTapped() }, for: .touchUpInside)
  }
}

extension EmployeeInfoCell: LoadingCell {
  func willDisplay() {
    let model = model as? EmployeeInfoCellModel
    portraitPresenter = model?.makePortraitPresenter(view: self)
    portraitPresenter?.willDisplay()
  }

  func didEndDisplaying() {
    portraitPresenter?.didEndDisplaying()
    portraitPresenter = nil
  }
}

extension EmployeeInfoCell: PortraitViewInput {
  func show(_ portrait: Portrait) {
    content.show(portrait)
  }
}

/// The cell with a workplace.
final class EmployeeWorkplaceCell: EmployeeBaseCell<EmployeeWorkplaceView> {}

/// The cell with the loading, empty or error message.
final class MessageCell: EmployeeBaseCell<MessageView> {}

/// The cell with a button.
final class ButtonCell: EmployeeBaseCell<ButtonView> {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.button.addAction(
      UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
  }

  private func buttonTapped() {
    (model as? ButtonCellModel)?.action()
  }
}
