import Employees
import ListRendering

/// What it costs when other employees come than those that are shown.
extension Operation {
  static let updates = [
    load, loading, refresh, swap, remove, insert, append, replace, clear, delete,
  ]

  static let load = Operation(
    id: "load", category: .update,
    title: "Build the screen, load the list and draw the first frame", unit: "load",
    sizes: sizesWithLongLists,
    expected: { Oracle.pages(of: $0.employees, height: pageHeight)[0] },
    setUp: { entry, _, workload in
      var loaded: (any Subject)?
      return Trial(
        run: {
          var sink = DiscardingSink()
          loaded = await entry.makeSubject(workload.employees)
          loaded?.drawPage(into: &sink)
        },
        show: { gate in
          loaded = await entry.makeSubject(workload.employees)
          loaded?.drawPage(into: &gate)
        },
        restore: { loaded = nil })
    })

  static let loading = Operation(
    id: "loading", category: .update,
    title: "Ask for the list again and draw the frame that says so", unit: "update",
    expected: { Oracle.loadingPage(of: $0.employees, height: pageHeight) },
    setUp: { _, subject, workload in
      Trial(
        run: {
          var sink = DiscardingSink()
          subject.startRefresh()
          subject.drawPage(into: &sink)
        },
        show: { gate in
          subject.startRefresh()
          subject.drawPage(into: &gate)
        },
        restore: { await subject.finishRefresh(with: workload.employees) })
    })

  static let delete = Operation(
    id: "delete", category: .update,
    title: "Swipe over the first employee and draw the frame without them", unit: "update",
    expected: { Oracle.list(of: Array($0.employees.dropFirst())) },
    setUp: { _, subject, workload in
      Trial(
        run: {
          var sink = DiscardingSink()
          subject.deleteFirst()
          subject.drawPage(into: &sink)
        },
        show: { gate in
          subject.deleteFirst()
          subject.draw(into: &gate)
        },
        restore: { await subject.undoDeletion(showing: workload.employees) })
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
    "replace", title: "Refresh with nobody who was there before"
  ) { workload in
    workload.newcomers(workload.employees.count)
  }

  static let clear = updating(
    "clear", title: "Refresh with an empty list"
  ) { _ in [] }

  /// The operation that replaces the employees while one is selected, and draws the frame.
  private static func updating(
    _ id: String, title: String,
    change: @escaping @MainActor (Workload) -> [Employee]
  ) -> Operation {
    Operation(
      id: id, category: .update, title: title, unit: "update",
      expected: { workload in
        let employees = change(workload)
        return employees.isEmpty
          ? Oracle.emptyPage(height: pageHeight) : Oracle.list(of: employees)
      },
      setUp: { _, subject, workload in
        let employees = Workload.arriving(change(workload))
        let screen = subject as? ScreenSubject
        let selected = workload.employees.count * 2 / 3
        return Trial(
          prepare: {
            screen?.selected = selected
            subject.startRefresh()
          },
          run: {
            var sink = DiscardingSink()
            await subject.finishRefresh(with: employees)
            subject.drawPage(into: &sink)
          },
          show: { gate in
            let before = screen.map { Identities(of: $0, showing: workload.employees) }
            await subject.finishRefresh(with: employees)
            if let screen {
              if screen.selected != place(of: workload.employees[selected], in: employees) {
                gate.refuse("the selection did not stay with its employee")
              }
              screen.selected = nil
            }
            if employees.isEmpty {
              subject.drawPage(into: &gate)
            } else {
              subject.draw(into: &gate)
            }
            let after = screen.map { Identities(of: $0, showing: employees) }
            if let before, let complaint = after?.complaint(since: before) {
              gate.refuse(complaint)
            }
          },
          restore: { await subject.show(workload.employees) })
      })
  }

  private static func place(of employee: Employee, in employees: [Employee]) -> Int? {
    employees.firstIndex { $0.id == employee.id }
  }
}
