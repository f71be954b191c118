import ListRendering

/// What an adapted table view reads: sections, and word of their change.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedViewModelInputProtocol`, without the change.
protocol AdaptedViewModelInput: AnyObject {
  var sections: [AdaptedSectionViewModel] { get }

  /// Called after the sections have changed, with what changed, or `nil` where it is everything; the
  /// table sets it.
  var sectionsChanged: ((SectionChanges?) -> Void)? { get set }
}
