/// The section above the employees that says how the list stands; often it is empty.
///
/// **Knows** the message and whether to offer another try.
///
/// **Never knows** why.
///
/// **Article** Ours: none of the articles has a loading, empty or failed list.
final class StatusSectionViewModel: AdaptedSectionViewModel {
  let cells: [any AdaptedCellViewModel]

  // MARK: - Counting

  init(message: String?, canRetry: Bool, delegate: any ButtonCellViewModelDelegate) {
    var cells: [any AdaptedCellViewModel] = []
    if let message { cells.append(MessageCellViewModel(message)) }
    if canRetry { cells.append(ButtonCellViewModel(.retry, delegate: delegate)) }
    self.cells = cells
  }
}
