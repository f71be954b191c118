import Employees

/// A provider for the status section, which has no rows if there is nothing to say.
///
/// **Knows** the message, and the action of the Retry button.
///
/// **Never knows** a cell, a table, or the employees.
///
/// **Article** None: no article has a loading, empty or error message.
final class StatusDataProvider: ViewModelDataProvider {
  private struct Content: Hashable {
    let message: String?
    let canRetry: Bool
  }

  private let content: Content
  private let items: [any ItemViewModel]

  init(message: String?, canRetry: Bool, retry: @escaping () -> Void) {
    content = Content(message: message, canRetry: canRetry)
    var items: [any ItemViewModel] = []
    if let message { items.append(MessageViewModel(message)) }
    if canRetry { items.append(ButtonViewModel(title: EmployeeListText.retry, action: retry)) }
    self.items = items
  }

  // MARK: - Rows

  func numberOfSections() -> Int { 1 }

  func numberOfRows(inSection section: Int) -> Int { items.count }

  func itemForRow(_ row: Int, inSection section: Int) -> any ItemViewModel { items[row] }

  // MARK: - Updating

  func identifier(ofSection section: Int) -> EmployeeListSectionID { .status }

  func content(ofSection section: Int) -> AnyHashable { content }
}
