import ListRendering

let window = TextWindow(
  rootViewController: UINavigationController(rootViewController: PlanetsViewController()),
  size: Size(width: 24, height: 6))
if let mars = window.point(of: "Mars") { window.tap(line: mars.line, column: mars.column) }
print(window.frame, terminator: "")
