// The places and arrows of the published architectures.

extension Plan {
  /// The plans by the name of the module.
  static let all: [String: Plan] = [
    "MassiveController": Plan(
      view: [Box("Cells", "Cells", below: 270)],
      between: [viewController, sections],
      arrows: [
        Arrow("Cells", .calls, "View controller"), Arrow("View controller", .has, "Sections"),
      ]),
    "MVC": Plan(
      view: [Box("Cells", "Cells", below: 74)],
      between: [viewController, sections],
      data: [Box("Data model", "EmployeeListDataModel")],
      arrows: [
        Arrow("Cells", .calls, "View controller"),
        Arrow("View controller", .has, "Data model"),
        Arrow("Data model", .tells, "View controller"),
        Arrow("View controller", .has, "Sections"),
      ]),
    "MVVM": Plan(
      view: [
        viewController, Box("Adapted table", "AdaptedTableView"),
        Box("Cell factory", "EmployeeCellFactory"), Box("Cells", "Cells"),
      ],
      between: [
        Box("View model", "EmployeeListViewModel"),
        Box("Sections", "EmployeeListSection", "EmployeeListContent"),
      ],
      data: [Box("Data model", "EmployeeListDataModel"), Box("Protocols", "AdaptedContracts")],
      arrows: [
        Arrow("View controller", .has, "View model"),
        Arrow("View model", .isObservedBy, "View controller"),
        Arrow("View model", .has, "Data model"), Arrow("Data model", .tells, "View model"),
        Arrow("View model", .makes, "Sections"),
        Arrow("View controller", .has, "Adapted table"),
        Arrow("Adapted table", .has, "Sections"),
        Arrow("Adapted table", .has, "Cell factory"),
        Arrow("Cell factory", .makes, "Cells"),
      ]),
    "ReusableDataSource": Plan(
      view: [
        Box("Data source", "TableDataSource"),
        Box("Cell factories", "CellFactories", "CellFactory"), Box("Cells", "Cells"),
      ],
      between: [
        viewController, Box("Data provider", "EmployeeDataProvider"),
        Box("Rows", "Rows", "DataProvider"),
      ],
      data: [Box("Data model", "EmployeeListDataModel")],
      arrows: [
        Arrow("View controller", .has, "Data source"),
        Arrow("View controller", .has, "Data model"),
        Arrow("Data model", .tells, "View controller"),
        Arrow("View controller", .makes, "Data provider"),
        Arrow("Data provider", .makes, "Rows"),
        Arrow("Data source", .has, "Cell factories"),
        Arrow("Cell factories", .makes, "Cells"),
      ]),
    "VIPER": Plan(
      view: [
        Box("View controller", "EmployeeListViewController", below: 40, beside: "Router"),
        Box("Cells", "Cells"),
      ],
      between: [
        Box("Router", "EmployeeListRouter"), Box("Presenter", "EmployeeListPresenter"),
        Box(
          "Section models", "EmployeeListSectionModel", "StatusSectionModel",
          "EmployeeSectionModel", "EmployeeListContent"),
      ],
      data: [
        Box("Interactor", "EmployeeListInteractor", beside: "Router"),
        Box("Protocols", "Contracts"),
      ],
      arrows: [
        Arrow("View controller", .has, "Presenter"), Arrow("Presenter", .tells, "View controller"),
        Arrow("Presenter", .has, "Interactor"), Arrow("Interactor", .tells, "Presenter"),
        Arrow("Presenter", .has, "Router"), Arrow("Router", .tells, "View controller"),
        Arrow("Presenter", .makes, "Section models"),
        Arrow("Section models", .tells, "Presenter"),
        Arrow("View controller", .has, "Section models"),
      ]),
    "MVP": Plan(
      view: [viewController, Box("Cells", "Cells")],
      between: [
        Box("Presenter", "EmployeeListPresenter"),
        Box("Sections", "EmployeeListSection", "EmployeeListContent"),
      ],
      data: [Box("Data model", "EmployeeListDataModel"), Box("Protocols", "Contracts")],
      arrows: [
        Arrow("View controller", .has, "Presenter"), Arrow("Presenter", .tells, "View controller"),
        Arrow("Presenter", .has, "Data model"), Arrow("Data model", .tells, "Presenter"),
        Arrow("Presenter", .makes, "Sections"),
      ]),
    "Unidirectional": Plan(
      view: [
        Box("View controller", "EmployeeListViewController", below: 52), Box("Cells", "Cells"),
      ],
      between: [
        Box(
          "Actions, effects", "EmployeeListAction", "EmployeeListEffect", beside: "Effect handler"),
        Box("State, selectors", "EmployeeListState", "EmployeeListSelectors"),
        Box("Sections", "EmployeeListSection", "EmployeeListContent"),
      ],
      data: [
        Box("Effect handler", "EmployeeListEffectHandler"), Box("Store", "Store"),
        Box("Reducer", "EmployeeListReducer"),
      ],
      arrows: [
        Arrow("View controller", .has, "Store", through: "Actions, effects"),
        Arrow("Store", .calls, "Reducer"), Arrow("Reducer", .uses, "State, selectors"),
        Arrow("Store", .calls, "Effect handler"),
        Arrow("View controller", .uses, "State, selectors"),
        Arrow("State, selectors", .makes, "Sections"),
      ]),
  ]

  private static let viewController = Box("View controller", "EmployeeListViewController")
  private static let sections = Box("Sections", "EmployeeListSection")
}
