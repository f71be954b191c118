import Employees
import ListRendering

/// A service that suspends each request until the benchmark answers it.
@MainActor
final class AnsweringService: nonisolated EmployeeService {
  private var answer: [Employee] = []
  private var openRequest: CheckedContinuation<Void, Never>?
  private var answerCount = 0

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    await withCheckedContinuation { openRequest = $0 }
    answerCount += 1
    return answer
  }

  /// Fails after the answer, so that the screen restores the employee.
  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    await withCheckedContinuation { openRequest = $0 }
    answerCount += 1
    throw .unavailable(reason: "the benchmark deletes no employee")
  }

  /// Answers the open request and returns when the screen has handled the answer.
  func answer(with employees: [Employee] = []) async {
    answer = employees
    await expect("a request") { self.openRequest != nil }
    let count = answerCount
    openRequest?.resume()
    openRequest = nil
    await expect("the answer to arrive") { self.answerCount > count }
    await MainActor.settle()
  }

  /// Waits until something has happened; an entry that never does it ends the program.
  private func expect(_ event: String, _ hasHappened: () -> Bool) async {
    guard await MainActor.wait(until: hasHappened) else {
      fatalError("waited in vain for \(event)")
    }
  }
}
