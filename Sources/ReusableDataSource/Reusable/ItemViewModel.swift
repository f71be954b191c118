/// What a row shows; its type decides which cell shows it.
///
/// **Article** The series on a reusable data source, part 2: `ItemViewModel`, empty for the same
/// reason: only the cell needs to know what is in it.
protocol ItemViewModel: AnyObject {}
