import Foundation
import PackageFiles
import TerminalDrawing

/// The pictures as SVG files for documents.
///
/// A file has the colors for light and for dark pages, because it is shown as an image.
struct PictureFiles {
  let facts: DocumentFacts

  /// The sheet with the pictures of all architectures.
  static let sheet = "Sources/Catalogue/Catalogue.docc/architectures.svg"

  /// The path of the picture beside a module's page.
  static func path(of module: String) -> String { "Sources/\(module)/\(module).docc/\(module).svg" }

  /// The paths of all files.
  var paths: [String] {
    [Self.sheet, MovingPicture.path] + facts.sources.map { Self.path(of: $0.name) }
  }

  /// Draws a file; `nil` if its calls are not recorded, or if there's no such file.
  func text(of path: String) throws -> String? {
    switch path {
    case Self.sheet: return try sheet
    case MovingPicture.path: return try MovingPicture(facts)?.text()
    default:
      return try facts.sources.first { Self.path(of: $0.name) == path }.map(text)
    }
  }

  private func text(of source: ArchitectureSource) throws -> String {
    let picture = ArchitecturePicture(source, Plan(of: source, facts.record))
    return try Self.file(
      title: "Who does what in \(source.name)", width: 720, height: max(picture.height, 364),
      content: [
        picture.drawing,
        Self.moved(
          350, 14,
          Self.concerns("Lines of each concern", columns: 46) { Self.words(for: $0, in: picture) }
        ),
        Self.moved(350, 318, Self.arrows),
      ])
  }

  /// The boxes with code of a concern, in words.
  static func words(for concern: Concern, in picture: ArchitecturePicture) -> String {
    let lines = picture.lines(of: concern).map { "\($0) \($1)" }
    return lines.isEmpty ? "no code of its own" : lines.joined(separator: ", ")
  }

  /// Three pictures in a row, each row as high as its highest picture, and then the legend.
  private var sheet: String {
    get throws {
      let (step, head, gap) = (344.0, 82.0, 24.0)
      let legend = [Self.howToRead, Self.concerns("The concerns", \.question)]
      var pieces: [HTML] = []
      var y = 0.0
      for start in stride(from: 0, to: facts.sources.count + legend.count, by: 3) {
        let row = facts.sources.dropFirst(start).prefix(3)
        let pictures = ArchitecturePicture.all(of: Array(row), facts.record)
        let height = pictures.first?.height ?? 240
        let cells =
          zip(row, pictures).map { card(of: $0, $1, head: head) }
          + legend.dropFirst(max(0, start - facts.sources.count)).map { Self.moved(0, 14, $0) }
        for (column, cell) in cells.prefix(3).enumerated() {
          pieces.append(Self.moved(Double(column) * step, y, cell))
        }
        y += head + height + gap
      }
      return try Self.file(
        title: "Who does what in each architecture", width: step * 3 - gap, height: y - gap,
        content: pieces)
    }
  }

  private func card(of source: ArchitectureSource, _ picture: ArchitecturePicture, head: Double)
    -> HTML
  {
    """
    <text class="title" y="14">\(source.name)</text>\
    <text class="total" y="30">\(ArchitecturePicture.size(of: source))</text>
    \(Self.paragraph(facts.abstract(of: source), y: 48, columns: 58))
    \(Self.moved(0, head, picture.drawing))
    """
  }

  // MARK: - Legend

  static var howToRead: HTML {
    let sample = PlacedBox(
      Box("A part", []), lane: 0, y: 33,
      strokes: [Concern.loading, .taps, .deleting, nil].flatMap { concern in
        [30, 60, 46, 70, 22, 52, 40, 64].map {
          Stroke(file: "", line: 0, concern: concern, indentation: $0 % 8, length: $0)
        }
      }.filter { $0.concern != nil || $0.length > 50 })
    return """
      <text class="title">How to read it</text>
      <g transform="translate(-30 0)">\(sample.drawing)</g>
      \(paragraph("Each stroke is a line of its code, in the color of its concern.", x: 84, y: 50))
      \(paragraph("Gray: no concern of its own, such as declarations and initializers.", x: 84, y: 80))
      \(moved(0, 118, arrows))
      \(paragraph("The taller a box, the more code. The same color in two boxes: two parts share a concern. Assembly makes the others; its arrows are left out.", y: 196, columns: 54))
      \(paragraph("The screen is at the left, where UIKit calls what is beside it. The data is at the right, with the services that all share.", y: 248, columns: 54))
      """
  }

  /// What the lines of arrows mean.
  private static var arrows: HTML {
    let kinds = [
      (Arrow.Kind.calls, "calls or makes"), (.tells, "calls through a protocol or a closure"),
      (.isObservedBy, "is observed by"),
    ]
    let lines = kinds.enumerated().map { index, kind -> HTML in
      let y = Double(index) * 20
      return """
        <g class="link \(kind.0.look)"><path class="way" d="M0 \(y)h60"/>\
        <path class="head" transform="translate(66 \(y))" d="M-8-4L0 0l-8 4z"/></g>\
        <text class="say" x="76" y="\(y + 4)">\(kind.1)</text>
        """
    }
    return "\(lines)"
  }

  /// The concerns with their colors and numbers, and something to say of each.
  private static func concerns(
    _ title: String, columns: Int = 36, _ text: (Concern) -> String
  ) -> HTML {
    let rows = Concern.lenses.enumerated().map { index, concern -> HTML in
      let number = index + 1
      return """
        <g transform="translate(0 \(Double(index) * 29 + 34))"><g class="k\(number)">\
        <rect class="tint" y="-12" width="26" height="16" rx="2"/>\
        <path class="code twice" d="M2-8.8h13M2-5.8h9M2-2.8h12M2 .2h7"/>\
        <text class="digit" x="20.5" y="-1">\(number)</text></g>\
        <text class="name" x="34">\(concern.rawValue)</text>\
        \(paragraph(text(concern), x: 118, y: 0, columns: columns))</g>
        """
    }
    return "<text class=\"title\">\(title)</text>\n\(rows)"
  }

  private static func paragraph(
    _ text: String, x: Double = 0, y: Double, columns: Int = 40
  ) -> HTML {
    let lines = TerminalText.wrap(text, columns: columns).enumerated().map { index, line -> HTML in
      """
      <text class="say" x="\(x)" y="\(y + Double(index) * 13)">\
      \(line.trimmingCharacters(in: .whitespaces))</text>
      """
    }
    return "\(lines, separator: "")"
  }

  // MARK: - Files

  private static func moved(_ x: Double, _ y: Double, _ content: HTML) -> HTML {
    "<g transform=\"translate(\(x) \(y))\">\n\(content)\n</g>"
  }

  static func file(
    title: String, width: Double, height: Double, style: String = "", content: [HTML]
  ) throws -> String {
    let style = try ["palette.css", "pictures.css"].map(Resource.text(of:)).joined() + style
    let file: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 \(width + 24) \(height + 24)" \
      width="\(width + 24)" height="\(height + 24)" role="img" aria-labelledby="title">
      <title id="title">\(title)</title>
      <style>
      \(style)</style>
      <rect class="paper" x="-12" y="-12" width="\(width + 24)" height="\(height + 24)"/>
      \(content)
      </svg>

      """
    return file.markup
  }
}
