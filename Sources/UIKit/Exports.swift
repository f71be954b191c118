// As with UIKit, a file needs no second import for `Data`, `Date` or `IndexPath`.
@_exported public import Foundation
