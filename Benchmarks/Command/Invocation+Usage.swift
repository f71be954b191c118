extension Invocation {
  nonisolated static let usage = """
    Usage: Benchmarks [options]
           Benchmarks compare BEFORE.json AFTER.json [--fail-on-regression]

    Times how each architecture fills, draws and updates the employee list, and counts what
    each takes on any machine. Measure a release build: swift run -c release Benchmarks

      --architecture NAME   only this one beside the references; can be repeated
      --operation ID        only this operation or ablation; can be repeated
      --employees N         a list of this length, 2 to 2000000; can be repeated
                            (1000, 10000 and 100000)
      --rounds N            the most rounds, 3 to 1000 (15)
      --time SECONDS        begin no round of a list after this time, 1 to 86400 (60);
                            5 rounds are measured however long they take
      --seed N              what decides employees and random orders (1)
      --smoke               a short list and few rounds, to see that all of it works
      --format NAME         table, markdown, json or csv (table)
      --output FILE         write the figures to a file
      --chart FILE.svg      draw the figures as a chart, too
      --list                what can be measured
      --help                this page

    compare says what changed beyond the intervals of two runs; with --fail-on-regression it
    exits with status 1 where something has become slower.

    """

  /// What can be measured, a line each.
  static var listing: String {
    var lines = ["Architectures:"]
    lines += Entry.all.map { "  \($0.name)" }
    for category in Operation.Category.allCases {
      lines += ["", "Operations, \(category.rawValue):"]
      lines += Operation.all.filter { $0.category == category }.map { entry($0.id, $0.title) }
    }
    lines += ["", "Ablations, an article’s mechanism beside ours:"]
    lines += Ablation.all.map { entry($0.id, $0.title) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ id: String, _ title: String) -> String {
    "  \(id.padded(to: 24))\(title)"
  }
}
