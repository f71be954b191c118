import UIKit

/// A view of several lines.
final class LinesView: UIStackView {
  /// The drawn lines.
  var lines: [String] = [] {
    didSet {
      for label in arrangedSubviews { label.removeFromSuperview() }
      for line in lines {
        let label = UILabel()
        label.text = line
        addArrangedSubview(label)
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}

// MARK: -

/// A cell that shows a label and counts its reuses.
class LabelledCell: UITableViewCell {
  /// The label.
  let label = LinesView()

  /// The number of times that the cell was reused.
  private(set) var reuseCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

// MARK: -

/// A cell that shows a label, and a button after its last line.
final class ButtonCell: LabelledCell {
  /// The button, created with the cell.
  let button = UIButton()

  /// Handles a tap on the button.
  var tapped: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.spacing = 8
    contentView.addSubview(stack)
    button.setTitle("Call", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
  }
}
