/// A block that nobody can generate.
nonisolated enum DocumentError: Error, Equatable {
  case unended(String)
  case unknownBlock(String)
  case unknownArchitecture(String, block: String)
  case unknownEvent(String, block: String)
  case unknownAblation(String, block: String)
}

// MARK: -

nonisolated extension DocumentError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unended(let block): "the block “\(block)” does not end before another one begins"
    case .unknownBlock(let block): "nobody knows how to generate the block “\(block)”"
    case .unknownArchitecture(let name, let block):
      "“\(name)” in the block “\(block)” is no architecture"
    case .unknownEvent(let name, let block): "“\(name)” in the block “\(block)” is no event"
    case .unknownAblation(let name, let block): "“\(name)” in the block “\(block)” is no ablation"
    }
  }
}
