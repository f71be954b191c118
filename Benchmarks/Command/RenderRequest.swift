/// A request to show saved figures again.
struct RenderRequest: Equatable {
  /// The JSON file with the figures.
  var file = ""

  var delivery = Delivery()
}

// MARK: -

extension RenderRequest {
  /// Reads what comes after `render`; `nil` where help is asked for.
  init?(arguments: inout Arguments) throws(UsageError) {
    self.init()
    var files: [String] = []
    while let argument = arguments.next() {
      if argument == "--help" || argument == "-h" { return nil }
      if try delivery.take(argument, from: &arguments) { continue }
      guard !argument.hasPrefix("-") else { throw .unknownOption(argument) }
      files.append(argument)
    }
    guard files.count == 1 else {
      throw .fileCount(files.count, of: "render", takes: "one JSON file")
    }
    file = files[0]
  }
}
