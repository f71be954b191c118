import Employees

/// The rows of an employee: the name, the workplaces, and the buttons.
///
/// The expected output, the limit and the operations share these; the modules have their own. To fill a
/// row, `DirectSubject` reads the employee in place, and counts once more.
extension Employee {
  /// The row of the first button.
  var buttonRow: Int { 1 + workplaces.count }

  /// The number of buttons.
  var buttonCount: Int { (phone == nil ? 0 : 1) + (email == nil ? 0 : 1) }

  /// The number of rows.
  var rowCount: Int { buttonRow + buttonCount }

  /// Returns the title of a button, counted from 0.
  func buttonTitle(at index: Int) -> String {
    (index == 0 && phone != nil ? ButtonTitle.call(name) : .write(to: name)).text
  }
}
