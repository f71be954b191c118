import Employees

/// Stands between a part and the outside world.
final class TracedActions: EmployeeActions {
  private let actions: any EmployeeActions
  private let client: Any.Type
  private let recorder: TraceRecorder

  init(_ actions: any EmployeeActions, of client: Any.Type, recorder: TraceRecorder) {
    self.actions = actions
    self.client = client
    self.recorder = recorder
  }

  func call(_ phone: String, employee id: Employee.ID) {
    record("call(\"\(phone)\", employee: \(id))")
    actions.call(phone, employee: id)
  }

  func write(to address: String, employee id: Employee.ID) {
    record("write(to: \"\(address)\", employee: \(id))")
    actions.write(to: address, employee: id)
  }

  private func record(_ text: String) {
    recorder.record(text, from: client, to: (any EmployeeActions).self)
  }
}
