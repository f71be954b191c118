package import Employees
import UIKit

/// A cell that shows the name of an employee.
package final class EmployeeInfoCell: HostCell<EmployeeInfoView>, ReusableCell {
  package static let identifier = "EmployeeInfoCell"

  package func configure(photo: String?, name: String, specialization: String) {
    content.photoView.image = photo.flatMap { UIImage(named: $0) }
    content.nameLabel.text = name
    content.specializationLabel.text = specialization
  }
}

/// A cell that shows a workplace.
package final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, ReusableCell {
  package static let identifier = "EmployeeWorkplaceCell"

  package func configure(with workplace: String) {
    content.workplaceLabel.text = workplace
  }
}

/// A cell that shows a phone number or an address.
package final class EmployeeDetailCell: HostCell<EmployeeDetailView>, ReusableCell {
  package static let identifier = "EmployeeDetailCell"

  package func configure(with detail: String) {
    content.detailLabel.text = detail
  }
}

/// A cell that shows a message.
package final class MessageCell: HostCell<MessageView>, ReusableCell {
  package static let identifier = "MessageCell"

  package func configure(with message: String) {
    content.messageLabel.text = message
  }
}

/// A cell that shows a button.
package final class ButtonCell: HostCell<ButtonView>, ReusableCell {
  package static let identifier = "ButtonCell"

  package func configure(
    with title: ButtonTitle, isEnabled: Bool = true, tapped: @escaping () -> Void
  ) {
    content.title = title
    content.isEnabled = isEnabled
    content.tapped = tapped
  }
}
