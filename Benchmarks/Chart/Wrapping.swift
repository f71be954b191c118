/// How texts are made to fit a drawing, which has no lines of its own.
extension String {
  /// The text in lines that are broken between words.
  func lines(ofAtMost length: Int) -> [String] {
    split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= length {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// A name in one line or two, broken at the capital or blank that is nearest to its middle.
  func twoLines(ofAtMost length: Int) -> [String] {
    guard count > length else { return [self] }
    let breaks = indices.dropFirst().filter { self[$0].isUppercase || self[$0] == " " }
    let nearest = breaks.min { abs(distanceFromMiddle($0)) < abs(distanceFromMiddle($1)) }
    guard let nearest else { return [shortened(to: length)] }
    let rest = self[nearest...].drop { $0 == " " }
    return [String(self[..<nearest]), String(rest)].map { $0.shortened(to: length) }
  }

  /// The text, or its beginning with an ellipsis.
  func shortened(to length: Int) -> String {
    count > length ? "\(prefix(max(0, length - 1)))…" : self
  }

  /// Twice the number of characters between the middle and an index.
  private func distanceFromMiddle(_ index: Index) -> Int {
    2 * distance(from: startIndex, to: index) - count
  }
}
