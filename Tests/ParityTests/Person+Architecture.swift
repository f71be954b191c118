import Catalogue
import Employees
import TestSupport

extension Person {
  /// Opens the screen of an architecture.
  convenience init(at architecture: Architecture, width: Int = 44, height: Int = 24) {
    self.init(at: architecture.makeScreen, width: width, height: height)
  }

  /// Opens the screen of an architecture and waits until a list is loaded.
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

// MARK: -

extension Employee {
  /// The same employee with another id.
  func with(id: ID) -> Employee { changed { $0.id = id } }

  /// The same employee with another specialization.
  func specializing(in specialization: String) -> Employee {
    changed { $0.specialization = specialization }
  }

  /// The same employee with other workplaces.
  func working(at workplaces: [String]) -> Employee { changed { $0.workplaces = workplaces } }

  fileprivate func changed(_ change: (inout Employee) -> Void) -> Employee {
    var employee = self
    change(&employee)
    return employee
  }
}

// MARK: -

extension [Employee] {
  /// Five copies of the samples with different ids, names, phone numbers and email addresses.
  static let manySamples: [Employee] = (0..<5).flatMap { round in
    samples.map { sample in
      sample.changed {
        $0.id += 10 * round
        $0.name += " \(round)"
        $0.phone = sample.phone.map { "\($0)\(round)" }
        $0.email = sample.email.map { "\(round)\($0)" }
      }
    }
  }
}
