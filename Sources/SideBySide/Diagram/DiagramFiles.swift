import SourceAnalysis

/// The pictures of the architectures as SVG files for documents.
///
/// A file has the colours for light and for dark pages, because it is shown as an image.
struct DiagramFiles {
  private let drawings: [(source: ArchitectureSource, drawing: DiagramDrawing)]

  init(_ facts: DocumentFacts) {
    drawings = Array(zip(facts.sources, facts.diagrams.map { DiagramDrawing($0) }))
  }

  /// The sheet with the pictures of all architectures.
  static let sheet = "Sources/Catalogue/Catalogue.docc/architectures.svg"

  /// The texts of all files by path.
  func texts() throws -> [String: String] {
    var texts = [Self.sheet: try sheet]
    for (source, drawing) in drawings {
      let name = source.name
      let height = drawing.height
      texts["Sources/\(name)/\(name).docc/\(name).svg"] = try file(
        title: "The objects of \(name)", width: DiagramDrawing.width, height: height + 26,
        content: [drawing.content, Self.legend(x: 26, y: height + 12)])
    }
    return texts
  }

  private var sheet: String {
    get throws {
      let (columns, gap, head) = (3, 24, 34)
      var pieces: [HTML] = []
      var y = 10
      for start in stride(from: 0, to: drawings.count, by: columns) {
        let row = drawings[start..<min(start + columns, drawings.count)]
        for (column, (source, drawing)) in row.enumerated() {
          let x = gap + column * (DiagramDrawing.width + gap)
          pieces.append(
            """
            <g transform="translate(\(x) \(y))"><text class="title" x="26" y="20">\(source.name)\
            </text><text class="total" x="\(DiagramDrawing.width - 26)" y="20">\
            \(source.codeLineCount) lines</text></g>
            <g transform="translate(\(x) \(y + head))">
            \(drawing.content)
            </g>
            """)
        }
        y += (row.map(\.drawing.height).max() ?? 0) + head + 16
      }
      pieces.append(Self.legend(x: gap + 26, y: y + 4))
      let width = columns * (DiagramDrawing.width + gap) + gap
      return try file(
        title: "The objects of all architectures", width: width, height: y + 24, content: pieces)
    }
  }

  /// What the signs mean.
  private static func legend(x: Int, y: Int) -> HTML {
    """
    <g class="link owns"><path class="line" d="M\(x) \(y)h28"/>\
    <path class="head" d="M\(x + 30) \(y)l-7 -4v8z"/></g>\
    <text class="count" x="\(x + 36)" y="\(y + 4)">owns</text>
    <g class="link weak"><path class="line" d="M\(x + 80) \(y)h28"/>\
    <path class="head" d="M\(x + 110) \(y)l-7 -4v8z"/></g>\
    <text class="count" x="\(x + 116)" y="\(y + 4)">refers weakly to</text>
    <g class="own"><path class="size" d="M\(x + 230) \(y)h2"/></g>\
    <text class="count" x="\(x + 238)" y="\(y + 4)">ten lines of code</text>
    """
  }

  private func file(title: String, width: Int, height: Int, content: [HTML]) throws -> String {
    let style = try ["palette.css", "diagram.css"].map(Page.resource).joined()
    let drawing: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" class="diagram" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" aria-labelledby="title">
      <title id="title">\(title)</title>
      <style>
      \(style)</style>
      <rect class="paper" width="\(width)" height="\(height)"/>
      \(content)
      </svg>

      """
    return drawing.markup
  }
}
