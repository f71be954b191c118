import Catalogue

extension Options {
  /// Takes an option with its value; `false` where there is no such option.
  mutating func take(
    _ option: String, from arguments: inout Arguments
  ) throws(UsageError) -> Bool {
    switch option {
    case "--architecture":
      let names = Architecture.allCases.map(\.name)
      architectures.append(try arguments.name(of: option, among: names))
    case "--operation":
      operations.append(try arguments.name(of: option, among: Self.operationIDs))
    case "--employees":
      sizes.append(try arguments.number(of: option, in: 2...2_000_000))
    case "--rounds":
      try arguments.takeOnce(option)
      rounds = try arguments.number(of: option, in: 3...1_000)
    case "--seed":
      try arguments.takeOnce(option)
      seed = try arguments.number(of: option, in: 0...UInt64.max)
    case "--time":
      try arguments.takeOnce(option)
      timeLimit = Double(try arguments.number(of: option, in: 1...86_400))
    case "--smoke":
      isSmoke = true
      batchTime = 0.000_5
      if !arguments.hasTaken("--rounds") { rounds = 3 }
    default:
      return false
    }
    return true
  }

  /// The ids that can be measured.
  private static var operationIDs: [String] {
    Operation.all.map(\.id) + Ablation.all.map(\.id)
  }
}
