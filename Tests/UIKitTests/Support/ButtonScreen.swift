import ListRendering
import UIKit

/// A window of three lines on rows with buttons, and the rows whose buttons were tapped.
final class ButtonScreen {
  let window: TextWindow
  private(set) var tapped: [Int?] = []

  init(rows: [LabelledRow]) {
    let screen = ListScreen(rows: rows, title: "Buttons")
    let table = screen.table
    window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    table.register(ButtonCell.self, forCellReuseIdentifier: "row")
    screen.list.prepare = { [weak self, weak table] cell, _ in
      let cell = cell as? ButtonCell
      cell?.tapped = { [weak self, weak cell] in
        self?.tapped.append(cell.flatMap { table?.indexPath(for: $0) }?.row)
      }
    }
    table.reloadData()
  }
}
