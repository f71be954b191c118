import Employees
import ListRendering

/// What it costs when other employees come than those that are shown.
extension Operation {
  static let updates = [load, refresh, swap, remove, insert, append, replace, clear]

  static let load = Operation(
    id: "load", category: .update,
    title: "Build the screen, load the list and draw the first frame", unit: "load",
    sizes: sizesWithLongLists,
    expected: { Oracle.pages(of: $0.employees, height: pageHeight)[0] },
    setUp: { entry, subject, workload in
      guard subject is ScreenSubject else { return nil }
      var loaded: ScreenSubject?
      return Trial(
        run: {
          var sink = DiscardingSink()
          loaded = await entry.makeSubject(workload.employees) as? ScreenSubject
          loaded?.window.draw(into: &sink)
        },
        show: { gate in
          loaded = await entry.makeSubject(workload.employees) as? ScreenSubject
          loaded?.window.draw(into: &gate)
        },
        restore: { loaded = nil })
    })

  static let refresh = updating(
    "refresh-every-10th", title: "Refresh with every 10th name changed"
  ) { workload in
    workload.employees.map { $0.id.isMultiple(of: 10) ? $0.with(name: "\($0.name) II") : $0 }
  }

  static let swap = updating(
    "swap", title: "Refresh with the second and the last but one employee swapped"
  ) { workload in
    var employees = workload.employees
    employees.swapAt(1, employees.count - 2)
    return employees
  }

  static let remove = updating(
    "remove", title: "Refresh without the employee in the middle"
  ) { workload in
    var employees = workload.employees
    employees.remove(at: employees.count / 2)
    return employees
  }

  static let insert = updating(
    "insert", title: "Refresh with a new employee at the head"
  ) { workload in
    workload.newcomers(1) + workload.employees
  }

  static let append = updating(
    "append-1000", title: "Refresh with 1,000 new employees at the end"
  ) { workload in
    workload.employees + workload.newcomers(1_000)
  }

  static let replace = updating(
    "replace", title: "Refresh with nobody who was there before", sizes: sizesWithLongLists
  ) { workload in
    workload.newcomers(workload.employees.count)
  }

  static let clear = updating(
    "clear", title: "Refresh with an empty list"
  ) { _ in [] }

  /// The operation that refreshes a list with other employees, one of whom is selected.
  private static func updating(
    _ id: String, title: String, sizes: [Int] = [1_000, 10_000],
    change: @escaping @MainActor (Workload) -> [Employee]
  ) -> Operation {
    Operation(
      id: id, category: .update, title: title, unit: "update", sizes: sizes,
      expected: { workload in
        let employees = change(workload)
        return employees.isEmpty
          ? Oracle.emptyPage(height: pageHeight) : Oracle.list(of: employees)
      },
      setUp: { _, subject, workload in
        guard let screen = subject as? ScreenSubject else { return nil }
        let employees = change(workload)
        let selected = workload.employees.count * 2 / 3
        screen.selected = selected
        return Trial(
          run: { await screen.show(employees) },
          show: { gate in
            let before = Identities(of: screen, showing: workload.employees)
            await screen.show(employees)
            if screen.selected != place(of: workload.employees[selected], in: employees) {
              gate.refuse("the selection did not stay with its employee")
            }
            screen.selected = nil
            if employees.isEmpty {
              screen.window.draw(into: &gate)
            } else {
              screen.draw(into: &gate)
            }
            let after = Identities(of: screen, showing: employees)
            if let complaint = after.complaint(since: before) { gate.refuse(complaint) }
          },
          restore: {
            await screen.show(workload.employees)
            screen.selected = selected
          })
      })
  }

  private static func place(of employee: Employee, in employees: [Employee]) -> Int? {
    employees.firstIndex { $0.id == employee.id }
  }
}
