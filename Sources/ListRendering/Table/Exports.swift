// `IndexPath` is exported by name, so that a file that also imports Foundation finds this type.
// Foundation's is then `Foundation.IndexPath`. A type declared in this module would be ambiguous
// there.
@_exported public import struct IndexPaths.IndexPath

// What `import UIKit` shows of Foundation, as far as a list needs it.
@_exported public import class Foundation.Bundle
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.IndexSet
@_exported public import class Foundation.NSCoder
@_exported public import class Foundation.NSObject
@_exported public import protocol Foundation.NSObjectProtocol
@_exported public import let Foundation.NSNotFound

// What is drawn on, and where.
@_exported public import TerminalDrawing
