import Employees

/// Loading a list and changing it.
extension Operation {
  static let updates = [
    load, loading,
    updating("refresh-one", title: "Refresh with one name changed", defaultSizes: [10_000]) {
      var employees = $0.employees
      let index = employees.count / 2
      employees[index] = employees[index].with(name: "\(employees[index].name) II")
      return employees
    },
    updating("refresh-every-10th", title: "Refresh with every 10th name changed") {
      $0.employees.map { $0.id.isMultiple(of: 10) ? $0.with(name: "\($0.name) II") : $0 }
    },
    updating("swap", title: "Refresh with the second and the last but one employee swapped") {
      var employees = $0.employees
      employees.swapAt(1, employees.count - 2)
      return employees
    },
    updating("remove", title: "Refresh without the employee in the middle") {
      var employees = $0.employees
      employees.remove(at: employees.count / 2)
      return employees
    },
    updating("insert", title: "Refresh with a new employee at the head") {
      $0.newcomers(1) + $0.employees
    },
    updating("append-1000", title: "Refresh with 1,000 new employees at the end") {
      $0.employees + $0.newcomers(1_000)
    },
    updating("replace", title: "Refresh with other employees only") {
      $0.newcomers($0.employees.count)
    },
    updating("clear", title: "Refresh with an empty list") { _ in [] },
    delete,
  ]

  static let load = Operation(
    id: "load", category: .update,
    title: "Build the screen, load the list and draw the first frame", unit: "load",
    sizes: sizesWithLongLists, defaultSizes: [10_000, 100_000],
    expected: { Oracle.firstPage(of: $0.employees, height: pageHeight) },
    setUp: { entry, _, workload in
      var loaded: (any Subject)?
      return Trial(
        drawing: { gate in
          loaded = await entry.makeSubject(workload.employees)
          loaded?.drawPage(into: &gate)
        },
        restore: { loaded = nil })
    })

  static let loading = Operation(
    id: "loading", category: .update,
    title: "Request the list again and draw the loading message", unit: "update",
    expected: { Oracle.firstPage(of: $0.employees, height: pageHeight, isLoading: true) },
    setUp: { _, subject, workload in
      Trial(
        drawing: { gate in
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
          subject.deleteFirst()
          subject.drawPage()
        },
        show: { gate in
          subject.deleteFirst()
          subject.draw(into: &gate)
        },
        restore: { await subject.undoDeletion(showing: workload.employees) })
    })

  /// An operation that replaces the employees while one is selected and draws the frame.
  private static func updating(
    _ id: String, title: String, defaultSizes: [Int] = [],
    change: @escaping @Sendable (Workload) -> [Employee]
  ) -> Operation {
    Operation(
      id: id, category: .update, title: title, unit: "update", defaultSizes: defaultSizes,
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
            await subject.finishRefresh(with: employees)
            subject.drawPage()
          },
          show: { gate in
            await subject.finishRefresh(with: employees)
            let id = workload.employees[selected].id
            if let screen, screen.selected != employees.firstIndex(where: { $0.id == id }) {
              gate.refuse("the selection did not stay with its employee")
            }
            screen?.selected = nil
            if employees.isEmpty {
              subject.drawPage(into: &gate)
            } else {
              subject.draw(into: &gate)
            }
          },
          restore: { await subject.show(workload.employees) })
      })
  }
}
