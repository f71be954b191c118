import TestSupport

extension Person {
  /// Does one step, and waits until it is done.
  ///
  /// A tap on a line is one on its button where it has one.
  func perform(_ step: Step) async {
    switch step {
    case .answer(let request, let employees): await service.answer(request, with: employees)
    case .fail(let request, let reason): await service.fail(request, with: reason)
    case .accept(let deletion): await service.acceptDeletion(deletion)
    case .refuse(let deletion, let reason):
      await service.refuseDeletion(deletion, with: reason)
    case .pull: pullToRefresh()
    case .scroll(let lines): scroll(by: lines)
    case .tap(let line): tap(line: line)
    case .swipe(let line): delete(line: line)
    case .search(let text): search(text)
    case .back: back()
    }
    await settle()
  }
}
