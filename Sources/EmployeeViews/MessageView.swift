package import UIKit

/// The content of a row with the loading, empty or error message.
package final class MessageView: RowView {
  package let messageLabel = UILabel(textStyle: .body)

  override func addViews() {
    addArrangedSubview(messageLabel)
  }
}
