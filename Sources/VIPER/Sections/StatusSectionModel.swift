import Employees

/// The model of the status section, which may have no rows.
final class StatusSectionModel: SectionRowsRepresentable {
  let rows: [any CellIdentifiable]

  private let content: EmployeeListStatus.Content

  init(_ content: EmployeeListStatus.Content, delegate: any StatusSectionModelDelegate) {
    self.content = content
    var rows: [any CellIdentifiable] = content.messages.map(MessageCellModel.init)
    if content.canRetry {
      rows.append(
        ButtonCellModel(title: EmployeeListText.retry) { [weak delegate] in
          delegate?.retryTapped()
        })
    }
    self.rows = rows
  }

  var identifier: EmployeeListSectionID { .status }

  func hasSameContent(as other: any SectionRowsRepresentable) -> Bool {
    (other as? StatusSectionModel)?.content == content
  }
}
