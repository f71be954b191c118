import Employees

extension Employee {
  /// Whether no real phone rings and no real mailbox fills, whoever taps the rows of this employee.
  var isUnreachable: Bool {
    let phoneIsReserved = phone?.wholeMatch(of: /\+1-[2-9]\d\d-555-01\d\d/) != nil
    let emailIsReserved = email?.wholeMatch(of: /[a-z0-9.]+@example\.org/) != nil
    return (phone == nil || phoneIsReserved) && (email == nil || emailIsReserved)
  }

  /// How many rows the employee has in the list.
  var rowCount: Int {
    1 + workplaces.count + (phone == nil ? 0 : 1) + (email == nil ? 0 : 1)
  }
}
