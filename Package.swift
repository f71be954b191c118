// swift-tools-version: 6.3

import PackageDescription

// The manifest is the diagram: every arrow points down, and no architecture knows another.
let architectures = [
  "MassiveController", "MVC", "MVVM", "ReusableDataSource", "VIPER",
  "MVP", "Unidirectional",
]

/// What every architecture is built on, and all that it knows.
let foundations: [Target.Dependency] = [
  "Diffing", "EmployeePresentation", "EmployeeViews", "Employees", "ListRendering",
  "SectionUpdates",
]

/// What every suite needs to drive a screen, and to listen to its parts.
let suite: [Target.Dependency] = foundations + ["SourceAnalysis", "TestSupport"]

let package = Package(
  name: "ListArchitectures",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "ListRendering", targets: ["ListRendering"])
  ],
  targets: [
    .target(name: "Diffing"),
    .target(name: "TerminalDrawing", exclude: ["Text/generate-width-table.py"]),
    .target(
      name: "ListRendering", dependencies: ["Diffing", "TerminalDrawing"]),
    .target(name: "Employees", resources: [.copy("employees.json")]),
    .target(name: "EmployeePresentation", dependencies: ["Employees"]),
    .target(
      name: "EmployeeViews", dependencies: ["EmployeePresentation", "Employees", "ListRendering"]),
    .target(name: "SectionUpdates", dependencies: ["Diffing", "ListRendering"]),

    .target(name: "CommandLineInterface", dependencies: ["TerminalDrawing"]),
    .target(name: "Figures", dependencies: ["CommandLineInterface"]),
    .target(name: "HeapMeasurement"),
    .target(name: "SourceAnalysis"),
    .target(
      name: "Catalogue",
      dependencies: architectures.map { .byName(name: $0) } + ["Employees", "ListRendering"]),
    .executableTarget(
      name: "EmployeeList",
      dependencies: foundations + ["Catalogue", "CommandLineInterface"]),
    .executableTarget(
      name: "SideBySide",
      dependencies: [
        "Catalogue", "CommandLineInterface", "Employees", "Figures", "ListRendering",
        "SourceAnalysis",
      ],
      resources: [.copy("Page/Files")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: foundations + [
        "Catalogue", "CommandLineInterface", "Figures", "HeapMeasurement", "SourceAnalysis",
      ],
      path: "Benchmarks", exclude: ["README.md", "Results"]),

    .target(
      name: "TestSupport",
      dependencies: [
        "Diffing", "EmployeePresentation", "Employees", "Figures", "ListRendering",
        "SourceAnalysis",
      ],
      path: "Tests/TestSupport"),
    .testTarget(name: "DiffingTests", dependencies: ["Diffing", "TestSupport"]),
    .testTarget(name: "TerminalDrawingTests", dependencies: ["Employees", "TerminalDrawing"]),
    .testTarget(
      name: "ListRenderingTests",
      dependencies: ["Employees", "HeapMeasurement", "ListRendering", "TestSupport"]),
    .testTarget(
      name: "SectionUpdatesTests",
      dependencies: ["Employees", "ListRendering", "SectionUpdates", "TestSupport"]),
    .testTarget(name: "PlainUIKitTests", dependencies: ["ListRendering"]),
    .testTarget(
      name: "EmployeesTests", dependencies: ["EmployeePresentation", "Employees", "TestSupport"]),
    .testTarget(name: "EmployeeViewsTests", dependencies: suite),
    .testTarget(
      name: "CommandLineInterfaceTests", dependencies: ["CommandLineInterface", "TestSupport"]),
    .testTarget(
      name: "FiguresTests", dependencies: ["CommandLineInterface", "Figures", "TestSupport"]),
    .testTarget(name: "SourceAnalysisTests", dependencies: ["Catalogue", "SourceAnalysis"]),
    .testTarget(name: "HeapMeasurementTests", dependencies: ["HeapMeasurement"]),
    .testTarget(name: "ParityTests", dependencies: suite + ["Catalogue", "HeapMeasurement"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: suite + ["Benchmarks", "Catalogue", "CommandLineInterface", "Figures"]),
    .testTarget(
      name: "EmployeeListTests",
      dependencies: suite + ["Catalogue", "CommandLineInterface", "EmployeeList"]),
    .testTarget(
      name: "SideBySideTests",
      dependencies: [
        "Catalogue", "CommandLineInterface", "Figures", "ListRendering", "SideBySide",
        "SourceAnalysis", "TestSupport",
      ]),
    .testTarget(
      name: "HostileInputTests",
      dependencies: [
        "Benchmarks", "Catalogue", "CommandLineInterface", "EmployeeList", "EmployeePresentation",
        "Employees", "Figures", "ListRendering", "SideBySide", "TestSupport",
      ]),
    .testTarget(
      name: "ProgramRunTests",
      dependencies: [
        "Benchmarks", "EmployeeList", "ListRendering", "SideBySide", "SourceAnalysis",
        "TestSupport",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["Catalogue", "SideBySide", "SourceAnalysis", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// `SideBySide --new` writes copies of the template.
for name in architectures + ["Template"] {
  package.targets += [
    .target(name: name, dependencies: foundations),
    .testTarget(
      name: "\(name)Tests", dependencies: suite + [.byName(name: name)]),
  ]
}

/// Targets whose values travel between actors, or that are no user interface; the rest lives on the
/// main actor.
let nonisolatedTargets: Set = [
  "Benchmarks", "BenchmarksTests", "CommandLineInterface", "CommandLineInterfaceTests", "Diffing",
  "DiffingTests", "DocumentationTests", "EmployeePresentation", "Employees", "EmployeesTests",
  "Figures", "FiguresTests", "HeapMeasurement",
  "HeapMeasurementTests", "HostileInputTests", "ProgramRunTests", "SideBySide", "SideBySideTests",
  "SourceAnalysis", "SourceAnalysisTests",
]

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
