import SourceAnalysis

/// A picture of an architecture: a box for each object, and a line for each reference.
///
/// All architectures have the same three columns. A row is as high as its highest box.
struct DiagramLayout {
  /// The width of every picture, so that it fits on a telephone.
  static let width = 446

  /// The space above the first row and below the last one.
  static let margin = 18

  /// The space to the left and to the right of a column.
  static let gutter = 26

  /// The space between two rows.
  static let channel = 38

  /// The width of a box.
  static let boxWidth = (width - 4 * gutter) / 3

  let boxes: [DiagramBox]
  let links: [DiagramLink]

  /// The rows of each side, as far as there are any.
  let bands: [(role: ObjectRole, top: Int, bottom: Int)]

  let height: Int

  /// Sets the boxes in rows, and draws the lines around them.
  init(_ diagram: ObjectDiagram) {
    var boxes: [DiagramBox] = []
    var bands: [(role: ObjectRole, top: Int, bottom: Int)] = []
    var y = Self.margin
    for (row, objects) in diagram.rows.enumerated() {
      let start = boxes.count
      for (column, object) in objects.enumerated() {
        guard let object else { continue }
        let x = Self.gutter + column * (Self.boxWidth + Self.gutter)
        boxes.append(DiagramBox(object, row: row, column: column, at: Point(x: x, y: y)))
      }
      let bottom = boxes[start...].map(\.frame.maxY).max() ?? y
      if let role = boxes[start...].first?.object.role {
        if bands.last?.role == role {
          bands[bands.count - 1].bottom = bottom
        } else {
          bands.append((role, y, bottom))
        }
      }
      y = bottom + Self.channel
    }
    self.boxes = boxes
    self.bands = bands
    height = y - Self.channel + Self.margin
    var router = LinkRouter(boxes: boxes)
    links = router.links(for: diagram.references)
  }
}

// MARK: - Parts

/// The box of an object.
struct DiagramBox {
  let object: DiagramObject

  /// The row and the column, from 0.
  let row, column: Int

  let frame: Frame

  /// The beginning of a long name, which stands above the rest in small letters.
  let prefix: String

  /// The name, or the rest of a long one.
  let name: String

  fileprivate init(_ object: DiagramObject, row: Int, column: Int, at corner: Point) {
    self.object = object
    self.row = row
    self.column = column
    (prefix, name) = Self.parts(of: object.name)
    let size = object.codeLineCount.map { 19 + 4 * (($0 + 9) / 10) } ?? 0
    frame = Frame(
      x: corner.x, y: corner.y, width: DiagramLayout.boxWidth,
      height: (prefix.isEmpty ? 25 : 37) + size)
  }

  /// Splits a name before one of its words, so that the rest has at most 14 letters.
  ///
  /// Names that begin with “EmployeeList” are split behind it, because most do.
  static func parts(of name: String) -> (prefix: String, name: String) {
    let common = "EmployeeList"
    if name.hasPrefix(common), 1...14 ~= name.count - common.count {
      return (common, String(name.dropFirst(common.count)))
    }
    guard name.count > 14 else { return ("", name) }
    let starts = name.indices.filter { index in
      index > name.startIndex && name[index].isUppercase
        && name[name.index(before: index)].isLowercase
    }
    let start = starts.first { name[$0...].count <= 14 } ?? name.startIndex
    return (String(name[..<start]), String(name[start...]))
  }
}

/// The line of a reference.
struct DiagramLink {
  let owner: String
  let target: String
  let isWeak: Bool
  let line: Line
}
