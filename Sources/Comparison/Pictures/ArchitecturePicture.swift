import PackageFiles

/// The picture of an architecture: its boxes with a stroke for each line of code, and its arrows.
///
/// Lengths are those of an SVG file.
struct ArchitecturePicture {
  static let width = 320.0

  /// The width of the bars at both edges: UIKit, and what all architectures share.
  static let barWidth = 12.0

  /// The names of the bars.
  static let (uikit, shared) = ("UIKit", "Shared")

  static let laneTitles = ["view", "in between", "data"]

  /// The space for the name above a box, and below a box.
  private static let (head, foot) = (16.0, 17.0)

  let source: ArchitectureSource

  var name: String { source.name }

  /// The name of the drawing on a page.
  let id: String
  let plan: Plan
  let parts: [PlacedBox]
  let arrows: [Route]
  let height: Double

  /// Sets the boxes of a plan below one another.
  ///
  /// A name may be wider than its box, unless an arrow would meet it there.
  ///
  /// - Parameter height: The height of all pictures beside this one.
  init(_ source: ArchitectureSource, _ plan: Plan, height: Double = 0) {
    self.source = source
    id = "\(plan.showsProfile ? "profile" : "picture")-\(source.name)"
    self.plan = plan
    let strokes = plan.lanes.map { $0.map { $0.strokes(of: source) } }
    var narrow: Set<String> = []
    while true {
      var parts = Self.parts(of: plan, strokes, narrow: narrow)
      let height = max(height, (parts.map(\.rows.upperBound).max() ?? 0) + 1)
      // The assembly makes all other parts, and stands below them.
      if let last = parts.indices.last, parts[last].box.isAssembly {
        parts[last].rectangle.y = height - 1 - parts[last].rectangle.height
      }
      let arrows = Route.all(of: plan.arrows, among: parts)
      let lines = arrows.flatMap(\.segments)
      let met = parts.filter { part in lines.contains { part.nameplate.overlaps($0) } }
        .map(\.box.name)
      guard narrow.isSuperset(of: met) else {
        narrow.formUnion(met)
        continue
      }
      let lowest = lines.map(\.rows.upperBound).max() ?? 0
      (self.parts, self.arrows, self.height) = (parts, arrows, max(height, lowest + 4))
      return
    }
  }

  /// Sets the boxes in their lanes, the first ones at one height.
  private static func parts(
    of plan: Plan, _ strokes: [[[Stroke]]], narrow: Set<String>
  ) -> [PlacedBox] {
    var lanes = zip(plan.lanes.indices, zip(plan.lanes, strokes)).map { lane, boxes in
      zip(boxes.0, boxes.1).map { box, strokes in
        PlacedBox(box, lane: lane, isNarrow: narrow.contains(box.name), strokes: strokes)
      }
    }
    let top = lanes.compactMap { $0.first?.nameplate.height }.max() ?? PlacedBox.nameHeight
    for lane in lanes.indices {
      var y = head + head + top - PlacedBox.nameHeight
      for index in lanes[lane].indices {
        if index > 0 { y += head + lanes[lane][index].nameplate.height - PlacedBox.nameHeight }
        lanes[lane][index].rectangle.y = y
        y = lanes[lane][index].rows.upperBound + foot
      }
    }
    return lanes.flatMap(\.self)
  }

  /// Draws some modules in pictures of one height.
  static func all(
    of sources: [ArchitectureSource], _ record: CallRecord?, withProfile: Bool = false
  ) -> [ArchitecturePicture] {
    let plans = sources.map { ($0, Plan(of: $0, record, withProfile: withProfile)) }
    let height = plans.map { ArchitecturePicture($0, $1).height }.max() ?? 0
    return plans.map { ArchitecturePicture($0, $1, height: height) }
  }

  /// The name of the box with a function; of shared code, the bar on one side.
  func role(of function: RecordedCall.Function, isScreen: Bool) -> String {
    parts.first { $0.box.files.contains(function.place) }?.box.name
      ?? (isScreen ? Self.uikit : Self.shared)
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

  func overlaps(_ segment: Segment) -> Bool {
    columns.overlaps(segment.columns) && rows.overlaps(segment.rows)
  }
}

// MARK: - Boxes

/// A box at its position, with its code.
struct PlacedBox {
  /// The height of a line of code.
  static let line = 1.5

  let box: Box
  let lane: Int
  var rectangle: Rectangle

  /// The lines of code in the order of their concerns; those without one come last.
  let strokes: [Stroke]

  var rows: ClosedRange<Double> { rectangle.rows }

  /// The height of a line of the name.
  static let nameHeight = 12.0

  /// The name in lines that end before the next lane, or at the edge of the box.
  let nameLines: [String]

  private let nameWidth: Double

  init(_ box: Box, lane: Int, isNarrow: Bool = false, y: Double = 0, strokes: [Stroke]) {
    self.box = box
    self.lane = lane
    self.strokes = strokes
    let height = Double(strokes.count) * Self.line + 2
    rectangle = Rectangle(x: 30 + Double(lane) * 98, y: y, width: 64, height: height)
    nameWidth = isNarrow ? 64 : lane < 2 ? 94 : 82
    nameLines = box.name.lines(width: nameWidth)
  }

  /// The width of a line of the name; a word that is too long is condensed.
  func width(of line: String) -> Double { min(line.width, nameWidth) }

  /// The room of the name above the box.
  var nameplate: Rectangle {
    let height = Self.nameHeight * Double(nameLines.count)
    return Rectangle(
      x: rectangle.x, y: rectangle.y - 2 - height, width: nameLines.map(width).max() ?? 0,
      height: height)
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
  /// The concerns with a color and a number from 1 to 9.
  static let lenses = allCases.filter { $0 != .portraits && !$0.isChapter }

  /// The number key of the concern, `nil` without a color.
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

  /// The words in lines of a width; a longer word has a line of its own.
  fileprivate func lines(width: Double) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      let line = lines.last.map { "\($0) \(word)" } ?? String(word)
      if line.width <= width, !lines.isEmpty {
        lines[lines.count - 1] = line
      } else {
        lines.append(String(word))
      }
    }
  }
}
