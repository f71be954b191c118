// Exported, because a table applies the changes that this module finds. Presenters and view models
// import the module alone and know no table.
@_exported public import Diffing
