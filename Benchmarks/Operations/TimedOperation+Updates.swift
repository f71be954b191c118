import Employees
import Figures

/// Loading a list and changing it.
extension TimedOperation {
  static let updates: [TimedOperation] = [
    load, loading,
    updating("refresh-one", title: "Refresh with one name changed", isInDefaultRun: true) {
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

  static let load = TimedOperation(
    id: "load", category: .update,
    title: "Build the screen, load the list and draw the first frame", unit: "load",
    sizes: sizesWithLongLists, isInDefaultRun: true,
    expected: { Oracle.firstPage(of: $0.employees, height: pageHeight) },
    setUp: { entry, _, workload in
      var loaded: (any Subject)?
      return PreparedOperation(
        drawing: { sink in
          loaded = await entry.makeSubject(workload.employees)
          loaded?.drawPage(into: &sink)
        },
        restore: { loaded = nil })
    })

  static let loading = TimedOperation(
    id: "loading", category: .update,
    title: "Pull the list down and draw the refresh control", unit: "update",
    expected: { Oracle.firstPage(of: $0.employees, height: pageHeight, isRefreshing: true) },
    setUp: { _, subject, workload in
      PreparedOperation(
        drawing: { sink in
          subject.startRefresh()
          subject.drawPage(into: &sink)
        },
        restore: { await subject.finishRefresh(with: workload.employees) })
    })

  static let delete = TimedOperation(
    id: "delete", category: .update,
    title: "Swipe over the first employee and draw the frame without them", unit: "update",
    expected: { Oracle.list(of: Array($0.employees.dropFirst())) },
    setUp: { _, subject, workload in
      PreparedOperation(
        run: {
          subject.deleteFirst()
          subject.drawPage()
        },
        show: { sink in
          subject.deleteFirst()
          subject.draw(into: &sink)
        },
        restore: { await subject.undoDeletion(showing: workload.employees) })
    })

  /// An operation that replaces the employees of a list that shows the last third, and draws the
  /// frame.
  ///
  /// The employee at the upper edge must stay there, if the new list has one with the same id.
  private static func updating(
    _ id: String, title: String, isInDefaultRun: Bool = false,
    change: @escaping @Sendable (Workload) -> [Employee]
  ) -> TimedOperation {
    TimedOperation(
      id: id, category: .update, title: title, unit: "update", isInDefaultRun: isInDefaultRun,
      expected: { workload in
        let employees = change(workload)
        return employees.isEmpty
          ? Oracle.emptyPage(height: pageHeight) : Oracle.list(of: employees)
      },
      setUp: { _, subject, workload in
        let employees = Workload.arriving(change(workload))
        let first = workload.employees.count * 2 / 3
        let firstEmployee = workload.employees[first]
        // A list that fits into the window cannot be scrolled.
        var isScrolled = false
        return PreparedOperation(
          prepare: {
            subject.startRefresh()
            subject.scroll(toEmployeeAt: first)
            isScrolled = subject.firstLine == Oracle.nameLine(of: firstEmployee)
          },
          run: {
            await subject.finishRefresh(with: employees)
            subject.drawPage()
          },
          show: { sink in
            await subject.finishRefresh(with: employees)
            let remaining = employees.first { $0.id == firstEmployee.id }
            if isScrolled, let employee = remaining,
              subject.firstLine != Oracle.nameLine(of: employee)
            {
              sink.refuse("the first row in view did not keep its line")
            }
            if employees.isEmpty {
              subject.drawPage(into: &sink)
            } else {
              subject.draw(into: &sink)
            }
          },
          restore: { await subject.show(workload.employees) })
      })
  }
}
