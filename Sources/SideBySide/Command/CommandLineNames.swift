import Catalogue
import SourceAnalysis

nonisolated extension Concern {
  /// The words of the mark as one word.
  var commandLineName: String {
    rawValue.lowercased().replacing(" ", with: "-")
  }

  /// Finds a concern by its name, in any case of letters and with blanks or dashes.
  init?(commandLineName name: String) {
    let name = name.lowercased().replacing(" ", with: "-")
    guard let concern = Self.allCases.first(where: { $0.commandLineName == name }) else {
      return nil
    }
    self = concern
  }
}

// MARK: -

nonisolated extension Architecture {
  /// Finds an architecture by its name, in any case of letters.
  init?(commandLineName name: String) {
    let matches = Self.allCases.filter { $0.name.lowercased() == name.lowercased() }
    guard let architecture = matches.first else { return nil }
    self = architecture
  }
}

// MARK: -

nonisolated extension TraceEvent {
  /// Finds an event by its name, in any case of letters and with blanks or dashes.
  init?(commandLineName name: String) {
    self.init(rawValue: name.lowercased().replacing(" ", with: "-"))
  }
}
