import SourceAnalysis

extension Page {
  /// All panels, in the order of their tabs.
  var panels: [Panel] {
    [screenPanel] + concernPanels + [tracesPanel, figuresPanel]
  }

  /// The tabs of the panels and what chooses the architectures, which stay in view.
  var navigation: HTML {
    .block(
      "nav", ["aria-label": "What to show"],
      [
        .block(
          "div", ["role": "tablist", "aria-label": "Concerns", "id": "topics"],
          panels.map(\.tab)),
        .block(
          "fieldset", ["id": "choice"],
          [.element("legend", [:], .text("Columns"))] + sources.map { checkbox($0.name) }),
        .block(
          "div", ["role": "tablist", "aria-label": "Catalogue", "id": "architectures"],
          sources.map { architectureTab($0.name) }),
      ])
  }

  private func checkbox(_ name: String) -> HTML {
    .element(
      "label", [:],
      .void("input", ["type": "checkbox", "value": name, "checked": "checked"]), .text(name))
  }

  private func architectureTab(_ name: String) -> HTML {
    let columns = columnIdentifiers.map { "\($0)-\(name)" }
    return .element(
      "button",
      [
        "type": "button", "role": "tab", "id": "tab-of-\(name)", "data-architecture": name,
        "aria-controls": columns.joined(separator: " "),
      ],
      .text(name))
  }

  /// The names of all rows of columns; with the name of an architecture they name a column.
  private var columnIdentifiers: [String] {
    let events = traces == nil ? [] : TraceEvent.allCases.map(\.rawValue)
    return Concern.allCases.map(\.commandLineName) + events
  }

  /// Sets a piece for each architecture beside the others, under a name that no other row has.
  func columns(_ identifier: String, level: Int, of piece: (ArchitectureSource) -> [HTML]) -> HTML {
    .block(
      "div", ["class": "columns"],
      sources.map { source in
        let id = "\(identifier)-\(source.name)"
        return .block(
          "article",
          [
            "class": "column", "id": id, "data-architecture": source.name,
            "aria-labelledby": "name-\(id)",
          ],
          [.element("h\(level)", ["id": "name-\(id)"], .text(source.name))] + piece(source))
      })
  }
}
