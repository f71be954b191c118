import Employees

/// A way to answer one question about every row.
protocol RowLookup: SendableMetatype {
  /// What the lookup starts from, such as the row's view model.
  associatedtype Input

  init()

  /// Makes what the lookup starts from; not timed.
  static func input(_ row: EmployeeRow) -> Input

  /// Answers the question about one row.
  func answer(for input: Input) -> String
}

// MARK: -

extension Ablation {
  /// Compares two ways to answer the same question about every row.
  init<Published: RowLookup, Ours: RowLookup>(
    id: String, article: String, title: String, publishedWay: String, ourWay: String,
    answer: @escaping @Sendable (EmployeeRow) -> String, published: Published.Type, ours: Ours.Type
  ) {
    self.init(
      id: id, article: article, title: title, publishedWay: publishedWay, ourWay: ourWay,
      expected: { $0.lines(answer) }, published: { Self.answering($0, by: Published()) },
      ours: { Self.answering($0, by: Ours()) })
  }

  /// Answers the question about every row of a list.
  ///
  /// The loop reads rows in place and is specialized for the lookup. Retaining each row or calling
  /// through a pointer would take longer than some of the answers.
  @MainActor
  private static func answering<Lookup: RowLookup>(
    _ workload: Workload, by lookup: Lookup
  ) -> Mechanism {
    let inputs = workload.rows.map(Lookup.input)
    return Mechanism(
      run: {
        inputs.withUnsafeBufferPointer { inputs in
          var byteCount = 0
          for index in inputs.indices { byteCount &+= lookup.answer(for: inputs[index]).utf8.count }
          return byteCount
        }
      },
      show: { gate in
        for input in inputs { gate.write(line: lookup.answer(for: input)) }
      })
  }
}

// MARK: -

/// The kinds of cell, with the name of each class.
enum CellKind: String {
  case info = "EmployeeInfoCell"
  case workplace = "EmployeeWorkplaceCell"
  case button = "ButtonCell"
}

/// The content of one row, before a mechanism makes its own model.
struct EmployeeRow {
  let kind: CellKind

  /// The first line of the row.
  let text: String

  /// The result of a tap, if the row is a button.
  var result = ""
}

extension Workload {
  /// The rows of all employees, from top to bottom.
  var rows: [EmployeeRow] {
    employees.flatMap { employee in
      var rows = [EmployeeRow(kind: .info, text: employee.name)]
      rows += employee.workplaces.map { EmployeeRow(kind: .workplace, text: $0) }
      if let phone = employee.phone {
        rows.append(
          EmployeeRow(kind: .button, text: EmployeeListText.call, result: ": call \(phone)"))
      }
      if let email = employee.email {
        rows.append(
          EmployeeRow(kind: .button, text: EmployeeListText.write, result: ": write to \(email)"))
      }
      return rows
    }
  }

  /// The answer for every row, a line each.
  func lines(_ answer: (EmployeeRow) -> String) -> String {
    rows.map { "\(answer($0))\n" }.joined()
  }
}
