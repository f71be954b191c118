package import ListRendering

/// The content of a profile: a line for each detail of an employee, and buttons below.
package final class EmployeeProfileView: View {
  package let photoView = ImageView()
  package let nameLabel = Label()
  package let specializationLabel = Label()

  private var detailLabels: [Label] = []
  private var buttons: [Button] = []

  package override init() {
    super.init()
    nameLabel.style = .bold
    specializationLabel.style = .dim
  }

  package override var subviews: [View] {
    [photoView, nameLabel, specializationLabel] + detailLabels + buttons
  }

  package override func draw(in canvas: inout Canvas) {
    photoView.draw(in: &canvas)
    canvas.skip(1)
    nameLabel.draw(in: &canvas)
    canvas.endLine()
    for view in [specializationLabel] + detailLabels + buttons as [View] {
      canvas.skip(2)
      view.draw(in: &canvas)
      canvas.endLine()
    }
  }

  /// Adds a line below the other details.
  package func addDetail(_ text: String) {
    let label = Label()
    label.text = text
    detailLabels.append(label)
  }

  /// Adds a button below the others.
  package func addButton(_ title: String, action: @escaping () -> Void) {
    let button = Button()
    button.title = title
    button.action = action
    buttons.append(button)
  }
}
