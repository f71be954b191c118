import CommandLineInterface

/// The tables of a report.
extension Report {
  /// The times and factors on one list, for a terminal: a group of rows for each operation.
  func listTable(employees: Int) -> Table {
    Table(
      of: results.filter { $0.employees == employees },
      columns: [
        .left("entry") { "  \($0.architecture)" },
        .right("time") { Self.time($0.nanoseconds, verified: $0.verified) }, .left("per", \.unit),
        .right("factor") { figure(of: $0) }, .right("95 % interval") { $0.factor?.interval },
      ],
      title: { result in
        let operation = Operation.all.first { $0.id == result.operation }
        return operation.map { "\($0.id): \($0.title)" } ?? result.operation
      }, notes: { [$0.difference].compactMap(\.self) })
  }

  /// The means and tiers: a group of rows for each category and list.
  ///
  /// The mean of one operation would repeat its factor.
  var summaryTable: Table {
    Table(
      of: summary.filter { mean in
        let operations = Operation.all.filter { $0.category == mean.category }.map(\.id)
        let measured = results.filter {
          operations.contains($0.operation) && $0.employees == mean.employees
        }
        return Set(measured.map(\.operation)).count > 1
      },
      columns: [
        .left("entry") { "  \($0.architecture)" },
        .right("factor") { $0.factor?.figure ?? "incomplete" },
        .right("95 % interval") { $0.factor?.interval }, .right("tier") { $0.tier?.description },
      ], title: { "mean of \($0.category.rawValue) at \($0.employees.grouped) employees" })
  }

  /// The counts: a row for each architecture.
  var footprintTable: Table {
    func count(_ count: Double?, digits: Int = 0) -> String {
      count.map { String($0, digits: digits) } ?? "n/a"
    }
    return Table(
      of: footprints,
      columns: [
        .left("architecture", \.architecture),
        .right("allocations/row") { count($0.allocationsPerRow, digits: 2) },
        .right("cells") { "\($0.cellsCreated)" },
        .right("bytes/employee") { count($0.retainedBytesPerEmployee) },
        .right("after paging") { count($0.pagedBytesPerEmployee) },
        .right("code lines") { $0.codeLines?.description ?? "n/a" },
        .right("files") { $0.files?.description ?? "n/a" },
        .right("types") { $0.types?.description ?? "n/a" },
        .right("protocols") { $0.protocols?.description ?? "n/a" },
      ])
  }

  /// The mechanisms of the articles beside ours.
  var ablationTable: Table {
    Table(
      of: asPublished,
      columns: [
        .left("as published", \.id), .left("per", \.unit),
        .right("published") { Self.time($0.published, verified: $0.verified) },
        .right("ours") { Self.time($0.ours, verified: $0.verified) },
        .right("factor") { $0.factor?.figure }, .right("95 % interval") { $0.factor?.interval },
      ], notes: { ["\($0.publishedWay) – here: \($0.ourWay)"] + $0.counts })
  }

  /// What was compared and which way takes how much longer: a row for each measured ablation.
  var ablationMarkdown: MarkdownTable {
    var table = MarkdownTable([
      "ablation", "what is timed", "first way", "second way", "first ÷ second", "bytes kept",
      "where",
    ])
    for ablation in Benchmarks.Ablation.all {
      guard let figures = asPublished.first(where: { $0.id == ablation.id }) else { continue }
      let bytes = [figures.publishedBytesPerEmployee, figures.oursBytesPerEmployee]
        .compactMap { $0.map { String($0, digits: 0) } }.joined(separator: " : ")
      table.add([
        "`\(ablation.id)`", ablation.title, ablation.publishedWay, ablation.ourWay,
        figures.factor?.rounded ?? "FAIL", bytes, ablation.article,
      ])
    }
    return table
  }

  /// The mean factors: a row for each entry, a column for each category and list.
  var meanTable: Table {
    let columns = Operation.Category.allCases.flatMap { category in
      Set(summary.filter { $0.category == category }.map(\.employees)).sorted().map { employees in
        Table.Column<String>.right("\(category.rawValue) \(employees.grouped)") { entry in
          summary.first {
            $0.architecture == entry && $0.category == category && $0.employees == employees
          }?.factor?.rounded ?? "incomplete"
        }
      }
    }
    return Table(
      of: columns.isEmpty ? [] : entryNames, columns: [.left("factor", \.self)] + columns)
  }

  /// The factors on the main list: a row for each operation, a column for each entry.
  var factorTable: Table {
    let results = results.filter { $0.employees == mainListSize }
    let columns = entryNames.map { entry in
      Table.Column<String>.right(entry) { operation in
        results.first { $0.operation == operation && $0.architecture == entry }
          .map { $0.verified ? uncertainty(of: $0) + ($0.factor?.rounded ?? "") : "FAIL" } ?? "–"
      }
    }
    return Table(
      of: operationIDs.filter { id in results.contains { $0.operation == id } },
      columns: [.left("\((mainListSize ?? 0).grouped) employees", \.self)] + columns)
  }

  /// The factor with two decimals, marked if it is uncertain.
  private func figure(of result: Result) -> String? {
    result.factor.map { uncertainty(of: result) + $0.figure }
  }

  /// The median, `FAIL` for a wrong output, or “–” if the run was stopped before there was a time.
  private static func time(_ time: Spread?, verified: Bool) -> String {
    verified ? time.map { String(nanoseconds: $0.median) } ?? "–" : "FAIL"
  }
}

// MARK: - Cells

extension Report.Factor {
  /// The factor with two decimals.
  var figure: String { String(estimate, digits: 2) }

  /// The ends of the interval with two decimals.
  var interval: String { "\(String(lower, digits: 2)) … \(String(upper, digits: 2))" }

  /// The factor with two significant digits.
  fileprivate var rounded: String {
    String(estimate, digits: estimate < 0.995 ? 2 : estimate < 9.95 ? 1 : 0)
  }
}

extension Report.Ablation {
  /// The allocations and bytes of both mechanisms, if they were counted and are not 0.
  fileprivate var counts: [String] {
    var counts: [String] = []
    if let published = publishedAllocationsPerUnit, let ours = oursAllocationsPerUnit,
      max(published, ours) >= 0.005
    {
      counts.append(
        "allocations per \(unit) \(String(published, digits: 2)), here \(String(ours, digits: 2))")
    }
    if let published = publishedBytesPerEmployee, let ours = oursBytesPerEmployee {
      counts.append(
        "bytes per employee \(String(published, digits: 0)), here \(String(ours, digits: 0))")
    }
    return counts.isEmpty ? [] : [counts.joined(separator: "; ")]
  }
}
