import SourceAnalysis

/// The boxes of an architecture, the lanes in which they stand, and the arrows between them.
///
/// For a published architecture they are written by hand, and `PlanTests` compares them with the sources
/// and with the objects of a screen.
struct Plan {
  /// The boxes of the lanes view, in between and data, from top to bottom.
  let lanes: [[Box]]

  let arrows: [Arrow]

  init(
    view: [Box] = [], between: [Box] = [], data: [Box] = [], arrows: [Arrow] = []
  ) {
    lanes = [view, between, data + [.assembly]]
    self.arrows = arrows
  }

  /// Returns the plan of an architecture, and for a draft one with its files below one another.
  init(of source: ArchitectureSource) {
    self = ArchitectureDescription.all[source.name]?.plan ?? Plan(draft: source)
  }

  private init(draft source: ArchitectureSource) {
    let files = source.core.map(\.stem).filter { !Box.assembly.sources.contains($0) }
    self.init(between: files.map { Box(Self.words(in: $0), $0) })
  }

  /// The name of a file as words, without what is common to all.
  private static func words(in name: String) -> String {
    let words = name.trimmingPrefix("EmployeeList").split(separator: #/(?=[A-Z])/#)
    return words.joined(separator: " ").lowercased().capitalizedFirst
  }

  var boxes: [Box] { lanes.flatMap(\.self) }

  /// The box of a type or of a file.
  func box(of source: String) -> Box? { boxes.first { $0.sources.contains(source) } }
}

/// A part of an architecture: the code of some types, or of some files.
struct Box: Equatable {
  let name: String

  /// The names of outermost types, and of files without their ending.
  let sources: [String]

  /// The space above the box.
  var space = 0.0

  /// The box that takes as much room as there is above this one.
  var sibling: String?

  /// Whether the box has a faint outline, because it does nothing at run time or makes all others.
  var isAside: Bool { ["Assembly", "Protocols"].contains(name) }

  init(_ name: String, _ sources: String..., below space: Double = 0, beside sibling: String? = nil)
  {
    self.name = name
    self.sources = sources
    self.space = space
    self.sibling = sibling
  }

  static let assembly = Box("Assembly", "EmployeeListModule")
}

/// A line with an arrowhead between two boxes.
struct Arrow: Hashable {
  /// What an arrow says, and what proves it.
  enum Kind: String {
    /// An object keeps another one.
    case has

    /// The code creates values or objects of the other box, and keeps none of them.
    case makes

    /// An object knows another one and does not keep it alive.
    case tells

    /// A closure calls the other box, as recorded.
    case calls

    /// A function takes or changes values of the other box.
    case uses

    /// The other box observes the properties, and is called after a change, as recorded.
    case isObservedBy
  }

  let kind: Kind
  let start: String
  let end: String

  /// The box under which the arrow passes.
  var through: String?

  init(_ start: String, _ kind: Kind, _ end: String, through: String? = nil) {
    self.kind = kind
    self.start = start
    self.end = end
    self.through = through
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension SourceFile {
  /// The name of the file, without folders and ending.
  var stem: String { Self.stem(of: path) }

  static func stem(of path: String) -> String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }
}
