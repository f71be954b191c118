import SourceAnalysis

// The places and arrows of the published architectures.

extension Plan {
  /// The plans by the name of the module.
  static let all: [String: Plan] = [
    "MassiveController": Plan(
      view: [Box("Cells", "Cells", below: 270)],
      between: [viewController],
      arrows: [Arrow("Cells", .calls, "View controller")]),
    "MVC": Plan(
      view: [Box("Cells", "Cells", below: 175)],
      between: [viewController],
      data: [Box("Data model", "EmployeeListDataModel")],
      arrows: [
        Arrow("Cells", .calls, "View controller"),
        Arrow("View controller", .has, "Data model"),
        Arrow("Data model", .tells, "View controller"),
      ]),
    "MVVM": Plan(
      view: [
        viewController, Box("Adapted table", "AdaptedTableView", below: 8),
        Box("Cell factory", "EmployeeCellFactory"), Box("Cells", "Cells"),
      ],
      between: [
        Box("View model", "EmployeeListViewModel"),
        Box("Section view models", "SectionViewModels"), Box("Cell view models", "CellViewModels"),
      ],
      data: [Box("Protocols", "AdaptedViewModels")],
      arrows: [
        Arrow("View controller", .has, "View model"),
        Arrow("View model", .isObservedBy, "View controller"),
        Arrow("View controller", .has, "Adapted table"),
        Arrow("Adapted table", .has, "Cell factory"),
        Arrow("Cell factory", .makes, "Cells"),
        Arrow("Adapted table", .has, "Section view models"),
        Arrow("View model", .has, "Section view models"),
        Arrow("Section view models", .uses, "View model"),
        Arrow("Section view models", .has, "Cell view models"),
        Arrow("Cells", .has, "Cell view models"),
      ],
      absent: [
        .taps: "A tap is a closure of the button’s view model. The view model of the screen makes it."
      ]),
    "ReusableDataSource": Plan(
      view: [
        Box("Data source", "ViewModelDataSource"), Box("Cell factories", "CellFactories"),
        Box("Cells", "Cells"),
      ],
      between: [Box("View controller", "EmployeeListViewController", below: 60)],
      data: [
        Box("Data provider", "EmployeeDataProvider", below: 24),
        Box("Items", "ItemSection", "ItemViewModels", "ViewModelDataProvider"),
      ],
      arrows: [
        Arrow("Data source", .has, "Data provider"),
        Arrow("View controller", .has, "Data source"),
        Arrow("View controller", .has, "Data provider"),
        Arrow("Data provider", .tells, "View controller"),
        Arrow("Data source", .has, "Cell factories"),
        Arrow("Cell factories", .makes, "Cells"),
        Arrow("Data provider", .has, "Items"),
      ]),
    "VIPER": Plan(
      view: [
        Box("View controller", "EmployeeListViewController", beside: "Router"),
        Box("Cells", "Cells"),
      ],
      between: [
        Box("Router", "EmployeeListRouter"), Box("Presenter", "EmployeeListPresenter"),
        Box(
          "Section models", "EmployeeSectionModel", "StatusSectionModel", "CellModels",
          "SectionRowsRepresentable"),
      ],
      data: [
        Box("Interactor", "EmployeeListInteractor", beside: "Router"), Box("Protocols", "Contracts"),
      ],
      arrows: [
        Arrow("View controller", .has, "Presenter"), Arrow("Presenter", .tells, "View controller"),
        Arrow("Presenter", .has, "Interactor"), Arrow("Interactor", .tells, "Presenter"),
        Arrow("Presenter", .has, "Router"), Arrow("Router", .tells, "View controller"),
        Arrow("Presenter", .makes, "Section models"),
        Arrow("Section models", .tells, "Presenter"),
        Arrow("Cells", .has, "Section models"),
      ]),
    "MVP": Plan(
      view: [viewController, Box("Cells", "Cells")],
      between: [
        Box("Presenter", "EmployeeListPresenter"), Box("Sections", "EmployeeListSection"),
      ],
      data: [Box("Protocols", "Contracts")],
      arrows: [
        Arrow("View controller", .has, "Presenter"), Arrow("Presenter", .tells, "View controller"),
        Arrow("Presenter", .makes, "Sections"),
      ]),
    "Unidirectional": Plan(
      view: [viewController, Box("Cells", "Cells")],
      between: [
        Box("Actions, effects", "EmployeeListAction", "EmployeeListEffect"),
        Box("State", "EmployeeListState", "EmployeeListSection", below: 30),
      ],
      data: [Box("Store", "EmployeeListStore"), Box("Reducer", "EmployeeListReducer")],
      arrows: [
        Arrow("View controller", .has, "Store", through: "Actions, effects"),
        Arrow("Store", .uses, "Reducer"), Arrow("Reducer", .uses, "State"),
        Arrow("State", .uses, "View controller"),
      ],
      unseen: [
        Arrow("State", .has, "Actions, effects"), Arrow("Store", .has, "State"),
        Arrow("Store", .tells, "View controller"),
      ]),
  ]

  private static let viewController = Box("View controller", "EmployeeListViewController")
}
