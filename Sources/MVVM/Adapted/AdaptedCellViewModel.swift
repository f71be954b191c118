/// A row: something that a cell factory has a cell for.
///
/// Only a class can be it: a cast to a final class is one comparison, a cast to a structure a call
/// into the runtime for every row.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedCellViewModelProtocol`.
protocol AdaptedCellViewModel: AnyObject {}
