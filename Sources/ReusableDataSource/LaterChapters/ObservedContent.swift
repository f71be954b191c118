/// Content that changes, and announces a new provider each time.
///
/// **Article** The series on a reusable data source announces an observer; this is our design of it.
protocol ObservedContent<SectionID>: AnyObject {
  associatedtype SectionID: Hashable

  /// The provider of the present content.
  var provider: any ViewModelDataProvider<SectionID> { get }

  /// Is called with the provider of each new content.
  var onChange: ((any ViewModelDataProvider<SectionID>) -> Void)? { get set }
}

extension ProviderDataSource {
  /// Shows some content, and each new provider that it announces.
  ///
  /// The screen owns the content. Setting `onChange` to `nil` ends the observation.
  func observe(_ content: any ObservedContent<SectionID>) {
    content.onChange = { [weak self] provider in self?.dataProvider = provider }
    dataProvider = content.provider
  }
}

// MARK: -

/// An array of view models that can be set again.
final class ArrayContent<SectionID: Hashable>: ObservedContent {
  var onChange: ((any ViewModelDataProvider<SectionID>) -> Void)?

  var items: [any ItemViewModel] {
    didSet { onChange?(provider) }
  }

  private let identifier: SectionID

  init(_ items: [any ItemViewModel] = [], identifier: SectionID) {
    self.items = items
    self.identifier = identifier
  }

  var provider: any ViewModelDataProvider<SectionID> {
    ArrayDataProvider(items, identifier: identifier)
  }
}

// MARK: -

/// A list of sections, each with a provider, that can be set again.
final class SectionedContent<SectionID: Hashable>: ObservedContent {
  var onChange: ((any ViewModelDataProvider<SectionID>) -> Void)?

  var providers: [any ViewModelDataProvider<SectionID>] {
    didSet { onChange?(provider) }
  }

  init(_ providers: [any ViewModelDataProvider<SectionID>] = []) {
    self.providers = providers
  }

  var provider: any ViewModelDataProvider<SectionID> { SectionedDataProvider(providers) }
}

// MARK: -

/// The lists of an asynchronous sequence; each replaces the one before.
final class SequenceContent<SectionID: Hashable>: ObservedContent {
  var onChange: ((any ViewModelDataProvider<SectionID>) -> Void)?

  private(set) var provider: any ViewModelDataProvider<SectionID> =
    SectionedDataProvider<SectionID>([])
  {
    didSet { onChange?(provider) }
  }

  private var task: Task<Void, Never>?

  /// Starts to read a sequence of lists, and makes a provider for each.
  ///
  /// The sequence cannot fail, because only the screen knows how to show a failure.
  init<Lists: AsyncSequence>(
    of lists: Lists,
    makeProvider: @escaping (Lists.Element) -> any ViewModelDataProvider<SectionID>
  ) where Lists.Failure == Never {
    task = Task { [weak self] in
      for await list in lists { self?.provider = makeProvider(list) }
    }
  }

  deinit {
    task?.cancel()
  }
}
