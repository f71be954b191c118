import Catalogue
import Employees
import TestSupport

extension Person {
  /// Sits down in front of an architecture's screen.
  convenience init(at architecture: Architecture, width: Int = 44, height: Int = 24) {
    self.init(at: architecture.makeScreen, width: width, height: height)
  }

  /// Sits down in front of an architecture's screen and waits until a list is loaded.
  convenience init(
    at architecture: Architecture, employees: [Employee], width: Int = 44, height: Int = 24
  ) async {
    self.init(at: architecture, width: width, height: height)
    await service.answer(with: employees)
  }

  /// Pulls the list down and waits until the answer is shown.
  func refresh(with employees: [Employee]) async {
    pullToRefresh()
    await service.answer(with: employees)
  }
}
