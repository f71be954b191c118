/// A list of elements, each with the section that shows it, which can be brought to another list.
///
/// The sections of elements that stay as they are stay too, so that only what changed is made anew.
/// Sections of another kind may stand above them, in the same array, so that nobody has to glue two.
public struct DiffableSections<Element: Identifiable & Equatable, Section> {
  /// The sections above, then those of the elements in their order.
  public var sections: [Section] { shown }

  @usableFromInline
  var shown: [Section] = []

  @usableFromInline
  var elements: [Element] = []

  /// Creates an empty list.
  public init() {}

  /// Brings the list to other elements.
  ///
  /// It is inlinable for the reason for which the comparison is, `SectionChanges`.
  ///
  /// - Parameters:
  ///   - newElements: The elements after; each id stands there once.
  ///   - sectionsAbove: The sections above those of the elements, the same number at each update.
  ///   - makeSection: Makes the section of an element that is new or has changed.
  /// - Returns: What the table has to change, `nil` where all of it is to be loaded anew because there
  ///   was nothing or is nothing left.
  /// - Complexity: That of comparing the lists: O(*n*) in their length where few sections move.
  @inlinable
  public mutating func update(
    to newElements: [Element], below sectionsAbove: [Section] = [],
    makeSection: (Element) -> Section
  ) -> SectionChanges? {
    let offset = sectionsAbove.count
    guard elements != newElements else {
      shown.replaceSubrange(..<min(offset, shown.count), with: sectionsAbove)
      return SectionChanges()
    }
    guard !elements.isEmpty, !newElements.isEmpty else {
      elements = newElements
      shown = Self.list(sectionsAbove, newElements.map(makeSection))
      return nil
    }
    let changes = SectionChanges(from: elements, to: newElements, offset: offset)
    let origins = changes.origins(from: shown.count, to: offset + newElements.count)
    var isChanged = [Bool](repeating: false, count: shown.count)
    for section in changes.reloads { isChanged[section] = true }
    let newSections = newElements.indices.map { place in
      guard let origin = origins[offset + place], !isChanged[origin] else {
        return makeSection(newElements[place])
      }
      return shown[origin]
    }
    elements = newElements
    shown = Self.list(sectionsAbove, newSections)
    return changes
  }

  /// The sections above and those of elements, in an array with room for no more.
  @usableFromInline
  static func list(_ sectionsAbove: [Section], _ sections: [Section]) -> [Section] {
    var list: [Section] = []
    list.reserveCapacity(sectionsAbove.count + sections.count)
    list += sectionsAbove
    list += sections
    return list
  }
}
