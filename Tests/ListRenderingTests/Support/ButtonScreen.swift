import ListRendering

/// A window of three lines on rows with buttons, and the rows whose buttons were tapped.
final class ButtonScreen {
  let window: Window
  private(set) var tapped: [Int?] = []

  init(rows: [LabelledRow]) {
    let screen = ListScreen(rows: rows, title: "Buttons")
    let table = screen.table
    window = Window(rootViewController: screen, size: Size(width: 20, height: 5))
    table.register(forCellReuseIdentifier: "row") { [unowned self, unowned table] identifier in
      let cell = ButtonCell(reuseIdentifier: identifier)
      cell.button.title = "Call"
      cell.button.action = { [unowned self, unowned table, unowned cell] in
        tapped.append(table.indexPath(for: cell)?.row)
      }
      return cell
    }
    table.reloadData()
  }
}
