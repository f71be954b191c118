import ListRendering
import Testing

@testable import UIKit

/// Checks that weights and colours are drawn only for a terminal.
struct StyleTests {
  @Test
  func `only where there are colours, a style is switched on before its text and off after it`() {
    let ada = "\u{1B}[1mAda\u{1B}[0m"
    let button = ["[", "Call", "]"].map { "\u{1B}[36m\($0)\u{1B}[0m" }.joined()
    let drawn = [true, false].map(draw)
    #expect(drawn == ["│ \(ada) \(button)  │\n", "│ Ada [Call]  │\n"])

    let screen = UIViewController()
    let label = UILabel()
    label.text = "Ada"
    label.font = .preferredFont(forTextStyle: .headline)
    screen.view = label
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 10, height: 3), isColored: true)
    var output = ""
    window.draw(into: &output)
    #expect(output == window.frame.replacing("Ada", with: ada))
  }

  @Test func `weights from semibold on are bold, and grey text is dim`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for make in [
      { UIFont.systemFont(ofSize: 12, weight: $0) },
      { .monospacedSystemFont(ofSize: 12, weight: $0) },
      { .monospacedDigitSystemFont(ofSize: 12, weight: $0) },
    ] as [(UIFont.Weight) -> UIFont] {
      #expect(weights.map { make($0).isBold } == weights.map { $0.rawValue >= 0.3 })
    }
    #expect(UIFont.boldSystemFont(ofSize: 9).isBold)
    #expect(!UIFont.italicSystemFont(ofSize: 9).isBold)
    #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted())

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
    #expect(dim.allSatisfy { $0.isDim })
    #expect(!plain.contains { $0.isDim })
  }

  @Test func `colours are equal if their names and components are`() {
    let wheel = [0, 1, 2, 3, 4, 5, 6].map { place in
      UIColor(hue: place / 6, saturation: 1, brightness: 1, alpha: 1)
    }
    #expect(wheel == [.red, .yellow, .green, .cyan, .blue, .magenta, .red])
    let colors: [UIColor] = [
      .red, .green, .systemRed, .label, .systemBackground, .white, .clear, .black,
      .red.withAlphaComponent(0.5), .systemRed.withAlphaComponent(0.5),
      UIColor(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 1),
    ]
    #expect(Set(colors).count == colors.count)
    #expect(colors.last == UIColor(red: 0.25, green: 0.5, blue: 0.5, alpha: 1))
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.systemRed != .systemBlue)
    #expect(UIColor.systemRed == .systemRed)
    #expect(UIColor.white.withAlphaComponent(1) == .white)
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  private func draw(isColored: Bool) -> String {
    var canvas = ListRenderer(width: 15, isColored: isColored).canvas
    let button = UIButton()
    button.setTitle("Call", for: .normal)
    canvas.draw("Ada", style: .bold)
    canvas.draw(" ")
    button.draw(in: &canvas)
    canvas.endLine()
    var drawn = ""
    canvas.flush(into: &drawn)
    return drawn
  }
}
