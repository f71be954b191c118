// swift-tools-version: 6.3

import PackageDescription

// The code of an app for a phone, which uses only the product `EmployeeArchitectures`.
// `bash .ci/uikit` compiles it with declarations of UIKit, because this scene has no text.
let package = Package(
  name: "PhoneApp",
  platforms: [.macOS(.v26), .iOS(.v26)],
  dependencies: [
    .package(name: "ListArchitectures", path: "../../..")
  ],
  targets: [
    .target(
      name: "PhoneApp",
      dependencies: [.product(name: "EmployeeArchitectures", package: "ListArchitectures")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
