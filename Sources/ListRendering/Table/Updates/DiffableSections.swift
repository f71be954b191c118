/// A list of elements, each with the section that shows it, which can be brought to another list.
///
/// The sections of elements that stay as they are stay too, so that only what changed is made anew.
public struct DiffableSections<Element: Identifiable & Equatable, Section> {
  /// The sections, in the order of the elements.
  public private(set) var sections: [Section] = []

  private var elements: [Element] = []

  /// Creates an empty list.
  public init() {}

  /// Brings the list to other elements.
  ///
  /// - Parameters:
  ///   - newElements: The elements after; each id stands there once.
  ///   - offset: The number of sections of the table above the list.
  ///   - makeSection: Makes the section of an element that is new or has changed.
  /// - Returns: What the table has to change, `nil` where all of it is to be loaded anew because there
  ///   was nothing or is nothing left.
  /// - Complexity: O(*n*) in the length of the lists where few sections move.
  public mutating func update(
    to newElements: [Element], offset: Int, makeSection: (Element) -> Section
  ) -> SectionChanges? {
    guard elements != newElements else { return SectionChanges() }
    guard !elements.isEmpty, !newElements.isEmpty else {
      elements = newElements
      sections = newElements.map(makeSection)
      return nil
    }
    let changes = SectionChanges(from: elements, to: newElements, offset: offset)
    // Most changes are few: the sections before the first of them and after the last stay in place.
    let start = zip(elements, newElements).prefix { $0.id == $1.id }.count
    let rest = zip(elements[start...].reversed(), newElements[start...].reversed())
    let end = rest.prefix { $0.id == $1.id }.count
    let (oldEnd, newEnd) = (elements.count - end, newElements.count - end)
    for place in changes.reloads.map({ $0 - offset }) {
      if place < start { sections[place] = makeSection(newElements[place]) }
      if place >= oldEnd { sections[place] = makeSection(newElements[place + newEnd - oldEnd]) }
    }
    var places: [Element.ID: Int] = [:]
    for place in start..<oldEnd { places[elements[place].id] = place }
    let middle = newElements[start..<newEnd].map { element in
      guard let place = places[element.id], elements[place] == element else {
        return makeSection(element)
      }
      return sections[place]
    }
    sections.replaceSubrange(start..<oldEnd, with: middle)
    elements = newElements
    return changes
  }
}
