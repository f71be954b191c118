import Employees

extension Ablation {
  /// Article 3: the factory that casts a cell to its class, and what it shows to a protocol.
  ///
  /// The factory is generic, and the type that a cell shows is the cell's: a protocol in the article,
  /// a final class here. Each list has one cell of a kind, which every row of the kind is put into.
  static let configurableCast = Ablation(
    id: "configurable-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "a cast of the view model to the protocol that the cell shows",
    ourWay: "a cast of the view model to the class that the cell shows",
    expected: { $0.lines(\.text) },
    published: { .answering($0.rows.map(Published.item), by: Published()) },
    ours: { .answering($0.rows.map(Ours.item), by: Ours()) })

  /// A cast that is compiled for each class of cells, which takes seven lines more.
  static let specializedCast = Ablation(
    id: "specialized-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "our cast in the generic factory, which looks the class up",
    ourWay: "a variant, seven lines longer: a protocol requirement, so that each cell has its cast",
    expected: { $0.lines(\.text) },
    published: { .answering($0.rows.map(Ours.item), by: Ours()) },
    ours: { .answering($0.rows.map(Ours.item), by: Specialized()) })
}

// MARK: -

/// The kind of cell, by which its factory was found.
private enum CellKind {
  case plain
  case button
}

// MARK: -

/// A cell as the table hands it out.
private class Cell {
  init() {}

  var text: String { "" }
}

// MARK: -

/// Cells that show whatever conforms to their protocol.
private struct Published: RowLookup {
  let plain = ConfigurableFactory(TextCell())
  let button = ConfigurableFactory(ButtonCell())

  nonisolated protocol ItemViewModel {}
  nonisolated protocol TextViewModel: ItemViewModel { var text: String { get } }
  nonisolated protocol TitleViewModel: ItemViewModel { var title: String { get } }

  nonisolated final class PlainViewModel: TextViewModel {
    let text: String
    init(_ text: String) { self.text = text }
  }

  nonisolated final class ButtonViewModel: TitleViewModel {
    let title: String
    init(_ title: String) { self.title = title }
  }

  final class TextCell: Cell, Configurable {
    var viewModel: (any TextViewModel)?
    override var text: String { viewModel?.text ?? "" }
  }

  final class ButtonCell: Cell, Configurable {
    var viewModel: (any TitleViewModel)?
    override var text: String { viewModel?.title ?? "" }
  }

  protocol Configurable: Cell {
    associatedtype ViewModel
    var viewModel: ViewModel? { get set }
  }

  final class ConfigurableFactory<Shown: Cell & Configurable> {
    private let pooled: Cell

    init(_ pooled: Shown) { self.pooled = pooled }

    func cell(showing viewModel: any ItemViewModel) -> Cell {
      guard let cell = pooled as? Shown, let viewModel = viewModel as? Shown.ViewModel else {
        return pooled
      }
      cell.viewModel = viewModel
      return cell
    }
  }

  func answer(for item: (kind: CellKind, viewModel: any ItemViewModel)) -> String {
    switch item.kind {
    case .plain: plain.cell(showing: item.viewModel).text
    case .button: button.cell(showing: item.viewModel).text
    }
  }

  static func item(of row: EmployeeRow) -> (kind: CellKind, viewModel: any ItemViewModel) {
    switch row {
    case .info, .workplace: (.plain, PlainViewModel(row.text))
    case .call, .write: (.button, ButtonViewModel(row.text))
    }
  }
}

// MARK: -

/// Cells that show a final class, as in the module.
private struct Ours: RowLookup {
  let plain = ConfigurableFactory(TextCell())
  let button = ConfigurableFactory(ButtonCell())

  nonisolated protocol ItemViewModel: AnyObject {}

  nonisolated final class PlainViewModel: ItemViewModel {
    let text: String
    init(_ text: String) { self.text = text }
  }

  nonisolated final class ButtonViewModel: ItemViewModel {
    let title: String
    init(_ title: String) { self.title = title }
  }

  final class TextCell: Cell, Configurable {
    var viewModel: PlainViewModel?
    override var text: String { viewModel?.text ?? "" }
  }

  final class ButtonCell: Cell, Configurable {
    var viewModel: ButtonViewModel?
    override var text: String { viewModel?.title ?? "" }
  }

  protocol Configurable: Cell {
    associatedtype ViewModel: ItemViewModel
    var viewModel: ViewModel? { get set }
  }

  final class ConfigurableFactory<Shown: Configurable> {
    private let pooled: Cell

    init(_ pooled: Shown) { self.pooled = pooled }

    func cell(showing viewModel: any ItemViewModel) -> Cell {
      guard let cell = pooled as? Shown, let viewModel = viewModel as? Shown.ViewModel else {
        fatalError("\(Shown.self) does not show \(type(of: viewModel))")
      }
      cell.viewModel = viewModel
      return cell
    }
  }

  func answer(for item: (kind: CellKind, viewModel: any ItemViewModel)) -> String {
    switch item.kind {
    case .plain: plain.cell(showing: item.viewModel).text
    case .button: button.cell(showing: item.viewModel).text
    }
  }

  static func item(of row: EmployeeRow) -> (kind: CellKind, viewModel: any ItemViewModel) {
    switch row {
    case .info, .workplace: (.plain, PlainViewModel(row.text))
    case .call, .write: (.button, ButtonViewModel(row.text))
    }
  }
}

// MARK: -

/// Cells that show a final class, each with its own cast.
private struct Specialized: RowLookup {
  let plain = ConfigurableFactory(TextCell())
  let button = ConfigurableFactory(ButtonCell())

  final class TextCell: Cell, Configurable {
    var viewModel: Ours.PlainViewModel?
    override var text: String { viewModel?.text ?? "" }
  }

  final class ButtonCell: Cell, Configurable {
    var viewModel: Ours.ButtonViewModel?
    override var text: String { viewModel?.title ?? "" }
  }

  final class ConfigurableFactory<Shown: Configurable> {
    private let pooled: Cell

    init(_ pooled: Shown) { self.pooled = pooled }

    func cell(showing viewModel: any Ours.ItemViewModel) -> Cell {
      let cell = pooled as! Shown
      cell.show(viewModel)
      return cell
    }
  }

  func answer(for item: (kind: CellKind, viewModel: any Ours.ItemViewModel)) -> String {
    switch item.kind {
    case .plain: plain.cell(showing: item.viewModel).text
    case .button: button.cell(showing: item.viewModel).text
    }
  }
}

// MARK: -

/// A cell that shows one class of view models, with a cast of its own.
private protocol Configurable: Cell {
  associatedtype ViewModel: Ours.ItemViewModel
  var viewModel: ViewModel? { get set }

  func show(_ item: any Ours.ItemViewModel)
}

extension Configurable {
  fileprivate func show(_ item: any Ours.ItemViewModel) {
    viewModel = (item as! ViewModel)
  }
}
