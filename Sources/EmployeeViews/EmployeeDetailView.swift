package import UIKit

/// The content of a row with a phone number or an address, on as many lines as it needs.
package final class EmployeeDetailView: RowView {
  package let detailLabel = UILabel(textStyle: .body)

  override func addViews() {
    indent()
    addArrangedSubview(detailLabel)
  }
}
