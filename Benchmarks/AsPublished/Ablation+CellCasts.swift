/// Article 3: a generic factory that casts a cell and its view model to the types that it knows.
///
/// Each list has two cells, one for texts and one for buttons, which show all rows in turn. The sides
/// share few types, because a generic protocol above their factories would take longer than a cast.
extension Ablation {
  static let configurableCast = Ablation(
    id: "configurable-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "a cast of the view model to the protocol that the cell shows",
    ourWay: "a cast of the view model to the class that the cell shows",
    answer: \.text, published: ProtocolCast.self, ours: ClassCast.self)

  static let specializedCast = Ablation(
    id: "specialized-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "our cast in the generic factory, which looks the class up",
    ourWay: "a variant, seven lines longer: a protocol requirement, so that each cell has its cast",
    answer: \.text, published: ClassCast.self, ours: SpecializedCast.self)
}

// MARK: -

/// The kind of cell, by which its factory was found.
private enum FactoryKind {
  case plain
  case button
}

private class Cell {
  var text: String { "" }
}

// MARK: -

/// Cells that show any view model that conforms to their protocol.
private struct ProtocolCast: RowLookup {
  let plain = ConfigurableFactory(TextCell())
  let button = ConfigurableFactory(ButtonCell())

  protocol ItemViewModel {}
  protocol TextViewModel: ItemViewModel { var text: String { get } }
  protocol TitleViewModel: ItemViewModel { var title: String { get } }

  final class PlainViewModel: TextViewModel {
    let text: String
    init(_ text: String) { self.text = text }
  }

  final class ButtonViewModel: TitleViewModel {
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

  func answer(for item: (kind: FactoryKind, viewModel: any ItemViewModel)) -> String {
    switch item.kind {
    case .plain: plain.cell(showing: item.viewModel).text
    case .button: button.cell(showing: item.viewModel).text
    }
  }

  static func input(_ row: EmployeeRow) -> (kind: FactoryKind, viewModel: any ItemViewModel) {
    if row.kind == .button { return (.button, ButtonViewModel(row.text)) }
    return (.plain, PlainViewModel(row.text))
  }
}

// MARK: -

/// Cells that show a final class, as in the module.
private struct ClassCast: RowLookup {
  let plain = ConfigurableFactory(TextCell())
  let button = ConfigurableFactory(ButtonCell())

  protocol ItemViewModel: AnyObject {}

  final class PlainViewModel: ItemViewModel {
    let text: String
    init(_ text: String) { self.text = text }
  }

  final class ButtonViewModel: ItemViewModel {
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

  func answer(for item: (kind: FactoryKind, viewModel: any ItemViewModel)) -> String {
    switch item.kind {
    case .plain: plain.cell(showing: item.viewModel).text
    case .button: button.cell(showing: item.viewModel).text
    }
  }

  static func input(_ row: EmployeeRow) -> (kind: FactoryKind, viewModel: any ItemViewModel) {
    if row.kind == .button { return (.button, ButtonViewModel(row.text)) }
    return (.plain, PlainViewModel(row.text))
  }
}

// MARK: -

/// Cells that show a final class, each with its own cast.
private struct SpecializedCast: RowLookup {
  let plain = ConfigurableFactory(TextCell())
  let button = ConfigurableFactory(ButtonCell())

  final class TextCell: Cell, Configurable {
    var viewModel: ClassCast.PlainViewModel?
    override var text: String { viewModel?.text ?? "" }
  }

  final class ButtonCell: Cell, Configurable {
    var viewModel: ClassCast.ButtonViewModel?
    override var text: String { viewModel?.title ?? "" }
  }

  final class ConfigurableFactory<Shown: Configurable> {
    private let pooled: Cell

    init(_ pooled: Shown) { self.pooled = pooled }

    func cell(showing viewModel: any ClassCast.ItemViewModel) -> Cell {
      let cell = pooled as! Shown
      cell.show(viewModel)
      return cell
    }
  }

  static func input(
    _ row: EmployeeRow
  ) -> (kind: FactoryKind, viewModel: any ClassCast.ItemViewModel) {
    ClassCast.input(row)
  }

  func answer(for item: (kind: FactoryKind, viewModel: any ClassCast.ItemViewModel)) -> String {
    switch item.kind {
    case .plain: plain.cell(showing: item.viewModel).text
    case .button: button.cell(showing: item.viewModel).text
    }
  }
}

// MARK: -

/// A cell that shows one class of view models, with a cast of its own.
private protocol Configurable: Cell {
  associatedtype ViewModel: ClassCast.ItemViewModel
  var viewModel: ViewModel? { get set }

  func show(_ item: any ClassCast.ItemViewModel)
}

extension Configurable {
  fileprivate func show(_ item: any ClassCast.ItemViewModel) {
    viewModel = (item as! ViewModel)
  }
}
