import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// The reducer and the selectors of a profile, tested with values only.
@Suite(.withoutScreen) struct ProfileReducerTests {
  @Test func `a refused star is taken back, with the reason`() {
    var state = AppState()
    state.employees.roster.requestAnswered(with: [.hypatia])
    func rows() -> [ProfileSection.Row] {
      ProfileSelectors.content(of: ProfileSlice(state, of: .hypatia)).section.rows
    }

    let star = EmployeeChange.star(true, 5)
    let effects = AppReducer.reduce(into: &state, .profile(.starTapped(true, 5)))
    #expect(effects == [.change(star)])
    #expect(
      rows() == [
        .info(photo: nil, name: "Hypatia ★", specialization: "Mathematics"),
        .button(.star(false, "Hypatia"), .starTapped(false, 5), isEnabled: false),
      ])

    let refusal = EmployeesAction.changeRefused(star, .unavailable(reason: "shy"))
    #expect(AppReducer.reduce(into: &state, .employees(refusal)) == [])
    #expect(
      rows() == [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not add a star to Hypatia: service unavailable: shy"),
        .button(.star(true, "Hypatia"), .starTapped(true, 5)),
      ])
  }
}
