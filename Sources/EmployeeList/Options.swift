import Catalogue
import Employees
import ListRendering

/// What the command line says of the screen that is to be drawn.
struct Options {
  var architecture = Architecture.allCases[0]
  var source = Source.bundled
  var width = 60

  /// The lines of the window; `nil` where the whole list is to be drawn.
  var height: Int?
  var isInteractive = false

  /// The height of a window where the command line does not say.
  static let defaultHeight = 24

  /// The place that the employees come from.
  enum Source: Equatable {
    case bundled
    case file(String)
    case generated(count: Int)

    var service: any EmployeeService {
      switch self {
      case .bundled: JSONEmployeeService.bundled
      case .file(let path): JSONEmployeeService.file(path)
      case .generated(let count): GeneratedEmployeeService(count: count)
      }
    }
  }
}
