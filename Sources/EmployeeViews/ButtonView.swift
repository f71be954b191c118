package import ListRendering

/// The content of a row with a button.
package final class ButtonView: RowView {
  package let button = UIButton(type: .system)

  override func addViews() {
    indent()
    addArrangedSubview(button)
  }
}
