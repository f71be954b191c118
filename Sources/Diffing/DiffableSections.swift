/// A list of elements and their sections that can be updated to a new list.
///
/// An unchanged element keeps its section. The array may start with sections that belong to no
/// element, so that a data source can show the whole array.
///
/// ```swift
/// let changes = sections.update(to: employees, below: [status]) { EmployeeSection($0) }
/// if let changes { tableView.apply(changes) } else { tableView.reloadData() }
/// ```
public struct DiffableSections<Element: Identifiable & Equatable, Section> {
  /// The sections above, then one section for each element, in the order of the elements.
  public var sections: [Section] { shown }

  @usableFromInline
  var shown: [Section] = []

  @usableFromInline
  var elements: [Element] = []

  /// Creates an empty list.
  public init() {}

  /// Updates the list to new elements.
  ///
  /// Inlinable, so that the compiler specializes it for the types of a module.
  ///
  /// - Parameters:
  ///   - newElements: The elements after the update.
  ///   - sectionsAbove: The sections above those of the elements, the same number at each update.
  ///   - makeSection: Returns the section for an element that is new or has changed.
  /// - Returns: The changes for the table, without the sections above; the caller adds those that
  ///   changed. `nil` if exactly one of the lists is empty: reload everything then.
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the length of the lists and *m* the number of
  ///   elements between the first and the last change.
  @inlinable
  public mutating func update(
    to newElements: [Element], below sectionsAbove: [Section] = [],
    makeSection: (Element) -> Section
  ) -> SectionChanges? {
    let offset = sectionsAbove.count
    // The exact capacity, because the array is kept for a long time.
    var newSections: [Section] = []
    guard elements.isEmpty == newElements.isEmpty else {
      newSections.reserveCapacity(offset + newElements.count)
      newSections += sectionsAbove
      for element in newElements { newSections.append(makeSection(element)) }
      elements = newElements
      shown = newSections
      return nil
    }
    let changes = SectionChanges(from: elements, to: newElements, offset: offset)
    elements = newElements
    guard !changes.isEmpty else {
      // Without sections above, the array is not written, because the data source may share it.
      if offset > 0 { shown.replaceSubrange(..<min(offset, shown.count), with: sectionsAbove) }
      return changes
    }
    let origins = changes.origins(from: shown.count, to: offset + newElements.count)
    var isChanged = [Bool](repeating: false, count: shown.count)
    for section in changes.reloads { isChanged[section] = true }
    newSections.reserveCapacity(origins.count)
    newSections += sectionsAbove
    for (element, origin) in zip(newElements, origins.dropFirst(offset)) {
      if let origin, !isChanged[origin] {
        newSections.append(shown[origin])
      } else {
        newSections.append(makeSection(element))
      }
    }
    shown = newSections
    return changes
  }
}

// MARK: -

extension DiffableSections: Sendable where Element: Sendable, Section: Sendable {}
