package import Employees

extension Employee {
  /// An employee with every field.
  package static let grace = Employee(
    id: 1, name: "Grace Hopper", specialization: "Compilers", photo: "grace.png",
    workplaces: ["Vassar College", "Remington Rand"], phone: "+1-202-555-0101",
    email: "grace@example.org")

  /// An employee without a phone.
  package static let alan = Employee(
    id: 2, name: "Alan Turing", specialization: "Computability", photo: "alan.png",
    workplaces: ["Bletchley Park"], email: "alan@example.org")

  /// An employee without an email and without a photo.
  package static let rozsa = Employee(
    id: 3, name: "Rózsa Péter", specialization: "Recursive functions",
    workplaces: ["Eötvös Loránd University"], phone: "+1-202-555-0103")

  /// An employee without workplaces.
  package static let ada = Employee(
    id: 4, name: "Ada Lovelace", specialization: "Notes on the Analytical Engine",
    photo: "ada.png", phone: "+1-202-555-0104", email: "ada@example.org")

  /// An employee with only a name and a specialization.
  package static let hypatia = Employee(id: 5, name: "Hypatia", specialization: "Mathematics")

  /// An employee with nine workplaces.
  package static let paul = Employee(
    id: 6, name: "Paul Erdős", specialization: "Combinatorics", photo: "paul.png",
    workplaces: (1...9).map { "University \($0)" }, email: "paul@example.org")

  /// An employee with a name that is wide in a terminal.
  package static let peisu = Employee(
    id: 7, name: "夏培肃", specialization: "Computer design", workplaces: ["中国科学院"],
    phone: "+1-202-555-0107", email: "peisu@example.org")
}

// MARK: -

extension [Employee] {
  /// A list in which each row differs from the previous row of its kind.
  package static let samples: [Employee] = [
    .grace, .alan, .rozsa, .ada, .hypatia, .paul, .peisu,
  ]
}
