/// A way in which the screen can be wrong.
enum Fault: String, CaseIterable {
  /// The refresh control keeps the screen alive.
  case leak

  /// An answer counts, however late it comes.
  case staleAnswer

  /// The last employee of a list is lost.
  case droppedRecord

  /// The cell of a fourth workplace is blank.
  case blankCell

  /// A photo stays in a cell that is filled for somebody without one.
  case keptPhoto

  /// A tap reaches who stood there when the list was loaded.
  case staleTap

  /// A call is made twice.
  case doubledAction

  /// A change forgets the selection and the scroll position.
  case forgottenPlace

  /// A search with diacritics finds nobody.
  case literalSearch

  /// An employee who was not deleted does not come back.
  case ignoredRefusal

  /// A failure offers no other try.
  case noRetry
}
