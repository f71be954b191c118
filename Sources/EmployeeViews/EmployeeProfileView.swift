package import Employees
import UIKit

/// The content of a profile: a line for each detail of an employee, and buttons below.
package final class EmployeeProfileView: RowView {
  package let infoView = EmployeeInfoView()

  private let detailStack = RowView()
  private let buttonStack = RowView()

  override func addViews() {
    axis = .vertical
    addArrangedSubview(infoView)
    for stack in [detailStack, buttonStack] {
      stack.axis = .vertical
      stack.indent()
    }
  }

  /// Adds a text below the other details, on as many lines as it needs.
  package func addDetail(_ text: String) {
    let label = UILabel(textStyle: .body, numberOfLines: 0)
    label.text = text
    detailStack.addArrangedSubview(label)
    if detailStack.superview == nil { addArrangedSubview(detailStack) }
  }

  /// Adds a button below the others.
  package func addButton(_ title: ButtonTitle, action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.configuration = .plain()
    button.configuration?.title = title.text
    button.accessibilityLabel = title.accessibilityLabel
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    buttonStack.addArrangedSubview(button)
    if buttonStack.superview == nil { addArrangedSubview(buttonStack) }
  }
}
