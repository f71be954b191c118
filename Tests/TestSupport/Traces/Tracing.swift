package import Employees
package import UIKit

/// An architecture whose calls between parts are recorded as traces.
///
/// For a new architecture, write one file, `Tests/MVPTests/Traces/TraceTests.swift` for `MVP`:
/// 1. Declare a class that conforms to `Tracing`. `makeScreen` builds the screen as the module does.
/// 2. Let the class conform to each protocol through which one part calls another. Each method
///    records the call at a `Seam` and forwards it: `seam.record(id)` in `delete(_ id:)` records
///    `delete(7)`. It takes one value for each parameter. Pass a short value for a long argument,
///    such as a title for a state. `makeScreen` passes the class to the caller in place of the real
///    part.
/// 3. Add a suite that calls `expectTrace`, run `bash .ci/write`, and read the new files in
///    `Sources/Traces/Recorded`.
///
/// The parts stay the real ones. A part that is held by its class, or created by its owner, cannot
/// be replaced: calls to it are missing in the trace.
package protocol Tracing: AnyObject {
  /// The log for all seams.
  var recorder: TraceRecorder { get }

  /// The type that handles a pull and a search.
  var screen: Any.Type { get }

  /// The type whose closure a button calls, such as `ButtonCell`; the screen by default.
  var buttonOwner: Any.Type { get }

  /// The type that the table calls; the screen by default.
  var dataSource: Any.Type { get }

  /// The type that calls the service, such as the model; the screen by default.
  var serviceClient: Any.Type { get }

  /// The type that calls the contact service, such as the presenter; the screen by default.
  var actionsClient: Any.Type { get }

  /// Builds the screen as its module does, with this object between the parts.
  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController

  /// Takes the place of the delegate of a new cell; does nothing by default.
  func cellMade(_ cell: UITableViewCell)
}

// MARK: -

extension Tracing {
  package var buttonOwner: Any.Type { screen }
  package var dataSource: Any.Type { screen }
  package var serviceClient: Any.Type { screen }
  package var actionsClient: Any.Type { screen }

  package func cellMade(_ cell: UITableViewCell) {}
}
