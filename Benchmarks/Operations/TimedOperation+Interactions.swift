import Employees
import Figures
import ListRendering

/// Taps and typing.
extension TimedOperation {
  static let interactions: [TimedOperation] = [select, tap, search]

  static let select = TimedOperation(
    id: "select", category: .action,
    title: "Tap the first employee and draw the profile", unit: "tap",
    sizes: sizesWithLongLists,
    expected: { Oracle.profile(of: $0.employees[0], height: pageHeight) },
    setUp: onScreen { screen, _ in
      PreparedOperation(
        drawing: { sink in
          screen.window.tap(line: 1, column: 2)
          screen.drawPage(into: &sink)
        },
        restore: { screen.goBack() })
    })

  static let tap = TimedOperation(
    id: "tap", category: .action,
    title: "Tap every Call button in view until the call arrives", unit: "tap",
    sizes: sizesWithLongLists,
    unitCount: { callers(in: $0).count },
    expected: {
      callers(in: $0).map { "\(Contact.call($0.phone ?? "", employee: $0.id))\n" }.joined()
    },
    setUp: onScreen { screen, _ in
      let window = screen.window
      let lines = window.lines.indices.filter { window.lines[$0].contains("[Call]") }
      return PreparedOperation(
        run: {
          for line in lines { window.tap(line: line, column: 4) }
        },
        show: { sink in
          for line in lines {
            let count = screen.contacts.count
            window.tap(line: line, column: 4)
            if screen.contacts.count != count + 1 { sink.refuse("a tap did not cause one action") }
            guard let contact = screen.contacts.lastContact else { continue }
            sink.write(line: "\(contact)")
          }
        })
    })

  /// The employees with a Call button in the window.
  private static func callers(in workload: Workload) -> [Employee] {
    var line = 0
    return workload.employees.prefix(pageHeight).filter { employee in
      // The first row has two lines, and each other row one.
      let callLine = line + 1 + employee.buttonRow
      line += 1 + employee.rowCount
      return employee.phone != nil && callLine < pageHeight
    }
  }

  static let search = TimedOperation(
    id: "search", category: .action,
    title: "Type “data” into the search field, letter by letter", unit: "letter",
    unitCount: { _ in queries.count },
    expected: { workload in
      queries.map { query in
        let found = workload.employees.filter { employee in
          ([employee.name, employee.specialization] + employee.workplaces)
            .contains { $0.lowercased().contains(query) }
        }
        return Oracle.list(of: found, of: workload.employees.count, query: query)
      }.joined()
    },
    setUp: onScreen { screen, _ in
      PreparedOperation(
        run: {
          for query in queries { screen.window.search(query) }
        },
        show: { sink in
          for query in queries {
            screen.window.search(query)
            screen.draw(into: &sink)
          }
        },
        restore: { screen.window.search("") })
    })

  /// The text of the search field after each letter.
  private static let queries = ["d", "da", "dat", "data"]
}
