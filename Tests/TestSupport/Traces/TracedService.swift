import Employees

/// Stands between a part and the service.
@MainActor
final class TracedService: nonisolated EmployeeService {
  private let service: any EmployeeService
  private let client: Any.Type
  private let recorder: TraceRecorder

  init(_ service: any EmployeeService, of client: Any.Type, recorder: TraceRecorder) {
    self.service = service
    self.client = client
    self.recorder = recorder
  }

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    ask("employees()")
    do throws(EmployeeServiceError) {
      let employees = try await service.employees()
      answer("return \(brief(employees))")
      return employees
    } catch {
      answer("throw \(brief(error))")
      throw error
    }
  }

  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    ask("delete(\(id))")
    do throws(EmployeeServiceError) {
      try await service.delete(id)
      answer("return ()")
    } catch {
      answer("throw \(brief(error))")
      throw error
    }
  }

  private func ask(_ text: String) {
    recorder.record(text, from: client, to: (any EmployeeService).self)
  }

  private func answer(_ text: String) {
    recorder.record(text, from: (any EmployeeService).self, to: client)
  }
}
