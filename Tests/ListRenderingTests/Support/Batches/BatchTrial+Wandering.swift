import ListRendering
import Testing

extension BatchTrial {
  /// Scrolls, resizes and selects at random, and expects that rows that stay hear nothing of it.
  mutating func wander(_ place: Comment) throws {
    for _ in 0..<batches.random.number(in: 0...2) {
      let visible = model.visibleNames
      list.forget()
      let step = move()
      let place: Comment = "\(place), \(step)"
      try #require(screen.shown == model.view.shown, place)
      let stayed = Set(visible).intersection(model.visibleNames)
      try #require(stayed.isDisjoint(with: list.cameNames + list.leftNames), place)
      let came = (visible + list.cameNames).sorted()
      try #require(came == (model.visibleNames + list.leftNames).sorted(), place)
      noteVisible()
    }
    if let indexPath = anyPlace(), batches.happens(onceIn: 3) {
      screen.table.selectRow(at: indexPath)
      model.selection = model.name(at: indexPath)
    }
  }

  /// Moves the view over the list, and tells how.
  private mutating func move() -> String {
    switch batches.random.number(in: 0...10) {
    case 0:
      screen.table.scrollToTop()
      model.view.scroll(by: -1_000)
      return "to the top"
    case 1:
      screen.table.scrollToEnd()
      model.view.scroll(by: 1_000)
      return "to the end"
    case 2...3:
      return scrollToRow()
    case 4:
      let height = batches.random.number(in: 3...9)
      screen.table.size.height = height
      model.view.resize(to: height)
      return "\(height) lines high"
    default:
      let lines = batches.random.number(in: -12...12)
      screen.table.scroll(by: lines)
      model.view.scroll(by: lines)
      return "by \(lines)"
    }
  }

  private mutating func scrollToRow() -> String {
    let positions: [TableView.ScrollPosition] = [.none, .top, .middle, .bottom]
    let position = positions[batches.random.number(in: 0...3)]
    // Which lines of a row that is higher than the view are shown, no rule says.
    guard let indexPath = anyPlace(), model.view.lines(of: indexPath).count <= model.view.height
    else { return "nowhere" }
    screen.table.scrollToRow(at: indexPath, at: position)
    model.view.scrollToRow(at: indexPath, at: position)
    return "to \(indexPath) at \(position)"
  }

  private mutating func anyPlace() -> IndexPath? {
    let places = model.view.indexPaths.sorted()
    return places.isEmpty ? nil : places[batches.random.number(in: 0...places.count - 1)]
  }
}
