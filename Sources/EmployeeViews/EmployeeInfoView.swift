package import ListRendering

/// The content of a row with the photo and name of an employee, and the specialization below.
package final class EmployeeInfoView: UIView {
  package let photoView = UIImageView()
  package let nameLabel = UILabel()
  package let specializationLabel = UILabel()

  package override init() {
    super.init()
    nameLabel.style = .bold
    specializationLabel.style = .dim
  }

  package override var subviews: [UIView] { [photoView, nameLabel, specializationLabel] }

  package override func draw(in canvas: inout Canvas) {
    photoView.draw(in: &canvas)
    canvas.skip(1)
    nameLabel.draw(in: &canvas)
    canvas.endLine()
    canvas.skip(2)
    specializationLabel.draw(in: &canvas)
    canvas.endLine()
  }
}
