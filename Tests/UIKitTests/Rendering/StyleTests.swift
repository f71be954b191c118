import ListRendering
import TestSupport
import Testing

@testable import UIKit

/// Checks that weights and colors are drawn only for a terminal.
struct StyleTests {
  @Test
  func `only where there are colors, a style is switched on before its text and off after it`() {
    let label = UILabel("Ada")
    label.font = .preferredFont(forTextStyle: .headline)
    let button = UIButton(type: .system)
    button.setTitle("Call", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.spacing = 8
    let window = TextWindow(
      rootViewController: UIViewController(showing: stack), size: Size(width: 16, height: 3),
      isColored: true)
    let call = ["[", "Call", "]"].map { "\u{1B}[36m\($0)\u{1B}[0m" }.joined()
    var output = ""
    window.draw(into: &output)
    expect(
      output, is: window.frame.replacing("Ada [Call]", with: "\u{1B}[1mAda\u{1B}[0m \(call)"))

    window.resize(to: Size(width: 18, height: 3))
    output = ""
    window.draw(into: &output)
    #expect(output.contains("\u{1B}[1mAda\u{1B}[0m"), "a resized window keeps its colors")
  }

  @Test func `a button that is not enabled is dim`() {
    let button = UIButton(type: .system)
    button.setTitle("Call", for: .normal)
    button.isEnabled = false
    let window = TextWindow(
      rootViewController: UIViewController(showing: button), size: Size(width: 16, height: 3),
      isColored: true)
    let call = ["[", "Call", "]"].map { "\u{1B}[2m\($0)\u{1B}[0m" }.joined()
    var output = ""
    window.draw(into: &output)
    expect(output, is: window.frame.replacing("[Call]", with: call))
  }

  @Test func `weights from semibold on are bold, and gray text is dim`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let fonts: [(UIFont.Weight) -> UIFont] = [
      { .systemFont(ofSize: 12, weight: $0) }, { .monospacedSystemFont(ofSize: 12, weight: $0) },
      { .monospacedDigitSystemFont(ofSize: 12, weight: $0) },
    ]
    for font in fonts {
      expectEqual(weights.filter { font($0).isBold }, [.semibold, .bold, .heavy, .black])
    }
    #expect(UIFont.boldSystemFont(ofSize: 9).isBold && !UIFont.italicSystemFont(ofSize: 9).isBold)

    let dim: [UIColor] = [
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .systemGray,
      .systemGray6, .gray, .lightGray, .darkGray, UIColor(white: 0.9, alpha: 1),
      UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1), .gray.withAlphaComponent(0.5),
      UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1),
    ]
    let plain: [UIColor] = [
      .label, .link, .tintColor, .systemRed, .systemBackground, .black, .white, .clear, .red,
      UIColor(red: 0.2, green: 0.2, blue: 0.3, alpha: 1),
    ]
    expectEqual((dim + plain).filter { $0.isDim }, dim)
  }

  @Test func `colors are equal if their names and components are`() {
    let wheel = [0, 1, 2, 3, 4, 5, 6].map { place in
      UIColor(hue: place / 6, saturation: 1, brightness: 1, alpha: 1)
    }
    expectEqual(wheel, [.red, .yellow, .green, .cyan, .blue, .magenta, .red])
    let colors: [UIColor] = [
      .red, .green, .systemRed, .systemBlue, .label, .systemBackground, .white, .clear, .black,
      .red.withAlphaComponent(0.5), .systemRed.withAlphaComponent(0.5),
      UIColor(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 1),
    ]
    expectEqual(Set(colors).count, colors.count)
    let equals: [UIColor] = [
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), .systemRed, .white.withAlphaComponent(1),
      UIColor(white: 0, alpha: 1), UIColor(red: 0.25, green: 0.5, blue: 0.5, alpha: 1),
    ]
    #expect(Set(colors).isSuperset(of: equals))
  }
}
