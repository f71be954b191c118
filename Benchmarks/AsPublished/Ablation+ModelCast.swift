import Employees

extension Ablation {
  /// Article 4: the cell that casts its model from a protocol to the class that it shows.
  ///
  /// A value of the article's protocol can be of any type, so that the cast is a call into the
  /// runtime. An object of a class-bound protocol is compared with the final class.
  static let modelCast = Ablation(
    id: "model-cast", article: "article 4: VIPER",
    title: "Cast every row's model to the class that its cell shows, and take its text",
    publishedWay: "a cast from a protocol that any type can conform to",
    ourWay: "a cast from a protocol for classes to a final class",
    expected: { $0.lines(\.text) },
    published: { .answering($0.rows.map(Published.item), by: Published()) },
    ours: { .answering($0.rows.map(Ours.item), by: Ours()) })
}

// MARK: -

/// The class of the cell that the table handed out, which knows the class of its model.
private enum CellKind {
  case info
  case workplace
  case button
}

// MARK: -

/// Models below a base class, and a protocol for everything.
private struct Published: RowLookup {
  nonisolated protocol CellIdentifiable {
    var cellIdentifier: String { get }
  }

  nonisolated class BaseModel: CellIdentifiable {
    var cellIdentifier: String { "" }
  }

  nonisolated class InfoModel: BaseModel {
    override var cellIdentifier: String { "EmployeeInfoCell" }
    var name: String
    init(name: String) { self.name = name }
  }

  nonisolated class WorkplaceModel: BaseModel {
    override var cellIdentifier: String { "EmployeeWorkplaceCell" }
    var workplace: String
    init(workplace: String) { self.workplace = workplace }
  }

  nonisolated class ButtonModel: BaseModel {
    override var cellIdentifier: String { "ButtonCell" }
    var title: String
    init(title: String) { self.title = title }
  }

  func answer(for item: (kind: CellKind, model: any CellIdentifiable)) -> String {
    switch item.kind {
    case .info: (item.model as? InfoModel)?.name ?? ""
    case .workplace: (item.model as? WorkplaceModel)?.workplace ?? ""
    case .button: (item.model as? ButtonModel)?.title ?? ""
    }
  }

  static func item(of row: EmployeeRow) -> (kind: CellKind, model: any CellIdentifiable) {
    switch row {
    case .info(let employee): (.info, InfoModel(name: employee.name))
    case .workplace(let workplace): (.workplace, WorkplaceModel(workplace: workplace))
    case .call, .write: (.button, ButtonModel(title: row.text))
    }
  }
}

// MARK: -

/// Models of final classes, and a protocol for classes, as in the module.
private struct Ours: RowLookup {
  nonisolated protocol CellIdentifiable: AnyObject {
    var cellIdentifier: String { get }
  }

  nonisolated final class InfoModel: CellIdentifiable {
    let cellIdentifier = "EmployeeInfoCell"
    let name: String
    init(name: String) { self.name = name }
  }

  nonisolated final class WorkplaceModel: CellIdentifiable {
    let cellIdentifier = "EmployeeWorkplaceCell"
    let workplace: String
    init(workplace: String) { self.workplace = workplace }
  }

  nonisolated final class ButtonModel: CellIdentifiable {
    let cellIdentifier = "ButtonCell"
    let title: String
    init(title: String) { self.title = title }
  }

  func answer(for item: (kind: CellKind, model: any CellIdentifiable)) -> String {
    switch item.kind {
    case .info: (item.model as! InfoModel).name
    case .workplace: (item.model as! WorkplaceModel).workplace
    case .button: (item.model as! ButtonModel).title
    }
  }

  static func item(of row: EmployeeRow) -> (kind: CellKind, model: any CellIdentifiable) {
    switch row {
    case .info(let employee): (.info, InfoModel(name: employee.name))
    case .workplace(let workplace): (.workplace, WorkplaceModel(workplace: workplace))
    case .call, .write: (.button, ButtonModel(title: row.text))
    }
  }
}
