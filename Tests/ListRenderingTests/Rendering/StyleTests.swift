import Testing

@testable import ListRendering

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
    let window = Window(
      rootViewController: screen, size: Size(width: 10, height: 3), isColored: true)
    var output = ""
    window.draw(into: &output)
    #expect(output == window.frame.replacing("Ada", with: ada))
  }

  @Test func `colours need a terminal and an empty NO_COLOR`() {
    let values = [nil, "", "1"]
    let colored = [true, false].map { isTerminal in
      values.filter { Terminal.isColored(isTerminal: isTerminal, noColor: $0) }
    }
    #expect(colored == [[nil, ""], []])
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
