import Catalogue
import Employees
import ListRendering

/// The screen of an architecture as a person sees it first, with the bundled employees.
struct DrawnScreen {
  /// The architecture that built the screen.
  let architecture: String

  /// The lines of the window, from the upper to the lower edge.
  let frame: String

  /// Draws the screen after it has loaded its list.
  init(of architecture: Architecture, size: Size = Size(width: 60, height: 17)) async throws {
    let service = LoadedService(list: try await JSONEmployeeService.bundled.employees())
    let window = Window(
      rootViewController: architecture.makeScreen(service, IgnoredActions()), size: size)
    let first = window.frame
    var turns = 0
    // The answer is there already; the screen takes some turns on the main actor to show it.
    while window.frame == first {
      guard turns < 1000 else { throw PageError.neverLoaded(architecture: architecture.name) }
      turns += 1
      await Task.yield()
    }
    self.architecture = architecture.name
    frame = window.frame
  }
}
