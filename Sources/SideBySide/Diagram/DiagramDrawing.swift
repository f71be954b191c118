import SourceAnalysis

/// The picture of an architecture: a box for each object, and an arc for each reference.
///
/// The boxes stand below one another. An arc on their right owns its target and one on their left
/// refers to it weakly, so that no line meets a text.
struct DiagramDrawing {
  /// The width of every picture, so that it fits on a telephone.
  static let width = 446

  /// The left and right edges of all boxes.
  private static let columns = 116..<322

  /// The space between two boxes.
  private static let gap = 12

  /// The space for the title of a side.
  private static let head = 22

  private let diagram: ObjectDiagram

  /// The upper and lower edges of the box of each object.
  private let boxes: [Range<Int>]

  var height: Int { (boxes.last?.upperBound ?? 0) + Self.gap }

  /// Sets the boxes below one another, with a title above the first one of each side.
  init(_ diagram: ObjectDiagram) {
    self.diagram = diagram
    var boxes: [Range<Int>] = []
    var role: ObjectRole?
    for object in diagram.objects {
      let head = object.role == role ? 0 : Self.head
      let top = (boxes.last?.upperBound ?? 0) + Self.gap + head
      boxes.append(top..<top + (object.codeLineCount == nil ? 22 : 36))
      role = object.role
    }
    self.boxes = boxes
  }

  /// The element in a page; a list beside it says the same to a screen reader.
  var element: HTML {
    """
    <svg class="diagram" viewBox="0 0 \(Self.width) \(height)" \
    data-architecture="\(diagram.name)" aria-hidden="true">
    \(content)
    </svg>
    """
  }

  /// The sides, arcs and boxes.
  var content: HTML {
    """
    \(ObjectRole.allCases.compactMap(side))
    \(links)
    \(zip(diagram.objects, boxes).map { box($0, $1) })
    """
  }
}

// MARK: - Parts

extension DiagramDrawing {
  private func side(_ role: ObjectRole) -> HTML? {
    let members = zip(diagram.objects, boxes).filter { $0.0.role == role }.map(\.1)
    guard let first = members.first, let last = members.last else { return nil }
    let title =
      switch role {
      case .view: "View side"
      case .between: "In between"
      case .data: "Shared data"
      }
    let top = first.lowerBound - Self.head
    let ground: HTML = """
      <rect class="band" y="\(top)" width="\(Self.width)" \
      height="\(last.upperBound + Self.gap / 2 - top)"/>
      """
    return """
      \(role == .between ? ground : "")<text class="side" x="\(Self.columns.lowerBound)" \
      y="\(first.lowerBound - 7)">\(title)</text>
      """
  }

  /// An arc for all references of the same kind between two objects.
  private var links: [HTML] {
    let names = diagram.objects.map(\.name)
    var drawn: Set<[String]> = []
    return diagram.references.compactMap { reference in
      let kind = reference.isWeak ? "weak" : "owns"
      guard let owner = names.firstIndex(of: reference.owner),
        let target = names.firstIndex(of: reference.target), owner != target,
        drawn.insert([reference.owner, kind, reference.target]).inserted
      else { return nil }
      return """
        <g class="link \(kind)" data-owner="\(names[owner])" data-target="\(names[target])">\
        \(arc(from: owner, to: target, direction: reference.isWeak ? -1 : 1))</g>
        """
    }
  }

  /// A line between the boxes of two objects, with an arrowhead at each end.
  ///
  /// The head at the owner, the tail, is for a call in the other direction.
  ///
  /// - Parameter direction: 1 for an arc on the right of the boxes, -1 for one on the left.
  private func arc(from owner: Int, to target: Int, direction: Int) -> HTML {
    let x = direction > 0 ? Self.columns.upperBound : Self.columns.lowerBound
    // Lines that leave a box and lines that arrive there stay apart.
    let start = boxes[owner].middle + (owner < target ? 5 : -5)
    let end = boxes[target].middle
    let room = direction > 0 ? Self.width - x : x
    // An arc is three quarters as deep as the points that bend it.
    let bend = x + direction * min(18 + abs(end - start) / 3, (room - 6) * 4 / 3)
    func head(_ y: Int) -> String { "M\(x) \(y)l\(direction * 7) -4v8z" }
    return """
      <path class="line" d="M\(x) \(start)C\(bend) \(start) \(bend) \(end) \(x) \(end)"/>\
      <path class="head" d="\(head(end))"/><path class="tail" d="\(head(start))"/>
      """
  }

  private func box(_ object: DiagramObject, _ rows: Range<Int>) -> HTML {
    let (x, width) = (Self.columns.lowerBound, Self.columns.count)
    // A long name is squeezed into the box.
    let squeezed: HTML = object.name.count > 27 ? " textLength=\"\(width - 16)\"" : ""
    let size = object.codeLineCount.map { count -> HTML in
      """
      <text class="count" x="\(x + 8)" y="\(rows.lowerBound + 29)">\
      \(count) \(count == 1 ? "line" : "lines")</text>\
      <path class="size" d="M\(x + 62) \(rows.lowerBound + 26)h\((count * 3 + 9) / 10)"/>
      """
    }
    return """
      <g class="object \(size == nil ? "shared" : "own")" data-object="\(object.name)">\
      <rect x="\(x)" y="\(rows.lowerBound)" width="\(width)" height="\(rows.count)" rx="4"/>\
      <text class="name" x="\(x + 8)" y="\(rows.lowerBound + 15)"\(squeezed)>\(object.name)</text>\
      \(size ?? "")</g>
      """
  }
}

extension Range<Int> {
  fileprivate var middle: Int { (lowerBound + upperBound) / 2 }
}
