// swift-tools-version: 6.3

import PackageDescription

// A package that depends on `TextUIKit`, as one of yours would. A phone has UIKit itself.
let package = Package(
  name: "DependentPackage",
  platforms: [.macOS(.v26), .iOS(.v26)],
  dependencies: [
    .package(name: "ListArchitectures", path: "../../..")
  ],
  targets: [
    .target(
      name: "Lists",
      dependencies: [
        .product(
          name: "TextUIKit", package: "ListArchitectures",
          condition: .when(platforms: [.linux, .macOS]))
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ListsTests", dependencies: ["Lists"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
