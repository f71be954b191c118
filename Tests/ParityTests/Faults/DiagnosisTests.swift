import Catalogue
import ListRendering
import TestSupport
import Testing

/// The line below the matrix that names the most likely fault.
struct DiagnosisTests {
  private let all = Requirement.all.map(\.number)
  private let architecture = Architecture("New", portraits: true) { _, _, _ in UIViewController() }

  @Test(arguments: Fault.allCases)
  func `the requirements of a fault name it, and with a walk, too`(fault: Fault) {
    for failed in [fault.brokenRequirements, fault.brokenRequirements + ["10.1"]] {
      #expect(Diagnosis(of: failed, among: all)?.faults.contains(fault) == true)
    }
  }

  @Test func `one requirement less or more of a large fault names it, too`() {
    for fault in Fault.allCases where fault.brokenRequirements.count > 4 {
      let broken = fault.brokenRequirements
      #expect(Diagnosis(of: broken.dropLast(), among: all)?.faults.contains(fault) == true)
      #expect(Diagnosis(of: broken + ["1.7"], among: all)?.faults.contains(fault) == true)
    }
  }

  @Test func `nothing is named if no fault is near`() {
    #expect(Diagnosis(of: [], among: all) == nil)
    #expect(Diagnosis(of: ["10.1"], among: all) == nil)
    #expect(Diagnosis(of: ["1.7", "2.3"], among: all) == nil)
  }

  @Test func `a screen that fails almost everything has lost an answer`() {
    #expect(Diagnosis(of: all, among: all)?.faults == [.lostAnswer])
    #expect(Diagnosis(of: all.filter { $0 != "1.7" }, among: all)?.faults == [.lostAnswer])
  }

  @Test func `only requirements that were checked count`() {
    let group = all.filter { $0.hasPrefix("7.") }
    let failed = Fault.ignoredRefusal.brokenRequirements.filter { $0.hasPrefix("7.") }
    #expect(Diagnosis(of: failed, among: group)?.faults == [.ignoredRefusal])
    let endless = Fault.endlessRefresh.brokenRequirements.filter { $0.hasPrefix("7.") }
    #expect(Diagnosis(of: endless, among: group)?.faults == [.endlessRefresh])
  }

  @Test func `a fault of one requirement is named only if nothing else has failed`() throws {
    let fault = try #require(Fault.allCases.first { $0.brokenRequirements.count == 1 })
    let number = try #require(fault.brokenRequirements.first)
    #expect(Diagnosis(of: [number], among: all)?.faults.contains(fault) == true)
    #expect(Diagnosis(of: [number, "1.7"], among: all) == nil)
  }

  @Test func `the line is careful where several things may be wrong`() throws {
    let broken = Fault.lostAnswer.brokenRequirements
    let diagnosis = try #require(Diagnosis(of: broken.prefix(broken.count * 2 / 3), among: all))
    #expect(diagnosis.text(for: architecture).hasPrefix("Nearest, if one thing is wrong: "))
  }

  @Test func `the line says how near the fault is, and stands below the matrix`() {
    let broken = Fault.endlessRefresh.brokenRequirements
    var results = Dictionary(uniqueKeysWithValues: all.map { ($0, ["New": true]) })
    for number in broken.dropFirst() + ["1.7"] { results[number] = ["New": false] }
    let matrix = Matrix.text(of: results, for: [architecture])
    let line = """
      Most likely: The refresh control never ends. New fails \(broken.count - 1) of the \
      \(broken.count) requirements that this breaks, and 1 more.
      """
    #expect(matrix.split(separator: "\n").last == line[...])
  }
}
