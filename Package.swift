// swift-tools-version: 6.3

import PackageDescription

// The manifest is the diagram: no architecture knows another.
let architectures = [
  "MassiveController", "MVC", "MVVM", "ReusableDataSource", "VIPER",
  "MVP", "Unidirectional",
]

/// What every architecture is built on, and all that it knows.
let foundations: [Target.Dependency] = [
  "EmployeePresentation", "EmployeeViews", "Employees", "SectionUpdates", "UIKit",
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

/// Warnings are errors in `.ci/run` only, so that a newer compiler breaks no other build.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

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
  .target(name: "EmployeePresentation", dependencies: ["Employees"], swiftSettings: anyActor),
  .target(
    name: "EmployeeViews", dependencies: ["EmployeePresentation", "Employees", "UIKit"],
    swiftSettings: mainActor),
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
  .target(name: "Markup", dependencies: ["TerminalDrawing"], swiftSettings: anyActor),
  .target(name: "Figures", swiftSettings: anyActor),
  .target(name: "HeapMeasurement", swiftSettings: anyActor),
  .target(name: "SourceAnalysis", swiftSettings: anyActor),
  .target(name: "CallRecording", swiftSettings: anyActor),
  .target(
    name: "Calls", dependencies: ["SourceAnalysis"], exclude: ["Recorded.txt"],
    swiftSettings: anyActor),
  .target(
    name: "Catalogue",
    dependencies: architectures.map { .byName(name: $0) } + ["Employees", "UIKit"],
    swiftSettings: mainActor),
  .target(
    name: "DocumentGeneration",
    dependencies: [
      "Calls", "Catalogue", "Employees", "Figures", "ListRendering", "Markup", "SourceAnalysis",
      "TerminalDrawing", "UIKit",
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
      "Calls", "Catalogue", "CommandLineInterface", "DocumentGeneration", "ListRendering",
      "SourceAnalysis", "TerminalDrawing",
    ],
    swiftSettings: anyActor),
  .executableTarget(
    name: "RecordCalls",
    dependencies: [
      "CallRecording", "Calls", "Catalogue", "CommandLineInterface", "Employees",
      "ListRendering", "SourceAnalysis", "TerminalDrawing", "UIKit",
    ],
    swiftSettings: mainActor),
  .executableTarget(
    name: "NewArchitecture",
    dependencies: ["CommandLineInterface", "Markup", "SourceAnalysis"],
    swiftSettings: anyActor),
  .executableTarget(
    name: "Benchmarks",
    dependencies: foundations + [
      "Catalogue", "CommandLineInterface", "Diffing", "Figures", "HeapMeasurement",
      "ListRendering", "Markup", "SeededRandomness", "SourceAnalysis", "TerminalDrawing",
    ],
    path: "Benchmarks", exclude: ["Changes", "README.md", "Results"], swiftSettings: anyActor),
]

/// The tests of everything but the architectures, and of all architectures side by side.
let testTargets: [Target] = [
  .target(name: "_Testing_UIKit", path: "Tests/_Testing_UIKit", swiftSettings: anyActor),
  .target(
    name: "TestSupport",
    dependencies: [
      "EmployeePresentation", "Employees", "Figures", "ListRendering", "SeededRandomness",
      "SourceAnalysis", "UIKit",
    ],
    path: "Tests/TestSupport", swiftSettings: mainActor),
  .testTarget(
    name: "DiffingTests", dependencies: ["Diffing", "TestSupport"], swiftSettings: anyActor),
  .testTarget(
    name: "SeededRandomnessTests", dependencies: ["SeededRandomness"], swiftSettings: anyActor),
  .testTarget(
    name: "TerminalDrawingTests", dependencies: ["SeededRandomness", "TerminalDrawing"],
    swiftSettings: mainActor),
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
      "ListRendering", "SectionUpdates", "SeededRandomness", "TestSupport", "UIKit",
    ],
    swiftSettings: mainActor),
  .testTarget(
    name: "PlainUIKitTests", dependencies: ["Employees", "ListRendering", "UIKit"],
    swiftSettings: mainActor),
  .testTarget(
    name: "EmployeesTests", dependencies: ["Employees", "SeededRandomness", "TestSupport"],
    swiftSettings: anyActor),
  .testTarget(
    name: "EmployeePresentationTests", dependencies: ["EmployeePresentation", "Employees"],
    swiftSettings: anyActor),
  .testTarget(
    name: "EmployeeViewsTests",
    dependencies: [
      "EmployeeViews", "Employees", "ListRendering", "SectionUpdates", "TestSupport", "UIKit",
    ],
    swiftSettings: mainActor),
  .testTarget(
    name: "CommandLineInterfaceTests",
    dependencies: ["CommandLineInterface", "TerminalDrawing", "TestSupport"],
    swiftSettings: anyActor),
  .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: anyActor),
  .testTarget(
    name: "FiguresTests", dependencies: ["Figures", "TestSupport"], swiftSettings: anyActor),
  .testTarget(
    name: "SourceAnalysisTests", dependencies: ["SourceAnalysis"], swiftSettings: anyActor),
  .testTarget(
    name: "CallsTests", dependencies: ["Calls", "SourceAnalysis"], swiftSettings: anyActor),
  .testTarget(
    name: "HeapMeasurementTests", dependencies: ["HeapMeasurement"], swiftSettings: anyActor),
  .testTarget(
    name: "ParityTests",
    dependencies: [
      "Catalogue", "EmployeeViews", "Employees", "HeapMeasurement", "ListRendering",
      "SeededRandomness", "SourceAnalysis", "TerminalDrawing", "TestSupport", "UIKit",
    ],
    swiftSettings: mainActor),
  .testTarget(
    name: "BenchmarksTests",
    dependencies: [
      "Benchmarks", "Catalogue", "CommandLineInterface", "Employees", "Figures", "ListRendering",
      "Markup", "SeededRandomness", "SourceAnalysis", "TerminalDrawing", "TestSupport",
    ],
    swiftSettings: anyActor),
  .testTarget(
    name: "EmployeeListTests",
    dependencies: [
      "Catalogue", "CommandLineInterface", "EmployeeList", "Employees", "ListRendering",
      "TestSupport", "UIKit",
    ],
    swiftSettings: mainActor),
  .testTarget(
    name: "DocumentGenerationTests",
    dependencies: [
      "Calls", "Catalogue", "DocumentGeneration", "Figures", "ListRendering", "Markup",
      "SourceAnalysis", "TestSupport", "UIKit",
    ], swiftSettings: anyActor),
  .testTarget(
    name: "SideBySideTests",
    dependencies: [
      "Calls", "Catalogue", "CommandLineInterface", "SideBySide", "SourceAnalysis",
    ],
    swiftSettings: anyActor),
  .testTarget(
    name: "NewArchitectureTests",
    dependencies: [
      "CommandLineInterface", "DocumentGeneration", "Markup", "NewArchitecture",
      "SourceAnalysis", "TestSupport",
    ],
    swiftSettings: anyActor),
  .testTarget(
    name: "HostileInputTests",
    dependencies: [
      "Benchmarks", "Catalogue", "CommandLineInterface", "EmployeeList", "EmployeePresentation",
      "Employees", "Figures", "ListRendering", "SeededRandomness", "SideBySide", "TerminalDrawing",
      "TestSupport", "UIKit",
    ], swiftSettings: anyActor),
  .testTarget(
    name: "ProgramRunTests",
    dependencies: [
      "Benchmarks", "EmployeeList", "Employees", "ListRendering", "SideBySide", "SourceAnalysis",
      "TerminalDrawing", "TestSupport",
    ], swiftSettings: anyActor),
  .testTarget(
    name: "DocumentationTests",
    dependencies: [
      "Calls", "Catalogue", "DocumentGeneration", "Markup", "NewArchitecture", "SourceAnalysis",
      "TestSupport",
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
