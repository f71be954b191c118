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

/// A lookup that starts from the row's view model.
protocol ViewModelLookup: RowLookup where Input == any RowViewModel {}

extension ViewModelLookup {
  static func input(_ row: EmployeeRow) -> any RowViewModel { row.viewModel }
}

extension Ablation {
  /// Compares two lookups that give the same answer for every row.
  init<First: RowLookup, Second: RowLookup>(
    _ first: First.Type, _ second: Second.Type,
    showing answer: @escaping @Sendable (EmployeeRow) -> String, id: String, origin: String,
    title: String, firstWay: String, secondWay: String
  ) {
    self.init(
      id: id, origin: origin, title: title, firstWay: firstWay, secondWay: secondWay,
      expected: { $0.lines(answer) }, first: Self.answers(by: first),
      second: Self.answers(by: second))
  }

  /// Answers the question about every row of a list.
  ///
  /// The loop reads rows in place and is specialized for the lookup. Retaining each row or calling
  /// through a pointer would take longer than some of the answers.
  private static func answers<Lookup: RowLookup>(
    by type: Lookup.Type
  ) -> @MainActor (Workload) -> Way {
    { workload in
      let lookup = Lookup()
      let inputs = workload.rows.map(Lookup.input)
      return Way(
        run: {
          inputs.withUnsafeBufferPointer { inputs in
            var byteCount = 0
            for index in inputs.indices {
              byteCount &+= lookup.answer(for: inputs[index]).utf8.count
            }
            return byteCount
          }
        },
        show: { sink in
          for input in inputs { sink.write(line: lookup.answer(for: input)) }
        })
    }
  }
}

// MARK: - Rows

/// The content of one row, before a way makes its own model.
struct EmployeeRow {
  /// The kinds of cell, with the name of each class.
  enum Kind: String {
    case info = "EmployeeInfoCell"
    case workplace = "EmployeeWorkplaceCell"
    case button = "ButtonCell"
  }

  let kind: Kind

  /// The first line of the row.
  let text: String
}

extension Workload {
  /// The rows of all employees, from top to bottom.
  var rows: [EmployeeRow] {
    var rows: [EmployeeRow] = []
    for employee in employees {
      rows.append(EmployeeRow(kind: .info, text: employee.name))
      for workplace in employee.workplaces {
        rows.append(EmployeeRow(kind: .workplace, text: workplace))
      }
      for index in 0..<employee.buttonCount {
        rows.append(EmployeeRow(kind: .button, text: employee.buttonTitle(at: index)))
      }
    }
    return rows
  }

  /// The answer for every row, a line each.
  func lines(_ answer: (EmployeeRow) -> String) -> String {
    rows.map { "\(answer($0))\n" }.joined()
  }
}

// MARK: - View models

/// The view model of a row, as in the modules and in the articles: any type can conform.
protocol RowViewModel {}

struct EmployeeInfoViewModel: RowViewModel {
  let name: String
}

struct EmployeeWorkplaceViewModel: RowViewModel {
  let workplace: String
}

struct ButtonViewModel: RowViewModel {
  let title: String
}

extension EmployeeRow {
  var viewModel: any RowViewModel {
    switch kind {
    case .info: EmployeeInfoViewModel(name: text)
    case .workplace: EmployeeWorkplaceViewModel(workplace: text)
    case .button: ButtonViewModel(title: text)
    }
  }
}
