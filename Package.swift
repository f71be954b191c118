// swift-tools-version: 6.3

import PackageDescription

// The manifest is the diagram: no architecture knows another.
let architectures = [
  "MassiveController", "MVC", "MVCReusableDataSource", "MVP", "MVVM", "MVVMAdaptedTable", "VIPER",
  "VIPERSectionModels", "Unidirectional",
  // Another architecture goes here.
]

/// What every architecture is built on, and all that it knows.
let foundations: [Target.Dependency] = [
  "EmployeeViews", "Employees", "SectionUpdates", "UIKit",
]

/// What the suite of an architecture needs to drive a screen, and to listen to its parts.
let suite: [Target.Dependency] = [
  "EmployeeViews", "Employees", "ListRendering", "SectionUpdates", "SeededRandomness",
  "TestSupport", "UIKit",
]

/// The isolation of a target with user interface, and of the tests that handle it.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// The isolation of all other targets: their code belongs to no actor.
let anyActor: [SwiftSetting] = []

/// In `.ci/run`, warnings are errors, and modules are compiled whole.
///
/// So another build goes on with a newer compiler, and compiles only the files that changed. If
/// nothing is built yet, whole modules are faster.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil
  ? [] : [.treatAllWarnings(as: .error), .unsafeFlags(["-wmo", "-num-threads", "2"])]

// From here on, every arrow points up: a target depends on those above it only.

/// What every architecture is built on: data and services, and the text UIKit.
let foundationTargets: [Target] = [
  .target(name: "Diffing", swiftSettings: anyActor),
  .target(name: "SeededRandomness", swiftSettings: anyActor),
  .target(
    name: "TerminalDrawing", exclude: ["Text/generate-width-table.py"], swiftSettings: anyActor),
  .target(name: "UIKit", dependencies: ["Diffing", "TerminalDrawing"], swiftSettings: mainActor),
  .target(
    name: "Employees", dependencies: ["SeededRandomness"],
    resources: [.copy("employees.json")], swiftSettings: anyActor),
  .target(
    name: "EmployeeViews", dependencies: ["Employees", "UIKit"], swiftSettings: mainActor),
  .target(
    name: "SectionUpdates", dependencies: ["Diffing", "UIKit"], swiftSettings: mainActor),
]

/// The architectures, and the template that `NewArchitecture` copies.
let modules = architectures + ["Template"]
let moduleTargets = modules.map { name in
  Target.target(name: name, dependencies: foundations, swiftSettings: mainActor)
}

/// What the programs share: a window that draws UIKit as text, and what they read and write.
let sharedTargets: [Target] = [
  .target(
    name: "ListRendering", dependencies: ["TerminalDrawing", "UIKit"], swiftSettings: mainActor),
  .target(
    name: "CommandLineInterface", dependencies: ["TerminalDrawing"], swiftSettings: anyActor),
  .target(name: "PackageFiles", dependencies: ["TerminalDrawing"], swiftSettings: anyActor),
  .target(name: "HeapMeasurement", swiftSettings: anyActor),
  .target(
    name: "Figures", dependencies: ["PackageFiles", "TerminalDrawing"], swiftSettings: anyActor),
  .target(name: "CallRecording", swiftSettings: anyActor),
  .target(
    name: "Catalogue",
    dependencies: architectures.map { .byName(name: $0) } + ["Employees", "UIKit"],
    swiftSettings: mainActor),
  .target(
    name: "Comparison",
    dependencies: [
      "Catalogue", "Employees", "Figures", "ListRendering", "PackageFiles", "TerminalDrawing",
      "UIKit",
    ],
    resources: [.copy("Page/Files")], swiftSettings: anyActor),
]

/// The programs: the list itself, and those that compare, begin and measure architectures.
let programTargets: [Target] = [
  .executableTarget(
    name: "EmployeeList",
    dependencies: [
      "Catalogue", "CommandLineInterface", "EmployeeViews", "Employees", "ListRendering",
      "TerminalDrawing", "UIKit",
    ],
    swiftSettings: mainActor),
  .executableTarget(
    name: "SideBySide",
    dependencies: [
      "Catalogue", "CommandLineInterface", "Comparison", "ListRendering", "PackageFiles",
      "TerminalDrawing",
    ],
    swiftSettings: anyActor),
  .executableTarget(
    name: "RecordCalls",
    dependencies: [
      "CallRecording", "Catalogue", "CommandLineInterface", "Comparison", "Employees",
      "ListRendering", "PackageFiles", "TerminalDrawing", "UIKit",
    ],
    swiftSettings: mainActor),
  .executableTarget(
    name: "NewArchitecture", dependencies: ["CommandLineInterface", "PackageFiles"],
    swiftSettings: anyActor),
  .executableTarget(
    name: "Benchmarks",
    dependencies: foundations + [
      "Catalogue", "CommandLineInterface", "Diffing", "Figures", "HeapMeasurement",
      "ListRendering", "PackageFiles", "SeededRandomness", "TerminalDrawing",
    ],
    path: "Benchmarks", exclude: ["Changes", "Figures.md", "README.md", "Results"],
    swiftSettings: anyActor),
]

/// The tests of everything but the architectures, and of all architectures side by side.
let testTargets: [Target] = [
  .target(name: "_Testing_UIKit", path: "Tests/_Testing_UIKit", swiftSettings: anyActor),
  .target(
    name: "TestSupport",
    dependencies: [
      "Employees", "Figures", "ListRendering", "PackageFiles", "SeededRandomness", "UIKit",
    ],
    path: "Tests/TestSupport", swiftSettings: mainActor),
  .testTarget(
    name: "TerminalDrawingTests", dependencies: ["SeededRandomness", "TerminalDrawing"],
    swiftSettings: anyActor),
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "HeapMeasurement", "ListRendering", "SeededRandomness", "TerminalDrawing", "TestSupport",
      "UIKit",
    ],
    swiftSettings: mainActor),
  .testTarget(
    name: "SectionUpdatesTests",
    dependencies: [
      "Diffing", "ListRendering", "SectionUpdates", "SeededRandomness", "TestSupport", "UIKit",
    ],
    swiftSettings: mainActor),
  .testTarget(
    name: "PlainUIKitTests", dependencies: ["Employees", "ListRendering", "UIKit"],
    swiftSettings: mainActor),
  .testTarget(
    name: "EmployeesTests", dependencies: ["Employees", "SeededRandomness", "TestSupport"],
    swiftSettings: anyActor),
  .testTarget(
    name: "EmployeeViewsTests",
    dependencies: [
      "EmployeeViews", "Employees", "ListRendering", "SectionUpdates", "TestSupport", "UIKit",
    ],
    swiftSettings: mainActor),
  .testTarget(
    name: "ParityTests",
    dependencies: [
      "Catalogue", "EmployeeViews", "Employees", "HeapMeasurement", "ListRendering",
      "PackageFiles", "SeededRandomness", "TerminalDrawing", "TestSupport", "UIKit",
    ],
    swiftSettings: mainActor),
  .testTarget(
    name: "ComparisonTests",
    dependencies: [
      "Catalogue", "CommandLineInterface", "Comparison", "Figures", "ListRendering",
      "NewArchitecture", "PackageFiles", "SideBySide", "TestSupport", "UIKit",
    ],
    swiftSettings: anyActor),
  .testTarget(
    name: "BenchmarksTests",
    dependencies: [
      "Benchmarks", "Catalogue", "CommandLineInterface", "Employees", "Figures",
      "HeapMeasurement", "ListRendering", "PackageFiles", "SeededRandomness", "TerminalDrawing",
      "TestSupport",
    ],
    swiftSettings: anyActor),
  .testTarget(
    name: "ProgramTests",
    dependencies: [
      "Benchmarks", "Catalogue", "CommandLineInterface", "EmployeeList", "Employees", "Figures",
      "ListRendering", "PackageFiles", "SeededRandomness", "SideBySide", "TerminalDrawing",
      "TestSupport", "UIKit",
    ],
    swiftSettings: anyActor),
]

let moduleTestTargets = modules.map { name in
  Target.testTarget(
    name: "\(name)Tests", dependencies: suite + [.byName(name: name)], swiftSettings: mainActor)
}

let package = Package(
  name: "ListArchitectures",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .library(name: "TextUIKit", targets: ["ListRendering", "UIKit", "_Testing_UIKit"]),
    .library(name: "EmployeeArchitectures", targets: architectures + ["Catalogue", "Employees"]),
  ],
  targets: foundationTargets + moduleTargets + sharedTargets + programTargets + testTargets
    + moduleTestTargets,
  swiftLanguageModes: [.v6]
)

// `TESTS=CleanTests,ParityTests swift test` builds and runs no other test target.
if let names = Context.environment["TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

/// The platforms on which UIKit is drawn as text.
///
/// On iOS, the SDK's UIKit takes the place of the target, and so does the module with which it
/// extends Swift Testing.
let drawsText = TargetDependencyCondition.when(platforms: [.linux, .macOS])

for target in package.targets {
  target.dependencies = target.dependencies.flatMap { dependency -> [Target.Dependency] in
    guard case .byNameItem("UIKit", _) = dependency else { return [dependency] }
    let isTest = target.type == .test || target.name == "TestSupport"
    return (["UIKit"] + (isTest ? ["_Testing_UIKit"] : [])).map {
      .byName(name: $0, condition: drawsText)
    }
  }
  guard let isolation = target.swiftSettings else {
    fatalError("\(target.name) needs `swiftSettings: mainActor` or `anyActor`")
  }
  target.swiftSettings =
    isolation + strictness + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
}
