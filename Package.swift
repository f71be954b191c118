// swift-tools-version: 6.2

import PackageDescription

// The manifest is the diagram: every arrow points down, and no architecture knows another.
let architectures: [Target.Dependency] = [
  "MassiveController", "MVC", "MVVM", "ReusableDataSource", "VIPER",
]

/// What every architecture is built on.
let foundations: [Target.Dependency] = ["EmployeeViews", "Employees", "ListRendering"]

/// What every suite needs to drive a screen.
let suite: [Target.Dependency] = foundations + ["TestSupport"]

let package = Package(
  name: "ListArchitectures",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ListRendering", targets: ["ListRendering"])
  ],
  targets: [
    .target(name: "ListRendering", exclude: ["Text/generate-width-table.py"]),
    .target(name: "Employees", resources: [.copy("employees.json")]),
    .target(name: "EmployeeViews", dependencies: ["Employees", "ListRendering"]),
    .target(name: "Measuring"),

    .target(name: "MassiveController", dependencies: foundations),
    .target(name: "MVC", dependencies: foundations),
    .target(name: "MVVM", dependencies: foundations),
    .target(name: "ReusableDataSource", dependencies: foundations),
    .target(name: "VIPER", dependencies: foundations),

    .target(name: "Architectures", dependencies: architectures + ["Employees", "ListRendering"]),
    .executableTarget(
      name: "EmployeeList", dependencies: foundations + ["Architectures"]),
    .executableTarget(
      name: "Benchmarks", dependencies: foundations + ["Architectures", "Measuring"],
      path: "Benchmarks"),

    .target(
      name: "TestSupport", dependencies: ["Employees", "ListRendering"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "ListRenderingTests", dependencies: ["ListRendering", "Measuring", "TestSupport"]),
    .testTarget(name: "EmployeesTests", dependencies: ["Employees"]),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"]),
    .testTarget(name: "MassiveControllerTests", dependencies: suite + ["MassiveController"]),
    .testTarget(name: "MVCTests", dependencies: suite + ["MVC"]),
    .testTarget(name: "MVVMTests", dependencies: suite + ["MVVM"]),
    .testTarget(name: "ReusableDataSourceTests", dependencies: suite + ["ReusableDataSource"]),
    .testTarget(name: "VIPERTests", dependencies: suite + ["VIPER"]),
    .testTarget(name: "ParityTests", dependencies: suite + ["Architectures", "Measuring"]),
    .testTarget(name: "BenchmarksTests", dependencies: suite + ["Benchmarks", "Measuring"]),
    .testTarget(
      name: "EmployeeListTests", dependencies: suite + ["Architectures", "EmployeeList"]),
    .testTarget(name: "DocumentationTests", dependencies: suite + ["Architectures"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Targets that belong to no actor; the rest is user interface and lives on the main one.
let nonisolatedTargets: Set = ["Employees", "EmployeesTests", "Measuring", "MeasuringTests"]

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
  if !nonisolatedTargets.contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}
