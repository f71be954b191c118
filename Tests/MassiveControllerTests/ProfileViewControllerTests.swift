import Employees
import TestSupport
import Testing

@testable import MassiveController

/// The profile, tested as a screen above the list.
struct ProfileViewControllerTests {
  @Test func `a refused star is taken back, with the reason`() async {
    let person = Person(at: EmployeeListModule.makeScreen, height: 7)
    await person.service.answer(with: [.hypatia])
    person.select("Hypatia")
    person.tap("Add star")
    expect(
      person.frame,
      is: """
        ┌─ [Back] ─ Hypatia ───────────────────────┐
        │ □ Hypatia ★                              │
        │   Mathematics                            │
        │   [Remove star]                          │
        │                                          │
        │                                          │
        └──────────────────────────────────────────┘
        """)

    await person.service.refuseChange(with: "shy")
    expect(
      person.frame,
      is: """
        ┌─ [Back] ─ Hypatia ───────────────────────┐
        │ □ Hypatia                                │
        │   Mathematics                            │
        │ Could not add a star to Hypatia: service │
        │ unavailable: shy                         │
        │   [Add star]                             │
        └──────────────────────────────────────────┘
        """)
  }
}
