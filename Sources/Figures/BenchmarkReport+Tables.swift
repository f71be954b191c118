import PackageFiles

/// The tables of a report.
extension BenchmarkReport {
  /// The times and factors on one list, for a terminal: a group of rows for each operation.
  func listTable(employees: Int) -> Table {
    Table(
      of: results.filter { $0.employees == employees },
      columns: [
        .left("entry") { "  \($0.entry)" },
        .right("time") { Self.time($0.time, isWrong: $0.difference != nil) },
        .left("per", \.unit),
        .right("factor") {
          text(of: .operation($0.operation), in: $0.entry, employees: $0.employees)
        },
        .right("95 % interval") { $0.factor?.interval },
      ],
      title: { result in
        let operation = operations.first { $0.id == result.operation }
        return operation.map { "\($0.id): \($0.title)" } ?? result.operation
      }, notes: { [$0.difference].compactMap(\.self) })
  }

  /// The means: a group of rows for each category and list.
  ///
  /// The mean of one operation would repeat its factor.
  var meansForTerminal: Table {
    Table(
      of: means.filter { mean in
        let operations = operations.filter { $0.category == mean.category }.map(\.id)
        let measured = results.filter {
          operations.contains($0.operation) && $0.employees == mean.employees
        }
        return Set(measured.map(\.operation)).count > 1
      },
      columns: [
        .left("entry") { "  \($0.entry)" },
        .right("factor") {
          text(of: .mean($0.category), in: $0.entry, employees: $0.employees) ?? "incomplete"
        },
        .right("95 % interval") { $0.factor?.interval },
      ], title: { "mean of \($0.category.rawValue) at \($0.employees.grouped) employees" })
  }

  /// The counts: a row for each architecture.
  var footprintTable: Table {
    func count(_ count: Double?) -> String { count.map(String.init(figure:)) ?? "n/a" }
    return Table(
      of: footprints,
      columns: [
        .left("architecture", \.architecture),
        .right("allocations/row") { count($0.allocationsPerRow) },
        .right("cells") { "\($0.cellsCreated)" },
        .right("bytes/employee") { count($0.retainedBytesPerEmployee) },
        .right("after paging") { count($0.pagedBytesPerEmployee) },
      ])
  }

  /// Two ways to do the same, a row for each measured ablation.
  package var ablationTable: Table {
    Table(
      of: ablations,
      columns: [
        .left("ablation", \.id), .left("per", \.unit),
        .right("first way") { Self.time($0.first.time, isWrong: $0.difference != nil) },
        .right("second way") { Self.time($0.second.time, isWrong: $0.difference != nil) },
        .right("factor") { $0.factor?.text }, .right("95 % interval") { $0.factor?.interval },
      ],
      notes: { result in
        ["\(result.first.title) – or: \(result.second.title)"] + result.counts
          + [result.difference].compactMap(\.self)
      })
  }

  /// What is timed: a row for each operation.
  var operationTable: Table {
    Table(
      of: operations,
      columns: [
        .left("operation", \.id), .left("what is timed", \.title), .left("per", \.unit),
        .left("employees") { $0.sizes.map(\.grouped).joined(separator: "; ") },
        .left("category", \.category.rawValue),
      ])
  }

  /// What was compared and which way takes how much longer: a row for each ablation.
  var ablationComparison: Table {
    Table(
      of: ablations,
      columns: [
        .left("ablation", \.id), .left("what is timed", \.title),
        .left("first way", \.first.title), .left("second way", \.second.title),
        .left("first ÷ second") { $0.factor.map { "\($0.text) (\($0.interval))" } ?? "FAIL" },
        .left("bytes kept") { result in
          [result.first, result.second]
            .compactMap { $0.bytesPerEmployee.map(String.init(figure:)) }.joined(separator: " : ")
        },
        .left("where", \.origin),
      ])
  }

  /// The mean factors: a row for each entry and list, a column for each category.
  var meanTable: Table {
    let lists = Set(means.map(\.employees)).sorted()
    let rows = lists.flatMap { employees in entryNames.map { (employees, $0) } }
    return Table(
      of: rows.filter { employees, entry in
        means.contains { $0.entry == entry && $0.employees == employees && $0.factor != nil }
      },
      columns: [.right("employees") { $0.0.grouped }, .left("entry") { $0.1 }]
        + Category.allCases.map { category in
          .right(category.rawValue) { employees, entry in
            textWithInterval(of: .mean(category), in: entry, employees: employees) ?? "–"
          }
        })
  }

  /// The factors on the main list: a row for each operation, a column for each entry.
  var factorTable: Table {
    let employees = mainListSize ?? 0
    let results = results.filter { $0.employees == employees }
    let columns = entryNames.map { entry in
      Table.Column<String>.right(entry) { operation in
        factorText(of: operation, in: entry, employees: employees)
      }
    }
    return Table(
      of: operationIDs.filter { id in results.contains { $0.operation == id } },
      columns: [.left("\(employees.grouped) employees", \.self)] + columns)
  }

  /// The operation that every size is measured with, and that names the benchmark.
  private static let mainOperation = "cell-for-row"

  /// The times and factors of `cell-for-row`: a row for each entry, a column for each list.
  var cellTable: Table {
    let results = results.filter { $0.operation == Self.mainOperation }
    let columns = Set(results.map(\.employees)).sorted().map { employees in
      Table.Column<String>.right(employees.grouped) { entry in
        let time = results.first { $0.entry == entry && $0.employees == employees }?.time
        let factor = factorText(of: Self.mainOperation, in: entry, employees: employees)
        return [time.map { String(shortNanoseconds: $0.median) }, factor].compactMap(\.self)
          .joined(separator: " · ")
      }
    }
    return Table(
      of: entryNames.filter { name in results.contains { $0.entry == name } },
      columns: [.left(Self.mainOperation, \.self)] + columns)
  }

  /// The factor with its interval, `FAIL` for a wrong output, or “–” if it was not measured.
  private func factorText(of operation: String, in entry: String, employees: Int) -> String? {
    let result = results.first {
      $0.operation == operation && $0.entry == entry && $0.employees == employees
    }
    guard let result else { return "–" }
    if result.difference != nil { return "FAIL" }
    return textWithInterval(of: .operation(operation), in: entry, employees: employees)
  }

  /// The median times on the main list: a row for each operation, a column for each entry, and the
  /// quartiles of the baseline's rounds.
  var timeTable: Table {
    let results = results.filter { $0.employees == mainListSize && $0.time != nil }
    func result(of operation: String, in entry: String) -> OperationResult? {
      results.first { $0.operation == operation && $0.entry == entry }
    }
    let columns = entryNames.filter { $0 != Self.control }.map { entry in
      Table.Column<String>.right(entry) { operation in
        result(of: operation, in: entry)?.time.map { String(shortNanoseconds: $0.median) } ?? "–"
      }
    }
    return Table(
      of: operationIDs.filter { id in results.contains { $0.operation == id } },
      columns: [
        .left("\((mainListSize ?? 0).grouped) employees", \.self),
        .left("per") { id in results.first { $0.operation == id }?.unit },
      ] + columns + [
        .right("quartiles of \(Self.baseline)") { operation in
          result(of: operation, in: Self.baseline)?.time.map {
            "\(String(shortNanoseconds: $0.lower)) … \(String(shortNanoseconds: $0.upper))"
          } ?? "–"
        }
      ])
  }

  /// The median, `FAIL` for a wrong output, or “–” if the run was stopped before there was a time.
  private static func time(_ time: Spread?, isWrong: Bool) -> String {
    isWrong ? "FAIL" : time.map { String(nanoseconds: $0.median) } ?? "–"
  }
}

// MARK: - Cells

extension BenchmarkReport.AblationResult {
  /// The allocations and bytes of both ways, if they were counted and are not 0.
  fileprivate var counts: [String] {
    func pair(_ title: String, _ count: (Way) -> Double?) -> String? {
      guard let first = count(first), let second = count(second), max(first, second) >= 0.005
      else { return nil }
      return "\(title) \(String(figure: first)) : \(String(figure: second))"
    }
    let counts = [
      pair("allocations per \(unit)", \.allocationsPerUnit),
      pair("bytes per employee", \.bytesPerEmployee),
    ].compactMap(\.self)
    return counts.isEmpty ? [] : [counts.joined(separator: "; ")]
  }
}
