import Catalogue
import SourceAnalysis

extension Invocation {
  /// What there is to ask for.
  nonisolated static var usage: String {
    """
    Usage: SideBySide [concern] [architecture architecture…] [options]

    Shows how the architectures take care of one concern, in columns side by side.

    \(names)

      --width N           columns of a line (those of the terminal)
      --traces            who tells whom what, at the event named first or at all of them
      --html FILE         write all of it as one page for a browser
      --write-documents   write the generated parts of the documents anew
      --list              the names of concerns, architectures and events
      --help              this page
    """
  }

  /// The names that there are.
  nonisolated static var names: String {
    """
    Concerns:
      \(Concern.allCases.map(\.commandLineName).joined(separator: ", "))
    Architectures:
      \(Architecture.allCases.map(\.name).joined(separator: ", "))
    Events:
      \(TraceEvent.allCases.map(\.rawValue).joined(separator: ", "))
    """
  }
}
