import Employees
import Testing

@testable import Benchmarks

/// Whom the screen takes its rows for, before an update and after it.
struct IdentitiesTests {
  private let people = Workload(count: 3, seed: 1).employees

  @Test func `a swap moves two identities`() {
    let before = Identities(employees: people, identities: ["a", "b", "c"])
    let swapped = [people[2], people[1], people[0]]
    #expect(
      Identities(employees: swapped, identities: ["c", "b", "a"]).complaint(since: before) == nil)
    #expect(
      Identities(employees: swapped, identities: ["a", "b", "c"]).complaint(since: before)
        == "\(people[2].name) was taken for c, and now for a")
  }

  @Test func `a removal drops exactly one`() {
    let before = Identities(employees: people, identities: ["a", "b", "c"])
    let rest = [people[0], people[2]]
    #expect(
      Identities(employees: rest, identities: ["a", "c"]).complaint(since: before) == nil)
    #expect(
      Identities(employees: rest, identities: ["a", "b"]).complaint(since: before)
        == "\(people[2].name) was taken for c, and now for b")
    #expect(
      Identities(employees: rest, identities: ["a"]).complaint(since: before)
        == "there are identities for 1 of 2 employees")
  }

  @Test func `a replacement keeps none`() {
    let before = Identities(employees: people, identities: ["a", "b", "c"])
    let others = Workload(count: 3, seed: 1).newcomers(3)
    #expect(
      Identities(employees: others, identities: ["d", "e", "f"]).complaint(since: before) == nil)
    #expect(
      Identities(employees: others, identities: ["d", "e", "a"]).complaint(since: before)
        == "\(others[2].name) is new and taken for a, who was there before")
  }
}
