import Employees

/// The slice of the state that the list shows.
///
/// The list renders again only when its slice changes.
nonisolated struct EmployeeListSlice: Equatable {
  let roster: EmployeeRoster
  let search: EmployeeSearch

  init(_ state: AppState) {
    roster = state.employees.roster
    search = state.list.search
  }
}

// MARK: -

/// Pure functions that make the content of the list from its slice.
nonisolated enum EmployeeListSelectors {
  // MARK: - Rows

  private static func statusSection(
    _ roster: EmployeeRoster, _ search: EmployeeSearch, shown employees: [Employee]
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = []
    if let failure = roster.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !roster.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if roster.isLoaded, employees.isEmpty {
      let message = search.text.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, refusal) in roster.refusals(hiddenBy: search) {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    if roster.failure != nil { rows.append(.button(.retry, .retryTapped)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private static func section(
    of employee: Employee, refusal: EmployeeRefusal?
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(.button(.call(employee.name), .contactTapped(call)))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(.button(.write(to: employee.name), .contactTapped(letter)))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Updating

  static func content(of slice: EmployeeListSlice) -> EmployeeListContent {
    let (roster, search) = (slice.roster, slice.search)
    let employees = search.results(in: roster.employees)
    let employeeSections = employees.map { employee in
      section(of: employee, refusal: roster.refusals[employee.id])
    }
    return EmployeeListContent(
      title: EmployeeListText.title(
        shown: employees.count, of: roster.count, isSearching: search.text != nil),
      sections: [statusSection(roster, search, shown: employees)] + employeeSections,
      searchText: search.text, isRefreshing: roster.isRefreshing)
  }
}
