/// What changed from one report to another.
enum Comparison {
  /// What the command line asks to be compared.
  struct Request {
    var before = ""
    var after = ""
    var failsOnRegression = false

    init(arguments: some Sequence<String>) throws(UsageError) {}
  }
}
