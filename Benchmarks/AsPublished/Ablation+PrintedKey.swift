import Employees

extension Ablation {
  /// Article 3: the dictionary of cell factories, whose key is the printed name of a type.
  static let printedKey = Ablation(
    id: "printed-key", article: "article 3: reusable data source",
    title: "Find the cell factory for the type of every row's view model",
    publishedWay: "a dictionary whose key is printed from the view model's type",
    ourWay: "a short list of types, compared by identity",
    expected: { $0.lines(\.cellIdentifier) },
    published: { workload in
      let registry = Published.Registry()
      return .answering(workload.rows.map(Published.viewModel)) { viewModel in
        registry.factory(for: viewModel)?.cellIdentifier ?? ""
      }
    },
    ours: { workload in
      let registry = Ours.Registry()
      return .answering(workload.rows.map(Ours.viewModel)) { viewModel in
        registry.factory(for: viewModel)?.cellIdentifier ?? ""
      }
    })
}

// MARK: -

/// The maker of one kind of cell, as far as a registry has to do with it.
private nonisolated protocol CellFactory {
  var cellIdentifier: String { get }
}

// MARK: -

private nonisolated struct NamedCellFactory: CellFactory {
  let cellIdentifier: String
}

// MARK: -

/// View models whose type is known by its name.
private enum Published {
  nonisolated protocol ItemViewModel {}

  nonisolated final class InfoViewModel: ItemViewModel {}
  nonisolated final class WorkplaceViewModel: ItemViewModel {}
  nonisolated final class ButtonViewModel: ItemViewModel {}

  static func viewModel(of row: EmployeeRow) -> any ItemViewModel {
    switch row {
    case .info: InfoViewModel()
    case .workplace: WorkplaceViewModel()
    case .call, .write: ButtonViewModel()
    }
  }

  final class Registry {
    private var factories: [String: any CellFactory] = [:]

    init() {
      register("EmployeeInfoCell", for: InfoViewModel.self)
      register("EmployeeWorkplaceCell", for: WorkplaceViewModel.self)
      register("ButtonCell", for: ButtonViewModel.self)
    }

    private func register(_ identifier: String, for type: any ItemViewModel.Type) {
      factories["\(type)"] = NamedCellFactory(cellIdentifier: identifier)
    }

    func factory(for viewModel: any ItemViewModel) -> (any CellFactory)? {
      factories["\(type(of: viewModel))"]
    }
  }
}

// MARK: -

/// View models whose type is known by its identity.
private enum Ours {
  protocol ItemViewModel: AnyObject {}

  final class InfoViewModel: ItemViewModel {}
  final class WorkplaceViewModel: ItemViewModel {}
  final class ButtonViewModel: ItemViewModel {}

  static func viewModel(of row: EmployeeRow) -> any ItemViewModel {
    switch row {
    case .info: InfoViewModel()
    case .workplace: WorkplaceViewModel()
    case .call, .write: ButtonViewModel()
    }
  }

  final class Registry {
    private var entries: [(type: ObjectIdentifier, factory: any CellFactory)] = []

    init() {
      register("EmployeeInfoCell", for: InfoViewModel.self)
      register("EmployeeWorkplaceCell", for: WorkplaceViewModel.self)
      register("ButtonCell", for: ButtonViewModel.self)
    }

    private func register(_ identifier: String, for type: any ItemViewModel.Type) {
      entries.append((ObjectIdentifier(type), NamedCellFactory(cellIdentifier: identifier)))
    }

    func factory(for viewModel: any ItemViewModel) -> (any CellFactory)? {
      let type = ObjectIdentifier(type(of: viewModel))
      for entry in entries where entry.type == type { return entry.factory }
      return nil
    }
  }
}
