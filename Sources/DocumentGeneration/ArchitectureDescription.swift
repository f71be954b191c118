/// What is written by hand for the documents of a published architecture, because no tool can read it
/// in the code.
struct ArchitectureDescription {
  /// The calls between a tap on Call and the action.
  let journey: TapJourney

  /// The boxes and arrows of the picture.
  let plan: Plan
}

// MARK: - Architectures

extension ArchitectureDescription {
  /// The descriptions by the name of the module.
  static let all: [String: ArchitectureDescription] = [
    "MassiveController": ArchitectureDescription(
      journey: TapJourney(setBy: "the controller", "EmployeeListViewController.tapped"),
      plan: Plan(
        between: [viewController, sections],
        arrows: [Arrow("View controller", .has, "Sections")])),
    "MVC": ArchitectureDescription(
      journey: TapJourney(setBy: "the controller", "EmployeeListViewController.tapped"),
      plan: Plan(
        between: [viewController, sections],
        data: [Box("Data model", "EmployeeListDataModel")],
        arrows: [
          Arrow("View controller", .has, "Data model"),
          Arrow("Data model", .tells, "View controller"),
          Arrow("View controller", .has, "Sections"),
        ])),
    "MVVM": ArchitectureDescription(
      journey: TapJourney(setBy: "`EmployeeCellFactory`", "EmployeeListViewModel.tapped"),
      plan: Plan(
        view: [
          viewController, Box("Adapted table", "AdaptedTableView"),
          Box("Cell factory", "EmployeeCellFactory"),
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
          Arrow("View model", .isObservedBy, "Adapted table"),
          Arrow("View controller", .has, "Adapted table"),
          Arrow("Adapted table", .has, "Sections"),
          Arrow("Adapted table", .has, "Cell factory"),
        ])),
    "ReusableDataSource": ArchitectureDescription(
      journey: TapJourney(setBy: "`CellFactories.contact`", "EmployeeListViewController.tapped"),
      plan: Plan(
        view: [
          Box("Data source", "TableDataSource"),
          Box("Cell factories", "CellFactories", "CellFactory"),
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
        ])),
    "VIPER": ArchitectureDescription(
      journey: TapJourney(
        setBy: "the view controller", "EmployeeSectionModel.tapped",
        "EmployeeListPresenter.callTapped", "EmployeeListRouter.call"),
      plan: Plan(
        view: [Box("View controller", "EmployeeListViewController", below: 40, beside: "Router")],
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
          Arrow("View controller", .has, "Presenter"),
          Arrow("Presenter", .tells, "View controller"),
          Arrow("Presenter", .has, "Interactor"), Arrow("Interactor", .tells, "Presenter"),
          Arrow("Presenter", .has, "Router"), Arrow("Router", .tells, "View controller"),
          Arrow("Presenter", .makes, "Section models"),
          Arrow("Section models", .tells, "Presenter"),
          Arrow("View controller", .has, "Section models"),
        ])),
    "MVP": ArchitectureDescription(
      journey: TapJourney(setBy: "the view controller", "EmployeeListPresenter.tapped"),
      plan: Plan(
        view: [viewController],
        between: [
          Box("Presenter", "EmployeeListPresenter"),
          Box("Sections", "EmployeeListSection", "EmployeeListContent"),
        ],
        data: [Box("Data model", "EmployeeListDataModel"), Box("Protocols", "Contracts")],
        arrows: [
          Arrow("View controller", .has, "Presenter"),
          Arrow("Presenter", .tells, "View controller"),
          Arrow("Presenter", .has, "Data model"), Arrow("Data model", .tells, "Presenter"),
          Arrow("Presenter", .makes, "Sections"),
        ])),
    "Unidirectional": ArchitectureDescription(
      journey: TapJourney(
        setBy: "the view controller", "Store.dispatch", "EmployeeListReducer.reduce",
        "EmployeeListEffectHandler.perform"),
      plan: Plan(
        view: [Box("View controller", "EmployeeListViewController", below: 52)],
        between: [
          Box(
            "Actions, effects", "EmployeeListAction", "EmployeeListEffect", beside: "Effect handler"
          ),
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
        ])),
  ]

  private static let viewController = Box("View controller", "EmployeeListViewController")
  private static let sections = Box("Sections", "EmployeeListSection")
}
