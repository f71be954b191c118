import Diffing
import EmployeeViews
import Employees
import ListRendering
import TerminalDrawing
import UIKit

/// The limit: a list without a table, which fills views directly from the employees.
///
/// It does the least that any screen must do: compare the lists and keep the new one, fill the views
/// of the rows that are drawn, and draw them. It reads the employees in place, because a copy of one
/// retains all its texts.
@MainActor
class DirectSubject: Subject {
  private var employees: [Employee]
  private var message: String?
  private var changes = SectionChanges()
  private let infoView = EmployeeInfoView()
  private let workplaceView = EmployeeWorkplaceView()
  private let buttonView = ButtonView()
  private let messageView = MessageView()
  private let photo = UIImage(named: "photo")

  init(employees: [Employee]) { self.employees = employees }

  // MARK: - Updating

  func startRefresh() { message = Oracle.refreshControl }

  func finishRefresh(with employees: [Employee]) async {
    changes = SectionChanges(from: self.employees, to: employees)
    self.employees = employees
    message = employees.isEmpty ? EmployeeListText.empty : nil
  }

  func deleteFirst() { employees.removeFirst() }
  func undoDeletion(showing employees: [Employee]) async { self.employees = employees }

  // MARK: - Scrolling

  func scroll(toEmployeeAt position: Int) {}
  var firstLine: Substring? { nil }

  // MARK: - Filling

  var rows: [IndexPath] {
    employees.indices.flatMap { section in
      (0..<employees[section].rowCount).map { IndexPath(row: $0, section: section) }
    }
  }

  func fill(_ rows: [IndexPath], visit: @MainActor (UIView) -> Void) {
    employees.withUnsafeBufferPointer { employees in
      guard let first = employees.baseAddress else { return }
      for row in rows { visit(fill(first + row.section, row: row.row)) }
    }
  }

  private func fill(_ employee: UnsafePointer<Employee>, row: Int) -> UIView {
    if row == 0 {
      infoView.photoView.image = employee.pointee.photo == nil ? nil : photo
      infoView.nameLabel.text = employee.pointee.name
      infoView.specializationLabel.text = employee.pointee.specialization
      return infoView
    }
    let buttonRow = 1 + employee.pointee.workplaces.count
    if row < buttonRow {
      workplaceView.workplaceLabel.text = employee.pointee.workplaces[row - 1]
      return workplaceView
    }
    let isCall = row == buttonRow && employee.pointee.phone != nil
    let name = employee.pointee.name
    buttonView.title = isCall ? .call(name) : .write(to: name)
    return buttonView
  }

  // MARK: - Drawing

  func draw(into sink: inout some OutputSink) { draw(lines: .max, into: &sink) }

  func drawPage(into sink: inout some OutputSink) {
    draw(lines: TimedOperation.pageHeight, into: &sink)
  }

  /// Draws the list, cut or filled to a number of lines unless it is `.max`.
  private func draw(lines: Int, into sink: inout some OutputSink) {
    let renderer = ListRenderer(width: Entry.width)
    var canvas = renderer.canvas
    renderer.drawTitle(
      EmployeeListText.title(
        shown: employees.count, of: employees.count, isSearching: false), in: &canvas)
    var left = lines
    if let message {
      messageView.messageLabel.text = message
      draw(messageView, left: &left, in: &canvas)
    }
    employees.withUnsafeBufferPointer { employees in
      guard var employee = employees.baseAddress else { return }
      let end = employee + employees.count
      while left > 0, employee < end {
        for row in 0..<employee.pointee.rowCount where left > 0 {
          draw(fill(employee, row: row), left: &left, in: &canvas)
          canvas.flushIfLong(into: &sink)
        }
        employee += 1
      }
    }
    if lines < .max {
      canvas.beginRow()
      canvas.endRow(height: left)
    }
    renderer.drawBottom(in: &canvas)
    canvas.flush(into: &sink)
  }

  private func draw(_ view: UIView, left: inout Int, in canvas: inout Canvas) {
    canvas.beginRow(drawing: 0..<left)
    view.draw(in: &canvas)
    canvas.endRow()
    left -= min(left, canvas.line)
  }
}
