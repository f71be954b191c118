// As with `import UIKit`, a file needs no second import for `Data`, `Date` or `IndexPath`.
@_exported public import Foundation
// What is drawn on, and where.
@_exported public import TerminalDrawing
