extension Page {
  /// The panel with the frame that every architecture draws.
  var screenPanel: Panel {
    Panel(id: "screen", title: "Screen", key: 0, lead: screenLead, content: frames)
  }

  /// The frames that differ, each with the architectures that draw it.
  private var drawings: [(names: [String], frame: String)] {
    var drawings: [(names: [String], frame: String)] = []
    for screen in screens {
      if let index = drawings.firstIndex(where: { $0.frame == screen.frame }) {
        drawings[index].names.append(screen.architecture)
      } else {
        drawings.append(([screen.architecture], screen.frame))
      }
    }
    return drawings
  }

  private var screenLead: String {
    drawings.count == 1
      ? "All \(screens.count) architectures drew this frame, the same to the character."
      : "The architectures should draw the same frame, and did not."
  }

  private var frames: [HTML] {
    drawings.map { drawing in
      .block(
        "figure", [:],
        [
          .element("pre", ["class": "frame"], .text(drawing.frame)),
          .element("figcaption", [:], .text(drawing.names.joined(separator: ", "))),
        ])
    }
  }
}
