import CommandLineInterface

/// What a command line asks of the program.
enum BenchmarksInvocation {
  case help
  case list
  case measure(RunOptions, Delivery)
  case render(file: String, Delivery)
  case coverage(file: String, Delivery)

  /// Reads the arguments after the name of the program.
  init(arguments words: some Collection<String>) throws(UsageError) {
    let isCoverage = words.first == "coverage"
    let isRendering = words.first == "render" || isCoverage
    var arguments = Arguments(words.dropFirst(isRendering ? 1 : 0), usage: Self.usage)
    var options = RunOptions()
    var delivery = Delivery()
    var files: [String] = []
    while let argument = try arguments.next(repeatable: RunOptions.repeatable) {
      if argument == "--help" || argument == "-h" {
        self = .help
        return
      }
      if try delivery.read(argument, from: &arguments) { continue }
      if isRendering, !argument.hasPrefix("-") {
        files.append(argument)
        continue
      }
      if !isRendering, argument == "--list" { continue }
      if !isRendering, try options.read(argument, from: &arguments) { continue }
      throw arguments.unknownOption
    }
    if isRendering {
      guard files.count == 1 else {
        throw UsageError("\(words.first ?? "") takes one file, not \(files.count)")
      }
      self = isCoverage ? .coverage(file: files[0], delivery) : .render(file: files[0], delivery)
    } else if arguments.hasRead("--list") {
      for option in ["--format", "--output", "--chart"] {
        try arguments.exclude("--list", option)
      }
      self = .list
    } else {
      self = .measure(options, delivery)
    }
  }

  /// The page of help.
  static let usage = """
    Usage: Benchmarks [options]
           Benchmarks render FILE.json [--format NAME] [--output FILE] [--chart FILE.svg]
           Benchmarks coverage FILE.json [--output FILE]

    Times how each architecture fills the cell of every row, shows one changed employee, and
    loads the list, in about half a minute. Every output is checked first, and what each
    costs on any machine is counted. Measure a release build: swift run -c release Benchmarks

      --all                 every operation and ablation; takes minutes
      --operation ID        only this operation or ablation; can be repeated
      --architecture NAME   only this one and the references; can be repeated
      --employees N         a list of this length, 2 to 2000000; can be repeated
                            (10000; with --all or --operation also 1000, and 100000 for
                            some operations; 1000 in a debug build)
      --rounds N            the most rounds, 3 to 1000 (15)
      --time SECONDS        start no round of a list after this time, 1 to 86400 (15);
                            5 rounds are measured however long they take
      --seed N              the seed of employees and random orders (1)
      --smoke               everything with a short list and few rounds, to check that it works
      --format NAME         table or json (table)
      --output FILE         write the figures to a file, as a whole or not at all; a run that
                            Ctrl-C stops writes NAME.partial.json beside NAME.json
      --chart FILE.svg      draw the figures as a chart, too
      --list                the operations and ablations
      --help                this page

    render shows the figures of a JSON file again, without measuring.
    coverage is for .ci/coverage, which records the lines that run without a screen.

    """
}
