// Exported, because a table applies the changes that this module finds. A presenter or view model
// needs the module without the table.
@_exported public import Diffing
// Exported by name. In a file that also imports Foundation, a type that is imported by name is found
// before another one of the same name: there, `IndexPath` is the table's, and Foundation's type is
// `Foundation.IndexPath`. A type declared in this module would be ambiguous.
@_exported public import struct IndexPaths.IndexPath
