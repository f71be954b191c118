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

  /// Creates an entry of the catalogue.
  package init(_ name: String, _ makeScreen: @escaping Assembly) {
    self.name = name
    self.makeScreen = { service, actions, options in
      makeScreen(CheckedEmployeeService(service), actions, options)
    }
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
    Architecture("MVVM", MVVM.EmployeeListModule.makeScreen),
    Architecture("ReusableDataSource", ReusableDataSource.EmployeeListModule.makeScreen),
    Architecture("VIPER", VIPER.EmployeeListModule.makeScreen),
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

  /// Finds an architecture by its name, in any case of letters.
  package init?(named name: String) {
    let name = name.lowercased()
    guard let architecture = Self.allCases.first(where: { $0.name.lowercased() == name }) else {
      return nil
    }
    self = architecture
  }
}
