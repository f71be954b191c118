/// The state of the latest request for the list, and of the latest deletion.
package struct EmployeeListStatus: Hashable, Sendable {
  /// The state of a request.
  private enum Request: Hashable {
    case running
    case answered
    case failed(EmployeeServiceError)
  }

  /// An employee who was not deleted, and the reason.
  private struct Refusal: Hashable {
    let name: String
    let error: EmployeeServiceError
  }

  private var request = Request.answered
  private var refusal: Refusal?

  /// Creates the status of a list that was not requested yet.
  package init() {}

  // MARK: - Changing

  /// Notes that a request starts, and clears the refusal of a deletion.
  package mutating func requestStarted() {
    request = .running
    refusal = nil
  }

  /// Notes that the service returned a list.
  package mutating func requestAnswered() {
    request = .answered
  }

  /// Notes that the service returned no list.
  package mutating func requestFailed(_ error: EmployeeServiceError) {
    request = .failed(error)
  }

  /// Notes that the service did not delete an employee.
  package mutating func deletionRefused(of employee: Employee, _ error: EmployeeServiceError) {
    refusal = Refusal(name: employee.name, error: error)
  }
}

// MARK: -

extension EmployeeListStatus {
  /// What the section above the employees shows.
  package struct Content: Hashable, Sendable {
    /// The messages, from top to bottom.
    package let messages: [String]

    /// Whether a button below the messages requests the list again.
    package let canRetry: Bool
  }

  /// Returns what the section above the employees shows.
  package func content(above list: EmployeeList) -> Content {
    var messages: [String] = []
    if let refusal {
      messages.append(EmployeeListText.refusal(refusal.error, name: refusal.name))
    }
    if case .failed(let error) = request {
      messages.append(EmployeeListText.failure(error))
      return Content(messages: messages, canRetry: true)
    }
    if list.count == nil {
      messages.append(EmployeeListText.loading)
    } else if list.employees.isEmpty {
      messages.append(list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty)
    }
    return Content(messages: messages, canRetry: false)
  }

  /// Returns whether a list that was loaded before is being requested again.
  ///
  /// The refresh control shows it. Before the first list, a message does.
  package func isRefreshing(_ list: EmployeeList) -> Bool {
    request == .running && list.count != nil
  }
}
