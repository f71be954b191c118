/// A page that cannot be made.
nonisolated enum PageError: Error, Equatable {
  case unwritable(file: String)
  case neverLoaded(architecture: String)
  case missingResource(String)
}

// MARK: -

nonisolated extension PageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unwritable(let file): "\(file) cannot be written"
    case .neverLoaded(let architecture): "the screen of \(architecture) never showed its list"
    case .missingResource(let name): "\(name) is missing from the resources of the package"
    }
  }
}
