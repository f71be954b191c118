import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// The effect handler, tested with test doubles for the services.
@Suite(.withoutScreen) struct AppEffectHandlerTests {
  private let service = ControlledService()

  @Test func `each answer of the service is an action`() async {
    var actions: [AppAction] = []
    let handler = AppEffectHandler(service: service, contacts: RecordingContacts())
    handler.perform(.load(request: 1)) { actions.append($0) }
    await service.answer(with: [.grace])
    handler.perform(.load(request: 2)) { actions.append($0) }
    await service.fail(with: "asleep")
    handler.perform(.change(.deletion(1))) { actions.append($0) }
    await service.refuseChange(with: "locked")
    handler.perform(.change(.deletion(4))) { actions.append($0) }
    await service.acceptChange()
    let expected: [EmployeesAction] = [
      .loaded([.grace], request: 1), .loadFailed(.unavailable(reason: "asleep"), request: 2),
      .changeRefused(.deletion(1), .unavailable(reason: "locked")), .changeConfirmed(.deletion(4)),
    ]
    #expect(actions == expected.map(AppAction.employees))
    #expect(service.deletions == [1, 4])
  }

  @Test func `a later request cancels an earlier one, and both answers have their number`() async {
    var actions: [AppAction] = []
    let handler = AppEffectHandler(service: service, contacts: RecordingContacts())
    handler.perform(.load(request: 1)) { actions.append($0) }
    await settle()
    handler.perform(.load(request: 2)) { actions.append($0) }
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    let expected: [EmployeesAction] = [
      .loaded([.grace], request: 2), .loaded([.ada], request: 1),
    ]
    #expect(actions == expected.map(AppAction.employees))
    #expect(service.cancelledCount == 1)
  }

  @Test func `a released handler cancels its request, and no deletion`() async {
    var handler: AppEffectHandler? = AppEffectHandler(
      service: service, contacts: RecordingContacts())
    handler?.perform(.load(request: 1)) { _ in }
    handler?.perform(.change(.deletion(1))) { _ in }
    await settle()
    handler = nil
    await service.acceptChange()
    #expect(service.cancelledCount == 0)
    await service.answer(with: [.grace])
    #expect(service.cancelledCount == 1)
  }
}
