import Testing

@testable import ListRendering

/// Checks that weights and colours are drawn only for a terminal.
struct StyleTests {
  @Test func `a style is switched on before its text and off after it`() {
    let ada = "\u{1B}[1mAda\u{1B}[0m"
    let button = ["[", "Call", "]"].map { "\u{1B}[36m\($0)\u{1B}[0m" }.joined()
    #expect(draw(isColored: true) == "│ \(ada) \(button)  │\n")
  }

  @Test func `without colours only the text is drawn, in the same columns`() {
    #expect(draw(isColored: false) == "│ Ada [Call]  │\n")
  }

  @Test func `the frame of a window has no colours`() {
    let screen = ViewController()
    let label = Label()
    label.text = "Ada"
    label.style = .bold
    screen.view = label
    let window = Window(
      rootViewController: screen, size: Size(width: 10, height: 3), isColored: true)
    var drawn = ""
    window.draw(into: &drawn)
    #expect(drawn.contains("\u{1B}[1mAda\u{1B}[0m"))
    #expect(window.frame.contains("│ Ada    │"))
  }

  @Test(arguments: [
    (true, nil, true), (true, "", true), (true, "1", false), (false, nil, false),
    (false, "", false),
  ])
  func `colours need a terminal and an empty NO_COLOR`(
    isTerminal: Bool, noColor: String?, isColored: Bool
  ) {
    #expect(Terminal.isColored(isTerminal: isTerminal, noColor: noColor) == isColored)
  }

  private func draw(isColored: Bool) -> String {
    var canvas = ListRenderer(width: 15, isColored: isColored).canvas
    let button = Button()
    button.title = "Call"
    canvas.draw("Ada", style: .bold)
    canvas.skip(1)
    button.draw(in: &canvas)
    canvas.endLine()
    var drawn = ""
    canvas.flush(into: &drawn)
    return drawn
  }
}
