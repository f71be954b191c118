import EmployeeViews
import Employees
import ListRendering

/// The list without a table: views are filled straight from the employees.
///
/// No architecture can be faster, since each does this and something more.
final class DirectSubject: Subject {
  private var employees: [Employee]
  private let infoView = EmployeeInfoView()
  private let workplaceView = EmployeeWorkplaceView()
  private let buttonView = ButtonView()

  init(employees: [Employee]) {
    self.employees = employees
  }

  var rows: [IndexPath] {
    employees.indices.flatMap { section in
      (0..<Self.rowCount(of: employees[section])).map { IndexPath(row: $0, section: section) }
    }
  }

  func show(_ employees: [Employee]) async {
    self.employees = employees
  }

  func fill(_ rows: [IndexPath], visit: @MainActor (View) -> Void) {
    for row in rows { visit(fill(row)) }
  }

  func draw(into sink: inout some OutputSink) {
    let renderer = ListRenderer(width: Entry.width)
    var canvas = renderer.canvas
    renderer.drawTitle(
      EmployeeListText.title(
        shown: employees.count, of: employees.count, isSearching: false), in: &canvas)
    for section in employees.indices {
      for row in 0..<Self.rowCount(of: employees[section]) {
        canvas.beginRow()
        fill(IndexPath(row: row, section: section)).draw(in: &canvas)
        canvas.endRow()
        if canvas.byteCount >= 1 << 16 { canvas.flush(into: &sink) }
      }
    }
    renderer.drawBottom(in: &canvas)
    canvas.flush(into: &sink)
  }

  private static func rowCount(of employee: Employee) -> Int {
    1 + employee.workplaces.count
      + (employee.phone == nil ? 0 : 1) + (employee.email == nil ? 0 : 1)
  }

  private func fill(_ indexPath: IndexPath) -> View {
    let section = indexPath.section
    let firstButton = employees[section].workplaces.count + 1
    if indexPath.row == 0 {
      infoView.photoView.image = employees[section].photo
      infoView.nameLabel.text = employees[section].name
      infoView.specializationLabel.text = employees[section].specialization
      return infoView
    }
    if indexPath.row < firstButton {
      workplaceView.workplaceLabel.text = employees[section].workplaces[indexPath.row - 1]
      return workplaceView
    }
    let isCall = employees[section].phone != nil && indexPath.row == firstButton
    buttonView.button.title = isCall ? EmployeeListText.call : EmployeeListText.write
    return buttonView
  }
}
