package import Employees

/// A button of an employee, and what a tap on it does.
package struct ExpectedButton {
  package let title: String
  package let contact: Contact

  /// The line of the button.
  package var line: String { "  [\(title)]" }
}

// MARK: -

/// What a person sees of an employee.
///
/// Nothing else in the tests says which rows there are, except the frames of the requirements.
extension Employee {
  /// The lines of each row of the list, from top to bottom.
  package var rows: [[String]] {
    let sign = photo == nil ? "□" : "▣"
    let star = isStarred ? " ★" : ""
    return [["\(sign) \(name)\(star)", "  \(specialization)"]] + workplaces.map { ["  · \($0)"] }
      + buttons.map { [$0.line] }
  }

  /// The buttons, in the list and in the profile.
  package var buttons: [ExpectedButton] {
    var buttons: [ExpectedButton] = []
    if let phone {
      buttons.append(ExpectedButton(title: "Call", contact: .call(phone, employee: id)))
    }
    if let email {
      buttons.append(ExpectedButton(title: "Write a letter", contact: .write(email, employee: id)))
    }
    return buttons
  }

  /// The lines of each row of the profile, without a refusal.
  package var profileRows: [[String]] {
    let details = [phone, email].compactMap(\.self).map { ["  \($0)"] }
    let star = isStarred ? "Remove star" : "Add star"
    return rows.dropLast(buttons.count) + details + [["  [\(star)]"]] + buttons.map { [$0.line] }
  }

  /// The number of rows.
  package var rowCount: Int { rows.count }

  /// Returns the employee with another star, or as they are for `nil`.
  package func starred(_ isStarred: Bool?) -> Employee {
    var employee = self
    employee.isStarred = isStarred ?? self.isStarred
    return employee
  }
}
