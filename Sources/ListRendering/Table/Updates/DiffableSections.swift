/// A list of elements, each with the section that shows it, which can be brought to another list.
///
/// The sections of elements that stay as they are stay too, so that only what changed is made anew.
/// Sections of another kind may stand above them, in the same array, so that nobody has to glue two.
public struct DiffableSections<Element: Identifiable & Equatable, Section> {
  /// The sections above, then those of the elements in their order.
  public private(set) var sections: [Section] = []

  private var elements: [Element] = []

  /// Creates an empty list.
  public init() {}

  /// Brings the list to other elements.
  ///
  /// - Parameters:
  ///   - newElements: The elements after; each id stands there once.
  ///   - sectionsAbove: The sections above those of the elements, the same number at each update.
  ///   - makeSection: Makes the section of an element that is new or has changed.
  /// - Returns: What the table has to change, `nil` where all of it is to be loaded anew because there
  ///   was nothing or is nothing left.
  /// - Complexity: O(*n*) in the length of the lists where few sections move.
  public mutating func update(
    to newElements: [Element], below sectionsAbove: [Section] = [],
    makeSection: (Element) -> Section
  ) -> SectionChanges? {
    let offset = sectionsAbove.count
    guard elements != newElements else {
      sections.replaceSubrange(..<min(offset, sections.count), with: sectionsAbove)
      return SectionChanges()
    }
    guard !elements.isEmpty, !newElements.isEmpty else {
      elements = newElements
      sections = Self.list(sectionsAbove, newElements, makeSection)
      return nil
    }
    let changes = SectionChanges(from: elements, to: newElements, offset: offset)
    // Most changes are few: the sections before the first of them and after the last stay in place.
    let start = zip(elements, newElements).prefix { $0.id == $1.id }.count
    let rest = zip(elements[start...].reversed(), newElements[start...].reversed())
    let end = rest.prefix { $0.id == $1.id }.count
    let (oldEnd, newEnd) = (elements.count - end, newElements.count - end)
    sections.replaceSubrange(..<offset, with: sectionsAbove)
    for section in changes.reloads {
      let place = section - offset
      if place < start { sections[section] = makeSection(newElements[place]) }
      if place >= oldEnd { sections[section] = makeSection(newElements[place + newEnd - oldEnd]) }
    }
    var places: [Element.ID: Int] = [:]
    for place in start..<oldEnd { places[elements[place].id] = place }
    let middle = newElements[start..<newEnd].map { element in
      guard let place = places[element.id], elements[place] == element else {
        return makeSection(element)
      }
      return sections[offset + place]
    }
    sections.replaceSubrange(offset + start..<offset + oldEnd, with: middle)
    elements = newElements
    return changes
  }

  /// The sections above and those of elements, in an array with room for no more.
  private static func list(
    _ sectionsAbove: [Section], _ elements: [Element], _ makeSection: (Element) -> Section
  ) -> [Section] {
    var sections: [Section] = []
    sections.reserveCapacity(sectionsAbove.count + elements.count)
    sections += sectionsAbove
    for element in elements { sections.append(makeSection(element)) }
    return sections
  }
}
