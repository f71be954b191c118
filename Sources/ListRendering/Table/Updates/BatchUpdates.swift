/// The changes that a batch asks for, as they were called.
///
/// Rows and sections that are deleted, reloaded, reconfigured or moved are named by where they stood
/// before the batch; what is inserted, and where a move leads, by where it stands after it (rule 20).
struct BatchUpdates {
  /// A row or section that goes to another place.
  struct Move<Place: Hashable>: Hashable {
    let from: Place
    let to: Place
  }

  /// Tells whether sections are known by what they show, as ``SectionChanges`` knows them.
  ///
  /// Then a section that is reloaded stays the same section, which may move as well, and its rows stay
  /// the same rows as far as there are as many.
  var identifiesSections = false

  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var reconfiguredRows: Set<IndexPath> = []
  var movedRows: Set<Move<IndexPath>> = []

  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: Set<Move<Int>> = []
}
