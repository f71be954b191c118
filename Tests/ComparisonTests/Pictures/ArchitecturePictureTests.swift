import Foundation
import PackageFiles
import Testing

@testable import Comparison

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pictures of the architectures.
struct ArchitecturePictureTests {
  /// Files with some lines of code.
  private let source: ArchitectureSource = {
    let lineCounts: KeyValuePairs = [
      "Screen": 5, "Answer": 3, "EmployeeListModel": 12, "Store": 12, "Reducer": 12,
    ]
    return ArchitectureSource(
      name: "Example",
      files: lineCounts.map { name, count in
        SourceFile(path: "\(name).swift", text: String(repeating: "let a = 1\n", count: count))
      })
  }()

  /// A box for each file, by name.
  private var boxes: [String: Box] {
    Dictionary(
      Box.all(of: source.core).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func picture(_ lanes: [[String]], _ arrows: [Arrow] = []) -> ArchitecturePicture {
    let lanes = lanes.map { $0.compactMap { boxes[$0] } }
    return ArchitecturePicture(source, Plan(lanes: lanes, arrows: arrows))
  }

  @Test func `arrows of a pair are apart, and an arrow goes around what is in its way`() {
    let pair = [Arrow("Store", .calls, "Model"), Arrow("Model", .tells, "Store")]
    let beside = picture([["Store"], ["Model"]], pair)
    #expect(beside.arrows.map { $0.points.map(\.x) } == [[94, 128], [128, 94]])
    let below = picture([["Store", "Model"]], pair)
    #expect(
      below.arrows.map(\.points) == [
        [Corner(71, 52), Corner(71, 70)], [Corner(84, 70), Corner(84, 52)],
      ])
    let across = picture(
      [["Store"], ["Model"], ["Reducer"]],
      [Arrow("Store", .calls, "Reducer"), Arrow("Reducer", .tells, "Store")])
    let past = [[["Screen", "Model", "Answer"]], [[], ["Screen", "Model", "Answer"]]].map { lanes in
      picture(lanes, [Arrow("Screen", .calls, "Answer")])
    }
    let pictures = [beside, below, across] + past
    let cornerCounts = pictures.map { $0.arrows.map(\.points.count) }
    #expect(cornerCounts == [[2, 2], [2, 2], [6, 6], [4], [4]])
    #expect(pictures.flatMap(\.flaws) == [])
  }

  /// `GeneratedFileTests` compares the files byte by byte.
  @Test func `the files are valid XML that loads nothing, with every call in the moving picture`()
    throws
  {
    let facts = try DocumentFacts.ofThisPackage.get()
    let files = PictureFiles(facts: facts)
    let broken = try files.paths.filter { path in
      let text = try files.text(of: path) ?? ""
      return !XMLParser(data: Data(text.utf8)).parse()
        || ["<script", "href", "url(", "@import"].contains(where: text.contains)
    }
    #expect(broken == [])
    let picture = try #require(MovingPicture(facts))
    let text = try picture.text()
    let traces = picture.names.compactMap { facts.record?.trace(of: MovingPicture.event, in: $0) }
    let callCounts = traces.map { "\($0.calls.count)" }
    // What is hidden at the end says so for programs that know no animation.
    let shown = text.matches(of: #/"count shown" x="232" y="26" style="[^"]*">(\d+)</#).map {
      String($0.1)
    }
    #expect(shown == callCounts)
    let changeCount = traces.flatMap { trace in
      trace.calls.indices.filter { trace.frame(after: $0) != trace.frame(after: $0 + 1) }
    }.count
    let stops = ["class=\"stop shown\"", "class=\"cell sign\""].map { text.ranges(of: $0).count }
    #expect(stops == [traces.flatMap(\.calls).count, changeCount])
    let long = ["View controller", "Presenter", "Employee section model", "Status section model"]
    let lists = [[], Array(long[..<2]), long + ["Interactor"]].map(MovingPicture.list)
    let pair = "View controller, Presenter"
    #expect(lists == ["", pair, "\(pair) and 3 more"])
  }
}
