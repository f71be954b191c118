import TestSupport

extension Person {
  /// Does one step, and waits until what it caused has reached the service or the screen.
  func perform(_ step: Step) async {
    switch step {
    case .answer(let request, let employees): await service.answer(request, with: employees)
    case .fail(let request, let reason): await service.fail(request, with: reason)
    case .accept(let deletion): await service.acceptDeletion(deletion)
    case .refuse(let deletion, let reason):
      await service.refuseDeletion(deletion, with: reason)
    case .scroll(let lines): scroll(by: lines)
    case .search(let text): search(text)
    case .back: back()
    case .pull:
      pullToRefresh()
      await settle()
    case .tap(let line):
      tap(line: line)
      await settle()
    case .swipe(let line):
      delete(line: line)
      await settle()
    }
  }
}
