/// The state of the latest request for the list, and the deletions that were refused since.
package struct EmployeeListStatus: Hashable, Sendable {
  /// The state of a request.
  private enum Request: Hashable {
    case running
    case answered
    case failed(EmployeeServiceError)
  }

  private var request = Request.answered
  private var refusals: [Employee.ID: EmployeeServiceError] = [:]

  /// The number of requests, so that a request in place of another one changes the status.
  ///
  /// A view that renders only changed states ends a refresh control that was pulled too early.
  private var requestCount = 0

  /// Creates the status of a list that was not requested yet.
  package init() {}

  // MARK: - Changing

  /// Notes that a request starts, and clears all refusals.
  package mutating func requestStarted() {
    request = .running
    requestCount += 1
    refusals = [:]
  }

  /// Notes that the service returned a list.
  package mutating func requestAnswered() {
    request = .answered
  }

  /// Notes that the service returned no list.
  package mutating func requestFailed(_ error: EmployeeServiceError) {
    request = .failed(error)
  }

  /// Notes that a deletion starts, and clears the refusal of an earlier one.
  package mutating func deletionStarted(of id: Employee.ID) {
    refusals[id] = nil
  }

  /// Notes that the service did not delete an employee.
  package mutating func deletionRefused(of id: Employee.ID, _ error: EmployeeServiceError) {
    refusals[id] = error
  }
}

// MARK: -

extension EmployeeListStatus {
  /// What the section above the employees shows.
  package struct Content: Hashable, Sendable {
    /// The messages, from top to bottom.
    package fileprivate(set) var messages: [String]

    /// Whether a button below the messages requests the list again.
    package let canRetry: Bool
  }

  /// Returns what the section above the employees shows, also of refusals that a search hides.
  package func content(above list: EmployeeList) -> Content {
    var content = Content(messages: [], canRetry: false)
    if case .failed(let error) = request {
      content = Content(messages: [EmployeeListText.failure(error)], canRetry: true)
    } else if list.count == nil {
      content.messages = [EmployeeListText.loading]
    }
    if list.count != nil, list.employees.isEmpty {
      content.messages.append(
        list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty)
    }
    // The search hides these employees, and so their sections.
    let shown = Set(refusals.isEmpty ? [] : list.employees.map(\.id))
    for id in refusals.keys.sorted() where !shown.contains(id) {
      if let refusal = list.employee(id).flatMap(refusal) { content.messages.append(refusal) }
    }
    return content
  }

  /// Returns what the section of an employee says of a refused deletion, `nil` if there is none.
  package func refusal(of employee: Employee) -> String? {
    refusals[employee.id].map { EmployeeListText.refusal($0, name: employee.name) }
  }

  /// Returns whether a list that was loaded before is being requested again.
  ///
  /// The refresh control shows it. Before the first list, a message does.
  package func isRefreshing(_ list: EmployeeList) -> Bool {
    request == .running && list.count != nil
  }
}
