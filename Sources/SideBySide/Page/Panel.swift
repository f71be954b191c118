import SourceAnalysis

/// A part of the page; the page shows one at a time.
struct Panel {
  /// The name in addresses.
  let id: String

  /// The title of the tab and the heading.
  let title: String

  /// The number key that shows the panel, `nil` for none.
  var key: Int?

  /// The sentence under the heading.
  let lead: String

  let content: [HTML]

  var tab: HTML {
    let mark = key.map { "<kbd aria-hidden=\"true\">\($0)</kbd>" as HTML } ?? ""
    return """
      <button type="button" role="tab" id="tab-\(id)" aria-controls="panel-\(id)" \
      data-topic="\(id)" data-key="\(key.map(String.init) ?? "")">\(mark)\(title)</button>
      """
  }

  var html: HTML {
    """
    <section id="panel-\(id)" class="panel" role="tabpanel" aria-labelledby="tab-\(id)">
    <h2 tabindex="-1">\(title)</h2>
    <p class="lead">\(lead)</p>
    \(content)
    </section>
    """
  }
}

extension Page {
  /// All panels, in the order of their tabs.
  var panels: [Panel] {
    [glancePanel, playPanel, figuresPanel] + concernPanels
  }

  /// Sets a piece for each architecture side by side.
  func columns(
    _ identifier: String, heading: String, of piece: (ArchitectureSource) -> [HTML]
  ) -> HTML {
    let columns = facts.sources.map { source -> HTML in
      let id = "\(identifier)-\(source.name)"
      return """
        <article class="column" id="\(id)" data-architecture="\(source.name)" \
        aria-labelledby="name-\(id)">
        <\(heading) id="name-\(id)">\(source.name)</\(heading)>
        \(piece(source))
        </article>
        """
    }
    return "<div class=\"columns\">\n\(columns)\n</div>"
  }
}
