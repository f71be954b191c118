/// The one who answers the buttons of a section; the presenter's place in these ablations.
nonisolated protocol ButtonDelegate: AnyObject {
  func callTapped(phone: String)
  func writeTapped(email: String)
}

// MARK: -

/// A presenter that only notes what was tapped last.
nonisolated final class ButtonLog: ButtonDelegate {
  private(set) var last = ""

  func callTapped(phone: String) {
    last = "call \(phone)"
  }

  func writeTapped(email: String) {
    last = "write to \(email)"
  }

  /// What a row says, and what its tap leads to.
  static func note(of row: EmployeeRow) -> String {
    switch row {
    case .info, .workplace: row.text
    case .call(let phone): "\(row.text): call \(phone)"
    case .write(let email): "\(row.text): write to \(email)"
    }
  }
}
