import PackageFiles

extension Page {
  /// The picture of every architecture, and the same in words.
  var map: HTML {
    """
    <div class="cards">
    \(zip(facts.all, pictures).map(card))
    <article class="card legend">
    <svg class="map" viewBox="0 -15 320 300" role="img" aria-label="How to read the pictures">
    \(PictureFiles.howToRead)
    </svg>
    <ul class="key">\(key, separator: "")</ul>
    </article>
    </div>
    \(matrix)
    """
  }

  /// The names of the concerns, where there is no room for them at the top.
  private var key: [HTML] {
    Concern.lenses.enumerated().map { index, concern in
      "<li><span class=\"chip c\(index + 1)\">\(index + 1)</span> \(concern.rawValue)</li>"
    }
  }

  private func card(of source: ArchitectureSource, _ picture: ArchitecturePicture) -> HTML {
    let answers = Concern.lenses.map { concern -> HTML in
      """
      <p class="answer answer-\(concern.commandLineName)">\(words(for: concern, in: picture))</p>
      """
    }
    return """
      <article class="card" aria-labelledby="name-\(source.name)">
      <h3 id="name-\(source.name)">\(title(of: source))</h3>
      <p class="size">\(ArchitecturePicture.size(of: source))</p>
      <div class="says"><p class="abstract">\(facts.abstract(of: source))</p>\(answers, separator: "")</div>
      <svg class="map" viewBox="0 0 320 \(picture.height)" role="img" \
      aria-label="The boxes of \(source.name); the table below says the same">
      <g id="\(picture.id)">
      \(picture.drawing)
      </g></svg>
      </article>
      """
  }

  /// The number of lines of a concern, and the boxes that have them.
  func words(for concern: Concern, in picture: ArchitecturePicture) -> HTML {
    let lines = picture.lines(of: concern)
    guard !lines.isEmpty else { return "<b>No code of its own.</b>" }
    let count = lines.map(\.count).reduce(0, +)
    let list = lines.map { "\($0.box) \($0.count)" }.joined(separator: ", ")
    return """
      <b>\(count) line\(count == 1 ? "" : "s") in \(lines.count) box\(lines.count == 1 ? "" : "es"):\
      </b> \(list)
      """
  }

  /// The boxes with code of each concern, as a table.
  private var matrix: HTML {
    let rows = Concern.lenses.enumerated().map { index, concern -> HTML in
      let cells = zip(facts.all, pictures).map { source, picture -> HTML in
        let lines = picture.lines(of: concern).map { line -> HTML in
          """
          <li>\(line.box) <b>\(line.count)</b>\
          <span class="mini c\(index + 1)" style="--n:\(line.count)"></span></li>
          """
        }
        let content: HTML =
          lines.isEmpty
          ? "<p class=\"hole\">none</p>"
          : "<ul>\(lines, separator: "")</ul>"
        return "<td data-name=\"\(source.name)\">\(content)</td>"
      }
      return """
        <tr class="row-\(concern.commandLineName)"><th scope="row"><kbd>\(index + 1)</kbd> \
        \(concern.rawValue)</th>\(cells, separator: "")</tr>
        """
    }
    return """
      <table class="matrix">
      <caption>The same in words: the boxes with code of a concern, and the number of lines</caption>
      <thead><tr><td></td>\(facts.all.map { "<th scope=\"col\">\(title(of: $0))</th>" as HTML })</tr></thead>
      <tbody>
      \(rows)
      </tbody>
      </table>
      """
  }
}
