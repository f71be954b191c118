import PackageFiles

/// The boxes of an architecture, the lanes in which they stand, and the arrows between them.
///
/// All of it follows from the sources and the recorded calls.
struct Plan {
  /// The boxes of the lanes view, in between and data, from top to bottom.
  let lanes: [[Box]]

  let arrows: [Arrow]

  /// Whether the boxes show the files that events on a profile reach, and not the core.
  let showsProfile: Bool

  var boxes: [Box] { lanes.flatMap(\.self) }

  init(lanes: [[Box]], arrows: [Arrow] = []) {
    (self.lanes, self.arrows, showsProfile) = (lanes, arrows, false)
  }

  /// Sets the files of an architecture in lanes, by the calls that are recorded.
  init(of source: ArchitectureSource, _ record: CallRecord?, withProfile: Bool = false) {
    let (profile, list) = (
      CallEvent.allCases.filter(\.showsProfile), CallEvent.allCases.filter { !$0.showsProfile }
    )
    let calls = { record?.calls(in: source.name, of: $0) ?? [] }
    if withProfile {
      self.init(of: source, calls: calls(list + profile), reachedBy: calls(profile))
    } else {
      self.init(of: source, calls: calls(list))
    }
  }

  /// Sets the files of an architecture in lanes.
  ///
  /// On the left are the files that UIKit calls, on the right those that a service answers. A file
  /// that does both, or that calls a file on the right although UIKit calls it, is in between, like
  /// all others. In a lane, files are in the order in which an event reaches them first.
  ///
  /// - Parameter profileCalls: The calls of the events on a profile; `nil` for a plan of the core.
  init(
    of source: ArchitectureSource, calls: [RecordedCall],
    reachedBy profileCalls: [RecordedCall]? = nil
  ) {
    showsProfile = profileCalls != nil
    var boxes = Box.all(of: source.core + (showsProfile ? source.files(of: .profile) : []))
    let reached = calls.flatMap { [$0.caller.place, $0.callee.place] }
      .compactMap { file in boxes.first { $0.files.contains(file) }?.name }
    let order = Dictionary(
      reached.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    boxes.sort { order[$0.name] ?? .max < order[$1.name] ?? .max }
    let isReached = { (box: Box) in order[box.name] != nil }
    if let profileCalls {
      let places = Set(profileCalls.flatMap { [$0.caller.place, $0.callee.place] })
      boxes.removeAll { places.isDisjoint(with: $0.files) }
    }
    let asides = boxes.filter { $0.isAssembly || $0.declaresOnlyProtocols && !isReached($0) }
    for index in boxes.indices { boxes[index].isAside = asides.contains(boxes[index]) }
    let parts = boxes.filter { !$0.isAside }
    let links = Link.all(of: calls, among: parts)

    let sides = Sides(of: parts, calls: calls, links: links)
    lanes = [
      links.neighbors(in: parts.filter { sides.view.contains($0.name) }),
      links.neighbors(
        in: parts.filter { !sides.view.contains($0.name) && !sides.data.contains($0.name) }),
      links.neighbors(in: parts.filter { sides.data.contains($0.name) })
        + boxes.filter { $0.isAside && !$0.isAssembly } + boxes.filter(\.isAssembly),
    ]
    // Where a profile opens, most boxes call each other, and Play draws each call.
    arrows =
      showsProfile
      ? []
      : links.map { link in
        let kinds = Set(link.calls.map(\.kind))
        let isDirect = kinds.contains(.direct) || kinds.contains(.makes)
        return Arrow(
          link.start, kinds == [.observes] ? .isObservedBy : isDirect ? .calls : .tells, link.end)
      }
  }

  /// The calls from one box to another.
  fileprivate struct Link {
    let start, end: String
    var calls: [RecordedCall]

    /// Collects the calls between boxes, in their order; an observation leads to the observer.
    static func all(of calls: [RecordedCall], among boxes: [Box]) -> [Link] {
      var links: [Link] = []
      for call in calls {
        guard let caller = boxes.first(where: { $0.files.contains(call.caller.place) }),
          let callee = boxes.first(where: { $0.files.contains(call.callee.place) }),
          caller != callee
        else { continue }
        let isObserved = call.kind == .observes
        let (start, end) = isObserved ? (callee, caller) : (caller, callee)
        let known = links.firstIndex {
          ($0.start, $0.end) == (start.name, end.name)
            && ($0.calls.first?.kind == .observes) == isObserved
        }
        if let known {
          links[known].calls.append(call)
        } else {
          links.append(Link(start: start.name, end: end.name, calls: [call]))
        }
      }
      return links
    }
  }

  /// The names of the boxes on the left and on the right.
  private struct Sides {
    private(set) var view: Set<String> = []
    private(set) var data: Set<String> = []

    init(of boxes: [Box], calls: [RecordedCall], links: [Link]) {
      let screen = calls.filter { !$0.caller.isOwn && $0.kind != .answer }
      let modules = Set(screen.map(\.caller.place))
      func names(of calls: [RecordedCall]) -> Set<String> {
        Set(
          boxes.filter { $0.files.contains(where: calls.map(\.callee.place).contains) }.map(\.name))
      }
      let answered = names(of: calls.filter { $0.kind == .answer })
      // A section model, which a button of UIKit calls, knows no view.
      let seesViews = Set(
        boxes.filter { !$0.imports.isDisjoint(with: modules) }.map(\.name))
      let called = names(of: screen).intersection(seesViews)
      data = answered.subtracting(called)
      let callsData = Set(links.filter { data.contains($0.end) }.map(\.start))
      view = called.subtracting(answered).subtracting(callsData)
      // What only the left side uses, and what knows views itself, is on the left.
      while let more = boxes.first(where: { box in
        let users = links.filter { $0.end == box.name }.map(\.start)
        return !view.contains(box.name) && !called.contains(box.name)
          && seesViews.contains(box.name) && !users.isEmpty && view.isSuperset(of: users)
      }) {
        view.insert(more.name)
      }
    }
  }
}

extension [Plan.Link] {
  /// Sets boxes that call each other beside each other, and those with arrows to other lanes on top,
  /// so that few arrows bend.
  ///
  /// Of equally good orders, it takes the one nearest to the given one. A lane with more than six
  /// boxes stays as it is.
  fileprivate func neighbors(in lane: [Box]) -> [Box] {
    guard lane.count <= 6 else { return lane }
    let names = lane.map(\.name)
    let ends = map { link in [link.start, link.end].compactMap(names.firstIndex) }
    func length(of order: [Int]) -> Int {
      ends.map { $0.compactMap(order.firstIndex) }.reduce(0) { length, places in
        length + (places.count == 2 ? abs(places[0] - places[1]) : places.first ?? 0)
      }
    }
    let best = [Int](lane.indices).permutations.min { length(of: $0) < length(of: $1) }
    return best.map { $0.map { lane[$0] } } ?? lane
  }
}

extension [Int] {
  /// All orders of the numbers, the given one first.
  fileprivate var permutations: [[Int]] {
    isEmpty
      ? [[]]
      : indices.flatMap { index in
        var rest = self
        let first = rest.remove(at: index)
        return rest.permutations.map { [first] + $0 }
      }
  }
}

// MARK: - Boxes

/// A part of an architecture: the code of a file, and of the files that extend it.
struct Box: Equatable {
  let name: String

  /// The paths of the files, relative to the folder of the module.
  let files: [String]

  /// The modules that the files import.
  let imports: Set<String>

  let isAssembly, declaresOnlyProtocols: Bool

  /// Whether the box has a faint outline, because it does nothing at run time or makes all others.
  var isAside = false

  init(_ name: String, _ files: [SourceFile]) {
    self.name = name
    self.files = files.map(\.path)
    imports = Set(files.flatMap(\.imports))
    isAssembly = files.contains(where: \.isAssembly)
    declaresOnlyProtocols =
      files.flatMap(\.types).isEmpty && !files.flatMap(\.protocols).isEmpty
  }

  /// A box for each kind of file that has code.
  ///
  /// Files of one kind have the same last two words, such as section models, or extend one type. A
  /// short file with values only, such as the content of an update, belongs to the values in it.
  static func all(of files: [SourceFile]) -> [Box] {
    var kinds: [(kind: String, files: [SourceFile])] = []
    for file in files where file.codeLineCount > 0 {
      if let index = kinds.firstIndex(where: { $0.kind == file.kind }) {
        kinds[index].files.append(file)
      } else {
        kinds.append((file.kind, [file]))
      }
    }
    for kind in kinds.map(\.kind) {
      guard let files = kinds.first(where: { $0.kind == kind })?.files, files.count == 1,
        files[0].hasFewValues
      else { continue }
      let owner = kinds.firstIndex { other in
        other.kind != kind && other.files.flatMap(\.types).contains(where: files[0].names)
      }
      guard let owner else { continue }
      kinds[owner].files += files
      kinds.removeAll { $0.kind == kind }
    }
    let names = kinds.map { words(in: $0.files[0].root) }
    return zip(names, kinds).map { name, kind in
      let roots = Set(kind.files.filter { $0.kind == kind.kind }.map(\.root))
      if roots.count > 1 { return Box(kind.kind.capitalizedFirst.plural, kind.files) }
      let isTaken = names.count { $0 == name } > 1
      let root = kind.files[0].root
      let full = isTaken && root.hasPrefix("Employee") && !root.hasPrefix("EmployeeList")
      return Box(full ? "Employee \(name.lowercased())" : name, kind.files)
    }
  }

  /// The name of a file in words, without what is common to all.
  private static func words(in name: String) -> String {
    if name == SourceFile.assemblyName { return "Assembly" }
    let words = name.split(separator: #/(?=[A-Z])/#)
    let own = words.trimmingPrefix(["Employee"]).trimmingPrefix(["List"])
    return (own.isEmpty ? words[...] : own).joined(separator: " ").lowercased().capitalizedFirst
  }
}

/// A line with an arrowhead between two boxes.
struct Arrow: Hashable {
  /// How the functions of one box reach the other.
  enum Kind: String {
    /// At least one call names the type that it calls, or makes an object or a value.
    case calls

    /// All calls go through a protocol or a closure.
    case tells

    /// The other box reads an observable property, and hears of its changes.
    case isObservedBy
  }

  let kind: Kind
  let start: String
  let end: String

  init(_ start: String, _ kind: Kind, _ end: String) {
    (self.start, self.kind, self.end) = (start, kind, end)
  }
}

extension String {
  /// The text for more than one thing.
  fileprivate var plural: String { hasSuffix("y") ? "\(dropLast())ies" : "\(self)s" }
}

extension SourceFile {
  /// The name of the file without what it extends the type with, such as `+Cells`.
  fileprivate var root: String { String(stem.prefix { $0 != "+" }) }

  /// The last two words of the name, in the singular; for a profile, the whole name.
  fileprivate var kind: String {
    let words = root.split(separator: #/(?=[A-Z])/#)
    let last = words.suffix(chapter == nil ? 2 : words.count).joined(separator: " ").lowercased()
    return last.hasSuffix("ies") ? "\(last.dropLast(3))y" : last
  }

  /// Whether the file has at most a dozen lines of code, and neither a class nor a protocol.
  fileprivate var hasFewValues: Bool {
    codeLineCount <= 12 && !isAssembly && protocols.isEmpty
      && !lines.contains { $0.contains(#/\bclass \w/#) }
  }

  /// Whether the code of the file has a name.
  func names(_ type: String) -> Bool {
    bareLines.contains { $0.split { !$0.isLetter && !$0.isNumber }.contains(type[...]) }
  }

  /// The name of the file that connects the parts of an architecture.
  static let assemblyName = "EmployeeListModule"

  var isAssembly: Bool { stem == Self.assemblyName }

  /// The modules that the file imports.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard words.dropLast().last == "import", words[0] != "//" else { return nil }
      return words.last.map(String.init)
    }
  }

  /// The name of the file, without folders and ending.
  var stem: String { Self.stem(of: path) }

  static func stem(of path: String) -> String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }
}
