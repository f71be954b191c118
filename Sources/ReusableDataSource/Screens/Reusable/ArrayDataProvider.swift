/// A provider of an array, which its owner replaces.
final class ArrayDataProvider: ViewModelDataProvider {
  var sectionsChanged: () -> Void = {}

  var sections: [ItemSection] = [] {
    didSet { sectionsChanged() }
  }

  let searchText: String? = nil
}
