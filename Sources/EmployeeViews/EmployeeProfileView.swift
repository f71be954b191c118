package import ListRendering

/// The content of a profile: a line for each detail of an employee, and buttons below.
package final class EmployeeProfileView: UIView {
  package let photoView = UIImageView()
  package let nameLabel = UILabel()
  package let specializationLabel = UILabel()

  private var detailLabels: [UILabel] = []
  private var buttons: [UIButton] = []

  package override init() {
    super.init()
    nameLabel.style = .bold
    specializationLabel.style = .dim
  }

  package override var subviews: [UIView] {
    [photoView, nameLabel, specializationLabel] + detailLabels + buttons
  }

  package override func draw(in canvas: inout Canvas) {
    photoView.draw(in: &canvas)
    canvas.skip(1)
    nameLabel.draw(in: &canvas)
    canvas.endLine()
    for view in [specializationLabel] + detailLabels + buttons as [UIView] {
      canvas.skip(2)
      view.draw(in: &canvas)
      canvas.endLine()
    }
  }

  /// Adds a line below the other details.
  package func addDetail(_ text: String) {
    let label = UILabel()
    label.text = text
    detailLabels.append(label)
  }

  /// Adds a button below the others.
  package func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton()
    button.title = title
    button.action = action
    buttons.append(button)
  }
}
