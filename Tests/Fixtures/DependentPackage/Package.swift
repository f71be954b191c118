// swift-tools-version: 6.3

import PackageDescription

// A package that depends on `ListRendering`, as one of yours would.
let package = Package(
  name: "DependentPackage",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "ListArchitectures", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Planets",
      dependencies: [.product(name: "ListRendering", package: "ListArchitectures")])
  ]
)
