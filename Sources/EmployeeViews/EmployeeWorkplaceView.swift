package import UIKit

/// The content of a row with a workplace of an employee.
package final class EmployeeWorkplaceView: RowView {
  package let workplaceLabel = UILabel(textStyle: .body)

  override func addViews() {
    let bullet = UILabel(textStyle: .body)
    bullet.text = "·"
    bullet.isAccessibilityElement = false
    bullet.setContentHuggingPriority(.required, for: .horizontal)
    bullet.setContentCompressionResistancePriority(.required, for: .horizontal)
    alignment = .top
    spacing = 8
    indent()
    addArrangedSubview(bullet)
    addArrangedSubview(workplaceLabel)
  }
}
