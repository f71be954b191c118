import Figures

/// The lists of everything that can be measured.
enum Listing {
  /// One line for each entry, operation and ablation.
  static var text: String {
    var lines = ["Architectures:"]
    lines += Entry.all.map { "  \($0.name)\($0.isDraft ? " (draft)" : "")" }
    for category in BenchmarkReport.Category.allCases {
      lines += ["", "Operations, \(category.rawValue):"]
      lines += TimedOperation.all.filter { $0.category == category }.map { entry($0.id, $0.title) }
    }
    lines += ["", "Ablations, two ways to do the same:"]
    lines += Ablation.all.map { entry($0.id, $0.title) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ id: String, _ title: String) -> String {
    "  \(id.padded(to: 24))\(title)"
  }
}
