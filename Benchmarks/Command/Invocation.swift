/// What a command line asks of the program.
enum Invocation {
  case help
  case list(Delivery)
  case measure(Options, Delivery)
  case render(RenderRequest)
  case compare(CompareRequest)

  /// Reads the arguments after the name of the program.
  init(arguments: some Collection<String>) throws(UsageError) {
    var rest = Arguments(arguments.dropFirst())
    switch arguments.first {
    case "render":
      self = try RenderRequest(arguments: &rest).map(Self.render) ?? .help
    case "compare":
      self = try CompareRequest(arguments: &rest).map(Self.compare) ?? .help
    default:
      self = try Self.measuring(Arguments(arguments))
    }
  }

  private static func measuring(_ arguments: Arguments) throws(UsageError) -> Self {
    var arguments = arguments
    var options = Options()
    var delivery = Delivery()
    var isList = false
    while let argument = arguments.next() {
      switch argument {
      case "--help", "-h":
        return .help
      case "--list":
        isList = true
      default:
        if try delivery.take(argument, from: &arguments) { continue }
        guard try options.take(argument, from: &arguments) else {
          throw .unknownOption(argument)
        }
      }
    }
    guard isList else { return .measure(options, delivery) }
    if delivery.chart != nil { throw .conflict("--list", "--chart") }
    if ![.table, .markdown].contains(delivery.format) {
      throw .conflict("--list", "--format \(delivery.format.rawValue)")
    }
    return .list(delivery)
  }
}
