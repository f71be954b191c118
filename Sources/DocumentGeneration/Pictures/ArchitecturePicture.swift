import SourceAnalysis

/// The picture of an architecture: its boxes with a stroke for each line of code, and its arrows.
///
/// Lengths are those of an SVG file. A test refuses boxes that overlap and arrows that cross.
struct ArchitecturePicture {
  static let width = 320.0

  /// The width of the bars at both edges: UIKit, and what all architectures share.
  static let barWidth = 12.0

  /// The names of the bars.
  static let (uikit, shared) = ("UIKit", "Shared")

  static let laneTitles = ["view", "in between", "data"]

  /// The space for the name above a box, and below a box.
  private static let (head, foot) = (16.0, 17.0)

  let name: String
  let plan: Plan
  let parts: [Part]
  let arrows: [Route]
  let height: Double

  /// The types of the module by the box that has their code.
  private let boxes: [String: String]

  /// Sets the boxes of a plan below one another.
  ///
  /// - Parameter height: The height of all pictures beside this one.
  init(_ source: ArchitectureSource, _ plan: Plan, height: Double = 0) {
    let module = source.coreDeclarations
    let code = plan.strokes(of: source, in: module)
    name = source.name
    self.plan = plan
    func size(_ name: String?) -> Double {
      name.map { Self.head + Part.height(of: code[$0] ?? []) + Self.foot } ?? 0
    }
    var parts: [Part] = []
    for (lane, boxes) in plan.lanes.enumerated() {
      var y = Self.head
      for box in boxes {
        y += box.space + size(box.sibling) + Self.head
        parts.append(Part(box, lane: lane, y: y, strokes: code[box.name] ?? []))
        y = (parts.last?.rows.upperBound ?? y) + Self.foot
      }
    }
    let bottom = max(height, (parts.map(\.rows.upperBound).max() ?? 0) + 1)
    // The assembly makes all other parts, and stands below them.
    if let assembly = parts.popLast() { parts.append(assembly.moved(toBottom: bottom - 1)) }
    self.height = bottom
    self.parts = parts
    arrows = plan.arrows.compactMap { Route($0, of: plan, among: parts) }
    boxes = Dictionary(
      module.names.compactMap { name in plan.box(of: name, in: module).map { (name, $0.name) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Draws the plans of some modules in pictures of one height.
  static func all(of sources: [ArchitectureSource]) -> [ArchitecturePicture] {
    let plans = sources.map { ($0, Plan(of: $0)) }
    let height = plans.map { ArchitecturePicture($0, $1).height }.max() ?? 0
    return plans.map { ArchitecturePicture($0, $1, height: height) }
  }

  /// The name of the box or bar that stands for a type.
  func role(of type: String) -> String {
    let isView = type.hasPrefix("UI") || type.hasSuffix("View") || type.hasSuffix("Field")
    return boxes[type] ?? (isView ? Self.uikit : Self.shared)
  }

  /// The rectangle of a box or bar.
  func rectangle(of role: String) -> Rectangle {
    parts.first { $0.box.name == role }?.rectangle
      ?? Rectangle(
        x: role == Self.uikit ? 0 : Self.width - Self.barWidth, y: 0, width: Self.barWidth,
        height: height)
  }
}

/// A rectangle of a picture.
struct Rectangle {
  var x, y, width, height: Double

  var columns: ClosedRange<Double> { x...x + width }
  var rows: ClosedRange<Double> { y...y + height }

  func overlaps(_ other: Rectangle) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }
}

// MARK: - Boxes

/// A box at its position, with its code.
struct Part {
  /// The height of a line of code.
  static let line = 1.5

  let box: Box
  let lane: Int
  var rectangle: Rectangle

  /// The lines of code in the order of their concerns; those without one come last.
  let strokes: [Stroke]

  var rows: ClosedRange<Double> { rectangle.rows }

  init(_ box: Box, lane: Int, y: Double, strokes: [Stroke]) {
    self.box = box
    self.lane = lane
    self.strokes = strokes
    rectangle = Rectangle(
      x: 30 + Double(lane) * 98, y: y, width: 64, height: Self.height(of: strokes))
  }

  static func height(of strokes: [Stroke]) -> Double { Double(strokes.count) * line + 2 }

  /// The room of the name above the box.
  var nameplate: Rectangle {
    Rectangle(x: rectangle.x, y: rectangle.y - 14, width: box.name.width, height: 12)
  }

  func moved(toBottom bottom: Double) -> Part {
    var part = self
    part.rectangle.y = bottom - rectangle.height
    return part
  }

  /// The middle of a stroke.
  func y(of stroke: Int) -> Double { rectangle.y + 1 + (Double(stroke) + 0.5) * Self.line }

  /// The middle of the stroke for a line of a file; `nil` if it is in another box.
  func y(ofLine line: Int, in file: String) -> Double? {
    strokes.firstIndex { $0.file == file && $0.line == line }.map(y)
  }

  /// The numbers of lines by concern, in the order of the box.
  var concerns: [(concern: Concern?, count: Int)] {
    (Concern.lenses.map(Optional.some) + [nil]).compactMap { concern in
      let count = strokes.count { $0.concern == concern }
      return count == 0 ? nil : (concern, count)
    }
  }
}

/// A line of code.
struct Stroke {
  let file: String

  /// The number of the line, starting at 1.
  let line: Int

  /// The concern of the mark above the line, `nil` without one that the pictures show.
  let concern: Concern?

  let indentation: Int
  let length: Int
}

extension Concern {
  /// The concerns with a colour and a number from 1 to 9; the others are chapters.
  static let lenses = Array(allCases.prefix(9))

  /// The number key of the concern, `nil` for a chapter.
  var number: Int? { Self.lenses.firstIndex(of: self).map { $0 + 1 } }
}

extension String {
  /// About the width of a name in bold letters of 12 points.
  var width: Double {
    reduce(0) { width, letter in
      switch letter {
      case "i", "j", "l": width + 3.4
      case "f", "r", "t", " ", ",": width + 4.2
      case "m", "w": width + 10.2
      default: width + (letter.isUppercase ? 8.3 : 7)
      }
    }
  }
}
