import PackageFiles
import Testing

@testable import Comparison

/// The lines that a patch changes.
struct ChangePatchTests {
  private let patch = ChangePatch(
    name: "Change",
    text: """
      diff --git a/Sources/MVC/A.swift b/Sources/MVC/A.swift
      index 1..2 100644
      --- a/Sources/MVC/A.swift
      +++ b/Sources/MVC/A.swift
      @@ -1,2 +1,3 @@
       one
      --- two
      +++ three
      +four
      @@ -9 +10 @@
      +five
      diff --git a/Tests/MVCTests/B.swift b/Tests/MVCTests/B.swift
      --- a/Tests/MVCTests/B.swift
      +++ b/Tests/MVCTests/B.swift
      @@ -1 +1 @@
      -old
      diff --git a/Sources/MVC/Grid/C.swift b/Sources/MVC/Grid/C.swift
      @@ -1 +1 @@
      +c
      diff --git a/Sources/MVC/Workplaces/D.swift b/Sources/MVC/Workplaces/D.swift
      @@ -1 +1 @@
      +d
      diff --git a/Tests/ParityTests/GridTests.swift b/Tests/ParityTests/GridTests.swift
      @@ -1 +1 @@
      +d
      diff --git a/README.md b/README.md
      @@ -1 +1 @@
      +e
      diff --git a/Sources/MVCMore/F.swift b/Sources/MVCMore/F.swift
      @@ -1 +1 @@
      +f
      """)

  @Test func `lines that begin like the heads of a file are counted in a hunk only`() throws {
    let files = patch.files(of: "MVC", among: ["MVC"], areTests: false)
    try #require(files.map(\.path) == ["Sources/MVC/A.swift"])
    #expect(files[0].added == 3)
    #expect(files[0].removed == 1)
    let tests = patch.files(of: "MVC", among: ["MVC"], areTests: true)
    #expect(tests.map(\.added) == [0])
    #expect(tests.map(\.removed) == [1])
  }

  @Test func `tests stand apart, and so does what belongs to no module`() {
    func paths(_ module: String?, areTests: Bool) -> [String] {
      patch.files(of: module, among: ["MVC", "MVP"], areTests: areTests).map(\.path)
    }
    #expect(paths("MVC", areTests: true) == ["Tests/MVCTests/B.swift"])
    #expect(paths(nil, areTests: false) == ["Sources/MVCMore/F.swift"])
    #expect(paths("MVP", areTests: false) == [])
    #expect(paths(nil, areTests: true) == [])
  }

  @Test func `the table has the changes in the order of their page, and a row for what is shared`()
    throws
  {
    let facts = try DocumentFacts.ofThisPackage.get()
    let table = facts.changeTable(withTests: true)
    #expect(
      table.headings == [
        "architecture", "Languages", "its tests", "CopyAddress", "its tests",
      ])
    #expect(table.rows.map { $0[0] } == facts.sources.map(\.name) + ["Shared"])
    #expect(facts.changeTable(withTests: false).rows.flatMap(\.self).contains("none") == false)
  }

  @Test func `the table of files has names without a folder, and no chapter`() throws {
    let table = try DocumentFacts.ofThisPackage.get().changedFiles
    let row = try #require(table.rows.first { $0[0] == "MVC" })
    #expect(row[1] == "`EmployeeListSection`, `EmployeeListViewController`")
    #expect(table.headings == ["architecture", "Languages", "CopyAddress"])
  }
}
