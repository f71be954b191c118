import Employees
import TestSupport

extension Employee {
  /// The same employee with another specialization.
  func specializing(in specialization: String) -> Employee {
    Employee(
      id: id, name: name, specialization: specialization, photo: photo, workplaces: workplaces,
      phone: phone, email: email)
  }

  /// The same employee with other workplaces.
  func working(at workplaces: [String]) -> Employee {
    Employee(
      id: id, name: name, specialization: specialization, photo: photo, workplaces: workplaces,
      phone: phone, email: email)
  }
  /// The same employee under a number that is so much higher.
  func numbered(from first: Int) -> Employee {
    Employee(
      id: first + id, name: name, specialization: specialization, photo: photo,
      workplaces: workplaces, phone: phone, email: email)
  }
}

// MARK: -

extension [Employee] {
  /// The samples, five times, each time with other names, numbers and addresses.
  static let manySamples: [Employee] = (0..<5).flatMap { round in
    samples.map { sample in
      Employee(
        id: sample.id + 10 * round, name: "\(sample.name) \(round)",
        specialization: sample.specialization, photo: sample.photo, workplaces: sample.workplaces,
        phone: sample.phone.map { "\($0)\(round)" }, email: sample.email.map { "\(round)\($0)" })
    }
  }
}
