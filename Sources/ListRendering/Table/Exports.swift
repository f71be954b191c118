// Diffing is exported, because `UITableView.apply(_:)` takes its changes. It is a module of its own,
// so that a presenter can import it without the table.
@_exported public import Diffing
// `IndexPath` is exported by name, so that a file that also imports Foundation finds this type.
// Foundation's is then `Foundation.IndexPath`. A type declared in this module would be ambiguous
// there.
@_exported public import struct IndexPaths.IndexPath
// What `import UIKit` shows of Foundation, as far as a list needs it.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.IndexSet
@_exported public import let Foundation.NSNotFound
