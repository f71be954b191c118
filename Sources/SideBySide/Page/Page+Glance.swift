import SourceAnalysis

extension Page {
  /// The picture of every architecture.
  var glancePanel: Panel {
    let cards = zip(facts.sources, facts.diagrams).map { source, diagram -> HTML in
      let abstract = facts.abstract(of: source)
      return """
        <article class="card" aria-labelledby="card-\(source.name)">
        <h3 id="card-\(source.name)">\(source.name)</h3>
        <p class="total">\(source.codeLineCount) lines, \(source.types.count) + \
        \(source.protocols.count) types and protocols</p>
        <p>\(abstract)</p>
        \(DiagramDrawing(diagram).element)
        \(references(of: diagram))
        </article>
        """
    }
    return Panel(
      id: "glance", title: "At a glance",
      lead:
        "Views and controllers are at the top, shared data at the bottom, and the other parts of an"
        + " architecture in between. A stroke stands for ten lines of code.",
      content: [
        """
        <ul class="legend" aria-label="Signs">
        <li><span class="sign own"></span>part of the architecture</li>
        <li><span class="sign"></span>shared by all</li>
        <li><span class="sign owns"></span>owns</li>
        <li><span class="sign weak"></span>refers weakly to</li>
        </ul>
        <div class="cards">
        \(cards)
        </div>
        """
      ])
  }

  /// The references as a list, which says the same as the picture.
  private func references(of diagram: ObjectDiagram) -> HTML {
    let items = diagram.references.map { reference -> HTML in
      let verb = reference.isWeak ? "refers weakly to" : "owns"
      let role: HTML = reference.role.map { " as <code>\($0)</code>" } ?? ""
      return "<li><b>\(reference.owner)</b> \(verb) <b>\(reference.target)</b>\(role)</li>"
    }
    return """
      <details>
      <summary>References as a list</summary>
      <ul>
      \(items)
      </ul>
      </details>
      """
  }
}
