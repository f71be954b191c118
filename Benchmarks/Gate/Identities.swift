import Employees

/// The identifiers that a screen gives to the sections of some employees.
///
/// An entry could draw the right list with wrong identifiers, so that a selection or the place in
/// the list would move to another employee. An employee who stays must keep the identifier, and a
/// new employee must not get an old one.
struct Identities {
  let employees: [Employee]
  let identities: [String]

  /// The first error after an update; `nil` if every identifier is right.
  func complaint(since before: Identities) -> String? {
    guard identities.count == employees.count else {
      return "there are identities for \(identities.count) of \(employees.count) employees"
    }
    let former = Dictionary(
      zip(before.employees.map(\.id), before.identities), uniquingKeysWith: { first, _ in first })
    let taken = Set(before.identities)
    for (employee, identity) in zip(employees, identities) {
      if let old = former[employee.id] {
        if old != identity { return "\(employee.name) had identity \(old), and now \(identity)" }
      } else if taken.contains(identity) {
        return "\(employee.name) is new and has the old identity \(identity)"
      }
    }
    return nil
  }
}
