/// A part of the page of which one is seen at a time.
struct Panel {
  /// The name in addresses.
  let id: String

  /// The words of its tab, and its heading.
  let title: String

  /// The key that shows it, `nil` where there is none.
  var key: Int?

  /// What there is to see in it.
  let lead: String

  /// What follows the heading.
  let content: [HTML]

  /// The tab that shows the panel.
  var tab: HTML {
    let label = HTML.text(title)
    let mark = key.map { [HTML.element("kbd", ["aria-hidden": "true"], .text("\($0)"))] } ?? []
    return .element(
      "button",
      [
        "type": "button", "role": "tab", "id": "tab-\(id)", "aria-controls": "panel-\(id)",
        "data-topic": id, "data-key": key.map { "\($0)" } ?? "",
      ],
      .joined(mark + [label]))
  }

  /// The panel itself.
  var html: HTML {
    .block(
      "section",
      ["id": "panel-\(id)", "class": "panel", "role": "tabpanel", "aria-labelledby": "tab-\(id)"],
      [
        .element("h2", ["tabindex": "-1"], .text(title)),
        .element("p", ["class": "lead"], .text(lead)),
      ] + content)
  }
}
