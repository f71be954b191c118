import Foundation
import ListRendering
import TestSupport
import Testing

/// Images with data, which are drawn with dots.
struct ImageTests {
  private static func image(_ bitmap: String) -> UIImage? { UIImage(data: Data(bitmap.utf8)) }

  @Test func `each dot of a picture is in its place`() throws {
    // One dot after the other, from top to bottom and from left to right.
    let signs = "⠁⠈⠂⠐⠄⠠⡀⢀"
    for (dot, sign) in signs.enumerated() {
      let dots = (0..<8).map { $0 == dot ? "1" : "0" }.joined()
      let image: UIImage = try #require(Self.image("P1\n2 4\n\(dots)\n"))
      #expect(text(of: UIImageView(image: image)) == "\(sign)\n")
    }
  }

  @Test func `a picture continues below its first line, beside and below texts`() throws {
    let image = try #require(Self.image("P1 3 9 " + String(repeating: "1", count: 27)))
    let labels = ["one", "two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    let view = UIImageView(image: image)
    let row = UIStackView(arrangedSubviews: [view, texts])
    row.spacing = 8
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(row)
    #expect(lines(of: cell) == ["⣿⡇ one", "⣿⡇ two", "⠉⠁"])
    view.image = nil
    #expect(lines(of: cell) == ["□ one", "  two"])
    view.image = UIImage(named: "any")
    #expect(lines(of: cell) == ["▣ one", "  two"])
    view.image = image
    view.isHidden = true
    #expect(lines(of: cell) == ["one", "two"])
  }

  @Test func `data that is no picture, or a too large one, gives no image`() {
    let bitmaps = [
      "", "P1", "P1 1", "P1 1 1", "P4 1 1 1", "P1 0 1 ", "P1 -1 1 1", "P1 2 1 1", "P1 1 1 11",
      "P1 257 1 " + String(repeating: "0", count: 257), "P1 99999999999999999999 1 1", "1 1 1 1",
    ]
    for bitmap in bitmaps { #expect(Self.image(bitmap) == nil, "\(bitmap.prefix(20))") }
    #expect(Self.image("P1 1 1 1") != nil)
  }

  /// The lines that a cell draws.
  private func lines(of cell: UITableViewCell) -> [String] {
    text(of: cell, width: 20).split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
