import Foundation
import TestSupport
import Testing
import UIKit

/// Images with data, which are drawn with dots, and symbols.
struct ImageTests {
  @Test func `each pixel of a picture is in its place, in files of either direction`() throws {
    // One dot after the other, from top to bottom and from left to right.
    let signs = "⠁⠈⠂⠐⠄⠠⡀⢀"
    for (dot, sign) in signs.enumerated() {
      let rows = (0..<4).map { row in
        String((0..<2).map { column in 2 * row + column == dot ? "#" : "." as Character })
      }
      for isTopDown in [false, true] {
        for gap in [0, 3] {
          let data = Data.bitmap(rows, isTopDown: isTopDown, gap: gap)
          let image = try #require(UIImage(data: data))
          #expect(text(of: UIImageView(image: image)) == "\(sign)\n")
        }
      }
    }
  }

  @Test
  func `the rows of a file are filled up to four bytes, and a file may be part of other data`()
    throws
  {
    for (width, line) in [(1, "⡇"), (2, "⣿"), (3, "⣿⡇"), (4, "⣿⣿"), (5, "⣿⣿⡇")] {
      let row = String(repeating: "#", count: width)
      let data = Data("some".utf8) + Data.bitmap([row, row, row, row]) + Data("more".utf8)
      let image = try #require(UIImage(data: data.dropFirst(4)))
      #expect(text(of: UIImageView(image: image)) == "\(line)\n")
    }
  }

  @Test func `a pixel whose colours are less than half is a dot`() throws {
    var data = Data.bitmap(["..", "..", "..", ".."])
    // The upper left pixel is the first of the last row in the file, of 8 bytes.
    for (colours, isDot) in [
      ([0, 0, 255], true), ([127, 128, 128], true), ([128, 128, 128], false),
      ([255, 255, 0], false),
    ] as [([UInt8], Bool)] {
      data.replaceSubrange(54 + 24..<54 + 27, with: colours)
      let image = try #require(UIImage(data: data))
      #expect(text(of: UIImageView(image: image)) == (isDot ? "⠁\n" : "⠀\n"), "\(colours)")
    }
  }

  @Test func `a picture continues below its first line, beside and below texts`() throws {
    let image = try #require(UIImage(data: .bitmap(Array(repeating: "###", count: 9))))
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
    view.image = UIImage(systemName: "person.fill")
    #expect(lines(of: cell) == ["⠰⣿⠆ one", "⠾⠿⠷ two"])
    view.image = UIImage(systemName: "arrow.clockwise")
    #expect(lines(of: cell) == ["↻ one", "  two"])
    view.image = UIImage(systemName: "any")
    #expect(lines(of: cell) == ["▣ one", "  two"])
    view.image = image
    view.isHidden = true
    #expect(lines(of: cell) == ["one", "two"])
  }

  @Test func `texts below each other begin where they would without an image above them`() {
    func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = axis
      return stack
    }
    let labels = ["one", "two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let texts = stack(.vertical, labels)
    let row = stack(.horizontal, [UIImageView(image: UIImage(named: "any")), texts])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(
      stack(.vertical, [UIImageView(image: UIImage(named: "other")), row]))
    #expect(lines(of: cell) == ["▣", "▣one", " two"])
  }

  @Test func `a button draws its image as one character, before its title`() throws {
    let picture = try #require(UIImage(data: .bitmap(["##"])))
    let button = UIButton(type: .system)
    #expect(button.image(for: .normal) == nil)
    button.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
    #expect(text(of: button) == "[↻]\n")
    button.setTitle("Retry", for: .normal)
    #expect(text(of: button) == "[↻ Retry]\n")
    button.setImage(picture, for: .disabled)
    #expect(text(of: button) == "[↻ Retry]\n")
    button.setImage(picture, for: .normal)
    #expect(button.image(for: .normal) === picture)
    #expect(text(of: button) == "[▣ Retry]\n")
  }

  @Test func `data that is no picture, or a too large one, gives no image`() {
    let rows = ["##", "##"]
    let whole = Data.bitmap(rows)
    #expect(UIImage(data: whole) != nil)
    for count in 0..<whole.count { #expect(UIImage(data: whole.prefix(count)) == nil, "\(count)") }
    // The place of a byte of the headers, and values that make the file one of another kind.
    let wrong: [(place: Int, values: [UInt8])] = [
      (0, [0x43]), (1, [0x4E]), (10, [0, 53, 55]), (13, [0x7F, 0x80, 0xFF]), (14, [12, 41, 108]),
      (18, [0, 9]), (21, [0x7F, 0x80, 0xFF]), (22, [0, 3]), (25, [0x7F, 0x80]), (26, [0, 2]),
      (28, [0, 1, 8, 16, 32]), (30, [1, 3]),
    ]
    for (place, values) in wrong {
      for value in values {
        var data = whole
        data[place] = value
        #expect(UIImage(data: data) == nil, "\(value) at \(place)")
      }
    }
    let row = String(repeating: "#", count: 256)
    #expect(UIImage(data: .bitmap([row])) != nil)
    #expect(UIImage(data: .bitmap([row + "#"])) == nil)
    for isTopDown in [false, true] {
      let high = Array(repeating: "#", count: 256)
      #expect(UIImage(data: .bitmap(high, isTopDown: isTopDown)) != nil)
      #expect(UIImage(data: .bitmap(high + ["#"], isTopDown: isTopDown)) == nil)
    }
  }

  /// The lines that a cell draws.
  private func lines(of cell: UITableViewCell) -> [String] {
    text(of: cell, width: 20).split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
