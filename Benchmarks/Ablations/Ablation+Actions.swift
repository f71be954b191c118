import EmployeeViews
import ListRendering

/// The actions of buttons in cells.
///
/// A controller owns its cells, so that their closures must hold it weakly, which takes a box for each.
extension Ablation {
  static let weakAction = Ablation(
    id: "weak-action", origin: "MassiveController, MVC",
    title: "Give a button the action of every row",
    firstWay: "a closure that holds the controller weakly",
    secondWay: "a closure that holds a part that owns no cell, as in MVP and Unidirectional",
    expected: { $0.lines(\.text) },
    first: { workload in
      let log = TapLog()
      return giving(workload, log) { text in { [weak log] in log?.tapped(text) } }
    },
    second: { workload in
      let log = TapLog()
      return giving(workload, log) { text in { [log] in log.tapped(text) } }
    })

  @MainActor
  private static func giving(
    _ workload: Workload, _ log: TapLog,
    _ makeAction: @escaping @MainActor (String) -> () -> Void
  ) -> Way {
    let texts = workload.rows.map(\.text)
    let view = ButtonView()
    return Way(
      run: {
        for text in texts { view.tapped = makeAction(text) }
        return texts.count
      },
      show: { sink in
        for text in texts {
          view.tapped = makeAction(text)
          log.last = ""
          view.tapped()
          sink.write(line: log.last)
        }
      })
  }
}

/// Records the last tap, in place of a controller or a presenter.
@MainActor
private final class TapLog {
  var last = ""

  func tapped(_ text: String) { last = text }
}
