/// The tables of a report.
extension Report {
  /// The times and factors: a row for each operation, list and entry.
  var resultTable: Table {
    var table = Table(
      ["operation", "employees", "entry", "time", "per", "factor", "95 % interval"],
      alignedRight: [1, 3, 5, 6], groupColumns: 2)
    for result in results {
      table.add(
        [
          result.operation, "\(result.employees)", result.architecture,
          Self.time(result.nanoseconds, verified: result.verified), result.unit,
          Self.estimate(result.factor), Self.interval(result.factor),
        ], notes: [result.difference].compactMap(\.self))
    }
    return table
  }

  /// The means and tiers: a row for each category, list and entry.
  var summaryTable: Table {
    var table = Table(
      ["mean of", "employees", "entry", "factor", "95 % interval", "tier"],
      alignedRight: [1, 3, 4, 5], groupColumns: 2)
    for mean in summary {
      table.add([
        mean.category.rawValue, "\(mean.employees)", mean.architecture,
        mean.isComplete ? Self.estimate(mean.factor) : "incomplete", Self.interval(mean.factor),
        mean.tier.map(String.init) ?? "",
      ])
    }
    return table
  }

  /// The counts: a row for each architecture.
  var footprintTable: Table {
    var table = Table(
      [
        "architecture", "allocations/row", "cells", "bytes/employee", "after paging", "code lines",
        "files", "types", "protocols",
      ], alignedRight: 1...8)
    for footprint in footprints {
      let bytes = [footprint.retainedBytesPerEmployee, footprint.pagedBytesPerEmployee]
      let counts = [
        footprint.codeLines, footprint.files, footprint.types, footprint.protocols,
      ]
      table.add(
        [
          footprint.architecture,
          footprint.allocationsPerRow.map { String($0, digits: 2) } ?? "n/a",
          "\(footprint.cellsCreated)",
        ] + bytes.map { $0.map { String($0, digits: 0) } ?? "n/a" }
          + counts.map { $0.map(String.init) ?? "n/a" })
    }
    return table
  }

  /// The mechanisms of the articles beside ours.
  var ablationTable: Table {
    var table = Table(
      ["as published", "per", "published", "ours", "factor", "95 % interval"],
      alignedRight: 2...5)
    for ablation in asPublished {
      table.add(
        [
          ablation.id, ablation.unit, Self.time(ablation.published, verified: ablation.verified),
          Self.time(ablation.ours, verified: ablation.verified), Self.estimate(ablation.factor),
          Self.interval(ablation.factor),
        ],
        notes: ["\(ablation.publishedWay) – here: \(ablation.ourWay)"] + ablation.counts)
    }
    return table
  }

  /// The mean factors: a row for each entry, a column for each category and list.
  var meanTable: Table {
    let columns = Operation.Category.allCases.flatMap { category in
      Set(summary.filter { $0.category == category }.map(\.employees)).sorted()
        .map { (category: category, employees: $0) }
    }
    var table = Table(
      ["factor"] + columns.map { "\($0.category.rawValue) \(String(grouped: $0.employees))" },
      alignedRight: columns.indices.map { $0 + 1 })
    for entry in entryNames {
      let means = columns.map { column in
        summary.first {
          $0.architecture == entry && $0.category == column.category
            && $0.employees == column.employees
        }
      }
      table.add(
        [entry] + means.map { $0?.isComplete == true ? Self.estimate($0?.factor) : "incomplete" })
    }
    return table
  }

  /// The factors on the main list: a row for each operation, a column for each entry.
  var factorTable: Table {
    let results = results.filter { $0.employees == mainListSize }
    var table = Table(
      ["\(String(grouped: mainListSize ?? 0)) employees"] + entryNames,
      alignedRight: entryNames.indices.map { $0 + 1 })
    for operation in operationIDs {
      let row = results.filter { $0.operation == operation }
      if row.isEmpty { continue }
      let cells = entryNames.map { entry in
        row.first { $0.architecture == entry }
          .map { $0.verified ? Self.estimate($0.factor) : "FAIL" } ?? "–"
      }
      table.add([operation] + cells)
    }
    return table
  }

  // MARK: - Cells

  static func estimate(_ factor: Factor?) -> String {
    factor.map { String($0.estimate, digits: 2) } ?? ""
  }

  static func interval(_ factor: Factor?) -> String {
    factor.map { "\(String($0.lower, digits: 2)) … \(String($0.upper, digits: 2))" } ?? ""
  }

  /// The median, `FAIL` for a wrong output, or “–” if the run was stopped before there was a time.
  private static func time(_ time: Spread?, verified: Bool) -> String {
    verified ? time.map { String(nanoseconds: $0.median) } ?? "–" : "FAIL"
  }
}

// MARK: -

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
