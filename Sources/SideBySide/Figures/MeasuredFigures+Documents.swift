nonisolated extension MeasuredFigures {
  /// The categories of operations, in the order in which they are shown.
  static let categories = ["render", "update", "action"]

  /// How much longer the operations of a category take than in the baseline, on the list shown.
  func factor(ofCategory category: String, in architecture: String) -> Factor? {
    document.summary?.first {
      $0.architecture == architecture && $0.category == category && $0.employees == employeeCount
    }?.factor
  }

  /// A mechanism of an article beside ours, `nil` where it was not measured.
  func ablation(_ id: String) -> Ablation? {
    document.asPublished?.first { $0.id == id }
  }

  /// Where and on what the figures were taken, as sentences.
  var circumstances: String {
    let list = employeeCount.map { " on a list of \($0.grouped) employees" } ?? ""
    let machine = document.machine.map { ": \($0.processor), \($0.system)" } ?? ""
    let toolchain = document.toolchain.map { ", \($0)" } ?? ""
    return "Taken on one machine\(list)\(machine)\(toolchain). Factors are against "
      + "MassiveController; compare them, not times."
  }
}
