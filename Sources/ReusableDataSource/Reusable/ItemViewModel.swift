/// What a row shows; its type decides which cell shows it.
///
/// A base class, and no protocol: a list holds its rows in half the memory, and to tell their types
/// apart is one comparison.
///
/// **Article** The series on a reusable data source, part 2: `ItemViewModel`, empty for the same
/// reason: only the cell needs to know what is in it.
class ItemViewModel {
  init() {}
}
