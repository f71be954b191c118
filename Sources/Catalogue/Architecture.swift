package import Employees
package import ListRendering

import MVC
import MVP
import MVVM
import MassiveController
import ReusableDataSource
import Unidirectional
import VIPER

/// One way to build the employee list.
package nonisolated struct Architecture: Sendable {
  /// Builds the screen with a service that loads employees, actions that leave the app, and options.
  package typealias Assembly =
    @MainActor (any EmployeeService, any EmployeeActions, EmployeeListOptions) -> UIViewController

  /// The name of its module.
  package let name: String

  /// Builds the screen.
  package let makeScreen: Assembly

  /// Builds the screen with a card for each employee, `nil` for an architecture without a grid.
  ///
  /// A grid shows no portraits and no initial letters.
  package private(set) var makeGrid: Assembly?

  /// Creates an entry of the catalogue.
  package init(_ name: String, _ makeScreen: @escaping Assembly) {
    self.name = name
    self.makeScreen = { service, actions, options in
      makeScreen(CheckedEmployeeService(service), actions, options)
    }
  }

  /// Returns the entry with a grid.
  private func withGrid(
    _ makeGrid: @escaping @MainActor (any EmployeeService, any EmployeeActions) -> UIViewController
  ) -> Architecture {
    var architecture = self
    architecture.makeGrid = { service, actions, _ in
      makeGrid(CheckedEmployeeService(service), actions)
    }
    return architecture
  }
}

// MARK: -

nonisolated extension Architecture: CaseIterable {
  /// The catalogue, in reading order.
  ///
  /// The tests, the benchmark and the app use every entry.
  package static let allCases = [
    Architecture("MassiveController", MassiveController.EmployeeListModule.makeScreen),
    Architecture("MVC", MVC.EmployeeListModule.makeScreen),
    Architecture("MVVM", MVVM.EmployeeListModule.makeScreen)
      .withGrid(MVVM.EmployeeListModule.makeGrid),
    Architecture("ReusableDataSource", ReusableDataSource.EmployeeListModule.makeScreen)
      .withGrid(ReusableDataSource.EmployeeListModule.makeGrid),
    Architecture("VIPER", VIPER.EmployeeListModule.makeScreen)
      .withGrid(VIPER.EmployeeListModule.makeGrid),
    Architecture("MVP", MVP.EmployeeListModule.makeScreen),
    Architecture("Unidirectional", Unidirectional.EmployeeListModule.makeScreen),
  ]
}

// MARK: -

nonisolated extension Architecture: CustomStringConvertible {
  /// The name of the module.
  package var description: String { name }
}

// MARK: -

nonisolated extension Architecture {
  /// The names of all architectures, in the order of the catalogue.
  package static let names = allCases.map(\.name)

  /// The architectures that have a grid, in the order of the catalogue.
  package static let allWithGrid = allCases.filter { $0.makeGrid != nil }

  /// Finds an architecture by its name, in any case of letters.
  package init?(named name: String) {
    let name = name.lowercased()
    guard let architecture = Self.allCases.first(where: { $0.name.lowercased() == name }) else {
      return nil
    }
    self = architecture
  }
}
