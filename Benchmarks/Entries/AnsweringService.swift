import Employees

/// A service that has its answer at hand.
@MainActor
final class AnsweringService: nonisolated EmployeeService {
  var answer: [Employee]

  /// The number of times that it was asked.
  private(set) var answerCount = 0

  init(_ answer: [Employee]) {
    self.answer = answer
  }

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    answerCount += 1
    return answer
  }
}
