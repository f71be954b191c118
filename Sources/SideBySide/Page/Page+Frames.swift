extension Page {
  /// The frames, with marks on the lines that are new.
  func frames(_ frames: [String]) -> HTML {
    let figures = frames.indices.map { index -> HTML in
      let title =
        switch (index, frames.count) {
        case (0, 1): "Before and after"
        case (0, _): "Before"
        case (frames.count - 1, _): "After"
        default: "Before the answer"
        }
      // A line that only moved is not marked.
      let before = Set(frames[max(0, index - 1)].split(separator: "\n"))
      let lines = frames[index].split(separator: "\n").map { line -> HTML in
        before.contains(line) ? "\(line)" : "<mark>\(line)</mark>"
      }
      return """
        <figure data-frame="\(index)">
        <figcaption>\(title) <span class="at"></span></figcaption>
        <pre class="frame">\(lines)</pre>
        </figure>
        """
    }
    return """
      <h4>The screen</h4>
      <p>All architectures draw these frames. New lines are marked.</p>
      <div class="frames">
      \(figures)
      </div>
      """
  }
}
