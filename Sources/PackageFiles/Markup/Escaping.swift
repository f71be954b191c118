import TerminalDrawing

/// What Markdown interprets; made once, because this takes much longer than matching a word.
private nonisolated(unsafe) let markdownSyntax =
  #/[\\`*_\[\]<>&|~$]|^[-+#=](?!\d)|^\d+[.)](?= |$)|:(?=\/\/)|(?i:www)\.|@(?=[^ ])/#
  .matchingSemantics(.unicodeScalar)

extension String {
  /// The text in its visible form, with everything escaped that Markdown would interpret in a cell
  /// or at the start of a paragraph.
  package var markdownEscaped: String {
    let text = String(visible.drop { $0 == " " })
    return text.replacing(markdownSyntax) { match in
      // An escaped @ would still make an address a link.
      match.0 == "@" ? "@<!-- -->" : "\(match.0.dropLast())\\\(match.0.suffix(1))"
    }
  }

  /// The text with each of its lines in its visible form, escaped for XML and HTML.
  package var markupEscaped: String {
    visibleLines.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: String(scalar)
      }
    }
    .joined()
  }
}
