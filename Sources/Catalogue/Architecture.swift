public import Employees
import MVC
import MVCReusableDataSource
import MVP
import MVVM
import MVVMAdaptedTable
import MassiveController
public import UIKit
import Unidirectional
import VIPER
import VIPERSectionModels

/// One way to build the employee list.
public nonisolated struct Architecture: Sendable {
  /// Builds the screen with a service that loads employees, one that calls and writes to them, and
  /// one that loads portraits; without one, a sign says who has a photo.
  public typealias Assembly =
    @MainActor (any EmployeeService, any ContactService, (any PortraitService)?) ->
    UIViewController

  /// A part of the screen that an architecture may offer.
  package enum Chapter: String, CaseIterable, Sendable {
    /// Rows with portraits, which load when they come into view.
    case portraits

    /// A card for each employee, in a collection.
    case grid
  }

  /// The name of its module.
  public let name: String

  /// Whether it doesn't meet all requirements yet.
  package let isDraft: Bool

  /// The architecture from which a reader comes to it, with one difference.
  package let predecessor: String?

  /// The parts that it offers besides the list.
  package let chapters: Set<Chapter>

  /// Builds the screen, which a navigation controller shows.
  public let makeScreen: Assembly

  /// Builds the screen with a card for each employee and no portraits, `nil` without a grid.
  public let makeGrid: Assembly?

  /// Creates an entry of the catalogue.
  package init(
    _ name: String, after predecessor: String? = nil, portraits: Bool = true,
    isDraft: Bool = false, makeGrid: Assembly? = nil, makeScreen: @escaping Assembly
  ) {
    self.name = name
    self.predecessor = predecessor
    self.isDraft = isDraft
    self.makeScreen = Self.checked(makeScreen)
    self.makeGrid = makeGrid.map(Self.checked)
    var chapters: Set<Chapter> = portraits ? [.portraits] : []
    if makeGrid != nil { chapters.insert(.grid) }
    self.chapters = chapters
  }

  private static func checked(_ assembly: @escaping Assembly) -> Assembly {
    { service, contacts, portraits in
      assembly(CheckedEmployeeService(service), contacts, portraits)
    }
  }
}

// MARK: -

nonisolated extension Architecture: CaseIterable {
  /// The catalogue, in the order of all tables and pictures.
  ///
  /// The app, `SideBySide` and the requirements use every entry, the benchmark all but drafts,
  /// which it takes by name.
  public static let allCases = [
    Architecture(
      "MassiveController", makeScreen: MassiveController.EmployeeListModule.makeScreen),
    Architecture(
      "MVC", after: "MassiveController", makeScreen: MVC.EmployeeListModule.makeScreen),
    Architecture(
      "MVCReusableDataSource", after: "MVC",
      makeScreen: MVCReusableDataSource.EmployeeListModule.makeScreen),
    Architecture(
      "MVP", after: "MVC",
      makeGrid: { service, contacts, _ in
        MVP.EmployeeListModule.makeGrid(service: service, contacts: contacts)
      },
      makeScreen: MVP.EmployeeListModule.makeScreen),
    Architecture(
      "MVVM", after: "MVP", makeScreen: MVVM.EmployeeListModule.makeScreen),
    Architecture(
      "MVVMAdaptedTable", after: "MVVM",
      makeScreen: MVVMAdaptedTable.EmployeeListModule.makeScreen),
    Architecture(
      "VIPER", after: "MVP", makeScreen: VIPER.EmployeeListModule.makeScreen),
    Architecture(
      "VIPERSectionModels", after: "VIPER",
      makeScreen: VIPERSectionModels.EmployeeListModule.makeScreen),
    Architecture(
      "Unidirectional", after: "MVP", makeScreen: Unidirectional.EmployeeListModule.makeScreen),
    // Another architecture goes here.
  ]
}

// MARK: -

nonisolated extension Architecture: CustomStringConvertible {
  /// The name of the module.
  public var description: String { name }
}

// MARK: -

nonisolated extension Architecture {
  /// The names of all architectures, in the order of the catalogue.
  package static let names = allCases.map(\.name)

  /// The architectures that are no drafts, in the order of the catalogue.
  package static let published = allCases.filter { !$0.isDraft }

  /// The published architectures that have a grid, in the order of the catalogue.
  package static let allWithGrid = published.filter { $0.makeGrid != nil }

  /// The name, and whether it is a draft.
  package var title: String { isDraft ? "\(name) (draft)" : name }

  /// Finds an architecture by its name, in any case of letters.
  public init?(named name: String) {
    let name = name.lowercased()
    guard let architecture = Self.allCases.first(where: { $0.name.lowercased() == name }) else {
      return nil
    }
    self = architecture
  }
}
