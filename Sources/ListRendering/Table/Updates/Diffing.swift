// Exported, because a table applies the changes that this module finds. A presenter or view model
// needs the module without the table.
@_exported public import Diffing
