import Catalogue
import TestSupport
import Testing

/// The parts of a module that the requirements in `lifetime` watch.
struct LifetimeTests {
  /// Some parts of each module, with those that only a stored property of another part leads to.
  private static let parts: [String: Set<String>] = [
    "MassiveController": ["EmployeeListViewController", "EmployeeInfoCell", "ButtonCell"],
    "MVC": ["EmployeeListViewController", "EmployeeListDataModel", "EmployeeInfoCell"],
    "MVVM": [
      "EmployeeListViewController", "EmployeeListViewModel", "EmployeeListDataModel",
      "AdaptedTableView<EmployeeListSection>", "NavigationRouter",
    ],
    "ReusableDataSource": [
      "EmployeeListViewController", "EmployeeListDataModel",
      "TableDataSource<EmployeeDataProvider>", "ButtonCell",
    ],
    "VIPER": [
      "EmployeeListViewController", "EmployeeListPresenter", "EmployeeListInteractor",
      "EmployeeListRouter", "EmployeeSectionModel", "StatusSectionModel",
    ],
    "MVP": [
      "EmployeeListViewController", "EmployeeListPresenter", "EmployeeListDataModel",
      "NavigationRouter", "EmployeeInfoCell",
    ],
    "Unidirectional": [
      "EmployeeListViewController",
      "Store<EmployeeListState, EmployeeListAction, EmployeeListEffect>", "EmployeeInfoCell",
    ],
  ]

  @Test func `closing a screen releases the parts that each module consists of`() async {
    for architecture in Architecture.selected {
      var person: Person? = Person(at: architecture)
      await person?.useEveryPart()
      let parts = person?.parts ?? []
      person = nil
      if let expected = Self.parts[architecture.name] {
        #expect(expected.subtracting(parts.map(\.name)) == [], "\(architecture)")
      } else if !architecture.isDraft {
        Issue.record("name some parts of \(architecture) here, which its screen must release")
      }
      await expectReleased(parts)
    }
  }
}
