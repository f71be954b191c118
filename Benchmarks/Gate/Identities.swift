import Employees

/// Whom a screen takes its rows for.
///
/// An entry could show the right list and yet take somebody for somebody else, so that a selection
/// or a place in the list would go astray. Each employee who stays must keep the identity of before,
/// and nobody who is new may have one that was taken: a swap moves two, a removal drops one, a
/// replacement keeps none.
struct Identities {
  private let employees: [Employee]
  private let identities: [String]

  /// Takes note of what a screen takes each of some employees for.
  init(of screen: ScreenSubject, showing employees: [Employee]) {
    self.init(employees: employees, identities: screen.identities)
  }

  /// Takes note of what each of some employees is taken for.
  init(employees: [Employee], identities: [String]) {
    self.employees = employees
    self.identities = identities
  }

  /// What is wrong after an update, `nil` where everybody is still taken for the same.
  func complaint(since before: Identities) -> String? {
    guard identities.count == employees.count else {
      return "there are identities for \(identities.count) of \(employees.count) employees"
    }
    let former = Dictionary(
      zip(before.employees.map(\.id), before.identities), uniquingKeysWith: { first, _ in first })
    let taken = Set(before.identities)
    for (employee, identity) in zip(employees, identities) {
      if let old = former[employee.id] {
        if identity != old {
          return "\(employee.name) was taken for \(old), and now for \(identity)"
        }
      } else if taken.contains(identity) {
        return "\(employee.name) is new and taken for \(identity), who was there before"
      }
    }
    return nil
  }
}
