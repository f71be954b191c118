import Foundation
import PackageFiles
import TerminalDrawing

/// A picture for documents in which the calls of an event travel through some architectures.
///
/// It has the layout of Play. One animated number is its clock, and every other value follows from
/// it, so that without the animation the picture shows its end.
struct MovingPicture {
  /// The path of the file.
  static let path = "Sources/Catalogue/Catalogue.docc/play.svg"

  static let event = CallEvent.deleteRefused

  /// The seconds from one call to the next.
  private static let pace = 0.76

  /// The columns, and the room of each one.
  private let columns: [Column]
  private let frames: [String]
  private static let (step, margin) = (346.0, 16.0)

  private struct Column {
    let picture: ArchitecturePicture
    let calls: [Call]

    /// The boxes that take part, each with the number of its first call.
    var parts: [(name: String, number: Int)] {
      calls.flatMap { call in [(call.start, call.number), (call.end, call.number)] }
        .reduce(into: []) { parts, part in
          let isBox = picture.parts.contains { $0.box.name == part.0 }
          if isBox, !parts.contains(where: { $0.name == part.0 }) { parts.append(part) }
        }
    }
  }

  /// The calls whose numbers can be read beside each other in a column.
  private static let callLimit = 22

  /// Reads the calls of three architectures, with the fewest, more, and the most boxes that take
  /// part; `nil` if there are no three with few enough calls.
  init?(_ facts: DocumentFacts) {
    let traces = facts.sources.compactMap { source in
      facts.record?.trace(of: Self.event, in: source.name).map { (source, $0) }
    }.filter { $1.calls.count <= Self.callLimit }
    let sizes = traces.map {
      Set($1.calls.flatMap { [$0.caller, $0.callee] }.filter(\.isOwn).map(\.place)).count
    }
    let order = traces.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    guard order.count > 2, let last = order.last else { return nil }
    let chosen = [order[0], order[1], last].map { traces[$0] }
    columns = zip(chosen, ArchitecturePicture.all(of: chosen.map(\.0), facts.record)).map {
      Column(picture: $1, calls: Call.all(of: $0.1, in: $1))
    }
    frames = facts.record?.frames(of: Self.event) ?? []
  }

  /// The names of the architectures.
  var names: [String] { columns.map(\.picture.name) }

  /// What the picture shows, in words.
  var summary: String {
    let counts = columns.map { "\($0.calls.count) calls in \($0.picture.name)" }
    return "\(Self.event.summary) \(counts.joined(separator: ", "))."
  }

  /// The text of the file.
  func text() throws -> String {
    let height = 128 + (columns.first?.picture.height ?? 0) + 116
    let last = columns.map(\.calls.count).max() ?? 0
    let end = Double(last) * Self.pace + 2
    let clock = """
      @property --t { syntax: "<number>"; inherits: true; initial-value: 99; }
      @keyframes clock {
        0%, 5% { --t: 99; }
        5.01% { --t: -1; }
        \((95 - 400 / (end + 5)).tenths)% { --t: \(end.tenths); }
        95%, 100% { --t: 99; }
      }
      .moving { --for: 99; animation-duration: \((end + 5).tenths)s; }

      """
    return try PictureFiles.file(
      title: summary, width: Double(columns.count) * Self.step - 26, height: height,
      style: ["calls.css", "moving.css"].map(Resource.text(of:)).joined() + clock,
      content: [head]
        + columns.enumerated().map { index, column in
          "<g transform=\"translate(\(Double(index) * Self.step) 30)\">\n\(drawing(of: column))\n</g>"
        })
  }

  /// What happens, and the concerns of the lines in which calls arrive.
  private var head: HTML {
    let landed = Set(columns.flatMap(\.calls).compactMap(\.concern?.number))
    var x = Double(columns.count) * Self.step - 26
    let legend = Concern.lenses.enumerated().reversed().filter { landed.contains($0.offset + 1) }
      .map { index, concern -> HTML in
        x -= concern.rawValue.width + 32
        return """
          <g class="k\(index + 1)" transform="translate(\(x) 14)"><rect class="tint" y="-12" \
          width="20" height="16"/><rect class="key" y="-12" width="4" height="16"/>\
          <text class="digit" x="12" y="-1">\(index + 1)</text></g>\
          <text class="say" x="\(x + 26)" y="13">\(concern.rawValue)</text>
          """
      }
    return "<text class=\"title\" y=\"14\">\(Self.event.summary)</text>\n\(legend)"
  }

  // MARK: - Columns

  /// The seconds after which a call leaves its caller.
  private func start(of number: Int) -> Double { 1.2 + Double(number - 1) * Self.pace }

  private func drawing(of column: Column) -> HTML {
    let picture = column.picture
    let parts = column.parts
    let faint = picture.parts.filter { part in !parts.contains { $0.name == part.box.name } }
    let reached = parts.map { part -> HTML in
      let box = picture.parts.first { $0.box.name == part.name }
      return
        "<g class=\"reached\" style=\"--at:\(start(of: part.number))\">\(box?.drawing ?? "")</g>"
    }
    return """
      <text class="title" y="26">\(picture.name)</text>
      <g class="moving">
      \(count(of: column.calls.map(\.number), unit: "call", x: 232))
      \(count(of: parts.map(\.number), unit: "part", x: 320))
      \(names(of: column))
      \(strip(of: column.calls))
      </g>
      <g transform="translate(0 88)">
      \(picture.bars)
      \(faint.map { "<g class=\"faint\">\($0.drawing)</g>" as HTML })
      <g class="moving">
      \(reached)
      \(column.calls.map(way))
      \(column.calls.map(disc))
      </g>
      </g>
      <g class="moving" transform="translate(0 \(picture.height + 108))">
      \(screens(of: column.calls))
      </g>
      """
  }

  /// A text for each number, of which the picture shows one.
  private func count(of numbers: [Int], unit: String, x: Double) -> HTML {
    let texts = (0...numbers.count).map { count -> HTML in
      let from = count == 0 ? -9 : start(of: numbers[count - 1])
      let until = count == numbers.count ? nil : start(of: numbers[count])
      return """
        <text class="count shown" x="\(x)" y="26"\(times(from, until))>\(count)\
        <tspan class="unit" dx="3">\(unit)\(count == 1 ? "" : "s")</tspan></text>
        """
    }
    return "\(texts, separator: "")"
  }

  /// The class of what is shown between two times; without the second one, it stays.
  private func times(_ from: Double, _ until: Double?) -> HTML {
    guard let until else { return " style=\"--at:\(from)\"" }
    return " opacity=\"0\" style=\"--at:\(from);--for:\(until - from)\""
  }

  /// The call that is made, and at the end the parts.
  private func names(of column: Column) -> HTML {
    let calls = column.calls.map { call -> HTML in
      let next = start(of: call.number + 1)
      let text = TerminalText.wrap(call.recorded.text, columns: 44).first { _ in true } ?? ""
      return
        "<text class=\"code-name shown\" y=\"46\"\(times(start(of: call.number), next))>\(text)</text>"
    }
    let parts = Self.list(column.parts.map(\.name))
    let end = start(of: column.calls.count + 1)
    return "\(calls)\n<text class=\"say shown\" y=\"46\"\(times(end, nil))>\(parts)</text>"
  }

  /// The names that fit in a column, and the number of the others.
  static func list(_ names: [String]) -> String {
    let texts = names.indices.reversed().map { index in
      let rest = names.count - index - 1
      return names[...index].joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more")
    }
    return texts.first { $0.width < ArchitecturePicture.width } ?? texts.last ?? ""
  }

  /// A cell for each call, and a sign where the screen changes.
  private func strip(of calls: [Call]) -> HTML {
    let changes = zip([0] + calls.map(\.frame), calls.map(\.frame)).count { $0 != $1 }
    let room = (ArchitecturePicture.width - 13.4 * Double(changes)) / Double(max(1, calls.count))
    let width = min(15, room - 1.4)
    var x = 0.0
    var frame = 0
    let cells = calls.map { call -> HTML in
      let style = times(start(of: call.number), nil)
      var cell: HTML = """
        <g class="cell k\(call.concern?.number ?? 0)"\(style)>\
        <path class="ground" d="M\(x.tenths) 54h\(width.tenths)v13h-\(width.tenths)z"/>\
        <path class="key" d="M\(x.tenths) 67h\(width.tenths)v3.5h-\(width.tenths)z"/>\
        <text x="\((x + width / 2).tenths)" y="64">\(call.number)</text></g>
        """
      x += width + 1.4
      if call.frame != frame {
        cell =
          "\(cell)<path class=\"cell sign\"\(style) d=\"M\(x.tenths) 56h10v12h-10zm2 4h6m-6 3h4\"/>"
        x += 13.4
      }
      frame = call.frame
      return cell
    }
    return "\(cells)"
  }

  private func way(of call: Call) -> HTML {
    let land: HTML =
      call.landing.isEmpty ? "" : "<path class=\"landing\" d=\"\(call.landing.path)\"/>"
    let gap: HTML = call.gap.isEmpty ? "" : "<path class=\"gap\" d=\"\(call.gap.path)\"/>"
    return """
      <g class="call\(call.recorded.kind == .answer ? " answer" : "")" style="--at:\(start(of: call.number))">\
      \(gap)<path class="line" d="\(call.way.path)"/>\(land)</g>
      """
  }

  /// The number, which travels along the way and stays beside its end.
  private func disc(of call: Call) -> HTML {
    let stop = call.stop
    let points = (call.way.dropLast() + [stop]).map { point in
      "\((point.x - stop.x).tenths) \((point.y - stop.y).tenths)"
    }
    let until = call.successor.map { start(of: $0) + 0.45 }
    let time = start(of: call.number)
    let hidden: HTML = until == nil ? "" : " opacity=\"0\""
    let length: HTML = until.map { ";--for:\($0 - time)" } ?? ""
    return """
      <g class="stop shown"\(hidden) transform="translate(\(stop.x) \(stop.y))" \
      style="--at:\(time)\(length);offset-path:path('M\(points.joined(separator: "L"))')">\
      <circle r="\(Call.radius)"/><text y="3.4">\(call.number)</text></g>
      """
  }

  // MARK: - Screens

  /// The first rows of each frame, from the call that changes the screen on.
  private func screens(of calls: [Call]) -> HTML {
    let screens = frames.enumerated().map { index, frame -> HTML in
      let first = calls.first { $0.frame == index && index > 0 }
      let from = first.map { start(of: $0.number) + 0.5 } ?? -9
      let until = calls.first { $0.frame == index + 1 }.map { start(of: $0.number) + 0.5 }
      let before = Set(frames[..<index].flatMap { $0.split(separator: "\n") })
      let lines = frame.split(separator: "\n").prefix(7)
      let rows = lines.enumerated().map { row, line -> HTML in
        let y = 12 + Double(row) * 14
        let isNew = index > 0 && row > 0 && !before.contains(line)
        let mark: HTML =
          isNew
          ? "<rect class=\"news\" x=\"1\" y=\"\(y - 10.5)\" width=\"318\" height=\"14\"/>" : ""
        let text = line.trimmingCharacters(in: ["│", "┌", "┐", "─", " "])
        let inset = line.drop { "│┌─".contains($0) }.prefix { $0 == " " }.count
        return
          "\(mark)<text class=\"row\" x=\"\(12 + Double(inset) * 7)\" y=\"\(y)\">\(text)</text>"
      }
      return "<g class=\"shown\"\(times(from, until))>\(rows, separator: "")</g>"
    }
    return """
      <path class="edge-rows" d="M0 -12V100H320V-12"/><path class="glass" d="M1 0h318v102h-318z"/>
      \(screens)
      <circle class="finger" cx="250" cy="22" r="9"/>
      """
  }
}
