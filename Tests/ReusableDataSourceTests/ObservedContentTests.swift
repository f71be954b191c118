import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// Content that announces its providers, shown by a data source that does not know which it has.
struct ObservedContentTests {
  private let tableView = UITableView()
  private let dataSource: ViewModelDataSource<Int>

  init() {
    tableView.size = Size(width: 20, height: 4)
    dataSource = ViewModelDataSource(tableView: tableView)
    dataSource.registerCell(TitleCell.self, identifier: "Title")
  }

  @Test func `each change of an array or of sections is shown`() {
    let array = ArrayContent(titles("a b"), identifier: 1)
    dataSource.observe(array)
    #expect(drawn == "a b")
    array.items = titles("b c d")
    #expect(drawn == "b c d")

    let sections = SectionedContent<Int>([ArrayDataProvider(titles("x"), identifier: 1)])
    array.onChange = nil
    dataSource.observe(sections)
    array.items = []
    #expect(drawn == "x")
    sections.providers.insert(ArrayDataProvider(titles("y z"), identifier: 2), at: 0)
    #expect(drawn == "y z x")
  }

  @Test func `each list of a sequence is shown, and its end leaves the last one`() async {
    let (lists, continuation) = AsyncStream.makeStream(of: String.self)
    let content = SequenceContent<Int>(of: lists) { list in
      ArrayDataProvider(titles(list), identifier: 1)
    }
    dataSource.observe(content)
    #expect(drawn == "")
    for list in ["a b", "c"] {
      continuation.yield(list)
      await settle()
      #expect(drawn == list)
    }
    continuation.finish()
    await settle()
    #expect(drawn == "c")
  }

  @Test func `content that is released stops reading its sequence`() async {
    let (lists, continuation) = AsyncStream.makeStream(of: String.self)
    var isEnded = false
    let ended = Task { @MainActor in
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        continuation.onTermination = { _ in done.resume() }
      }
      isEnded = true
    }
    var content: SequenceContent<Int>? = SequenceContent(of: lists) { list in
      ArrayDataProvider(titles(list), identifier: 1)
    }
    await settle()
    #expect(content != nil && !isEnded)
    content = nil
    await ended.value
    #expect(isEnded)
  }

  private var drawn: String {
    text(of: tableView).split(separator: "\n").joined(separator: " ")
  }
}

// MARK: -

private final class Title: ItemViewModel {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class TitleCell: UITableViewCell, Configurable {
  var viewModel: Title? { didSet { textLabel?.text = viewModel?.text } }
}

private func titles(_ words: String) -> [any ItemViewModel] {
  words.split(separator: " ").map { Title(String($0)) }
}
