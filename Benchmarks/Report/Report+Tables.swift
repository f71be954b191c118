import CommandLineInterface
import Figures
import Markup

/// The tables of a report.
extension Report {
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
        let operation = TimedOperation.all.first { $0.id == result.operation }
        return operation.map { "\($0.id): \($0.title)" } ?? result.operation
      }, notes: { [$0.difference].compactMap(\.self) })
  }

  /// The means: a group of rows for each category and list.
  ///
  /// The mean of one operation would repeat its factor.
  var meansForTerminal: Table {
    Table(
      of: means.filter { mean in
        let operations = TimedOperation.all.filter { $0.category == mean.category }.map(\.id)
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
  ///
  /// Lines, types and protocols are those of the core, files those of the whole module.
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
        .right("core lines") { $0.codeLines?.description ?? "n/a" },
        .right("all files") { $0.files?.description ?? "n/a" },
        .right("core types") { $0.types?.description ?? "n/a" },
        .right("core protocols") { $0.protocols?.description ?? "n/a" },
      ])
  }

  /// Two ways to do the same, a row for each measured ablation.
  var ablationTable: Table {
    Table(
      of: ablations,
      columns: [
        .left("ablation", \.id), .left("per", \.unit),
        .right("first way") { Self.time($0.first.time, isWrong: $0.difference != nil) },
        .right("second way") { Self.time($0.second.time, isWrong: $0.difference != nil) },
        .right("factor") { $0.factor?.text }, .right("95 % interval") { $0.factor?.interval },
      ],
      notes: { result in
        let ablation = Ablation.all.first { $0.id == result.id }
        let ways = ablation.map { ["\($0.firstWay) – or: \($0.secondWay)"] } ?? []
        return ways + result.counts + [result.difference].compactMap(\.self)
      })
  }

  /// What was compared and which way takes how much longer: a row for each measured ablation.
  var ablationMarkdown: MarkdownTable {
    var table = MarkdownTable([
      "ablation", "what is timed", "first way", "second way", "first ÷ second", "bytes kept",
      "where",
    ])
    for ablation in Ablation.all {
      guard let result = ablations.first(where: { $0.id == ablation.id }) else { continue }
      let bytes = [result.first, result.second]
        .compactMap { $0.bytesPerEmployee.map(String.init(figure:)) }.joined(separator: " : ")
      table.add([
        "`\(ablation.id)`", ablation.title, ablation.firstWay, ablation.secondWay,
        result.factor.map { "\($0.text) (\($0.interval))" } ?? "FAIL", bytes, ablation.origin,
      ])
    }
    return table
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

  /// The times and factors of `cell-for-row`: a row for each entry, a column for each list.
  var cellTable: Table {
    let results = results.filter { $0.operation == TimedOperation.cellForRow.id }
    let columns = Set(results.map(\.employees)).sorted().map { employees in
      Table.Column<String>.right(employees.grouped) { entry in
        let time = results.first { $0.entry == entry && $0.employees == employees }?.time
        let factor = factorText(of: TimedOperation.cellForRow.id, in: entry, employees: employees)
        return [time.map { String(shortNanoseconds: $0.median) }, factor].compactMap(\.self)
          .joined(separator: " · ")
      }
    }
    return Table(
      of: entryNames.filter { name in results.contains { $0.entry == name } },
      columns: [.left(TimedOperation.cellForRow.id, \.self)] + columns)
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

extension Report.AblationResult {
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
