import Foundation
import TestSupport
import Testing
import UIKit

/// Images with data, which are drawn with dots, and symbols.
struct ImageTests {
  @Test func `each pixel of a picture is in its place, in files of either direction`() {
    // One dot after the other, from top to bottom and from left to right.
    let signs = "⠁⠈⠂⠐⠄⠠⡀⢀"
    for (dot, sign) in signs.enumerated() {
      let rows = (0..<4).map { row in
        String((0..<2).map { column in 2 * row + column == dot ? "#" : "." as Character })
      }
      for isTopDown in [false, true] {
        for gap in [0, 3] {
          expect(drawn(.bitmap(rows, isTopDown: isTopDown, gap: gap)), is: "\(sign)")
        }
      }
    }
  }

  @Test
  func `the rows of a file are filled up to four bytes, and a file may be part of other data`() {
    for (width, line) in [(1, "⡇"), (2, "⣿"), (3, "⣿⡇"), (4, "⣿⣿"), (5, "⣿⣿⡇")] {
      let row = String(repeating: "#", count: width)
      let data = Data("some".utf8) + Data.bitmap([row, row, row, row]) + Data("more".utf8)
      expect(drawn(data.dropFirst(4)), is: line)
    }
  }

  @Test func `a pixel whose colors are less than half is a dot`() {
    var data = Data.bitmap(["..", "..", "..", ".."])
    let colors: [[UInt8]] = [[0, 0, 255], [127, 128, 128], [128, 128, 128], [255, 255, 0]]
    let lines = colors.map { color in
      // The upper left pixel is the first of the last row in the file, of 8 bytes.
      data.replaceSubrange(54 + 24..<54 + 27, with: color)
      return drawn(data)
    }
    expectEqual(lines, ["⠁\n", "⠁\n", "⠀\n", "⠀\n"])
  }

  @Test func `a picture continues below its first line, beside and below texts`() {
    let image = UIImage(data: .bitmap(Array(repeating: "###", count: 9)))
    let texts = UIStackView(arrangedSubviews: [UILabel("one"), UILabel("two")])
    texts.axis = .vertical
    let view = UIImageView(image: image)
    let row = UIStackView(arrangedSubviews: [view, texts])
    row.spacing = 8
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(row)
    expect(lines(of: cell), is: "⣿⡇ one\n⣿⡇ two\n⠉⠁")
    let images: [(image: UIImage?, lines: String)] = [
      (nil, "□ one\n  two"), (UIImage(named: "any"), "▣ one\n  two"),
      (UIImage(systemName: "person.fill"), "⠰⣿⠆ one\n⠾⠿⠷ two"),
      (UIImage(systemName: "arrow.clockwise"), "↻ one\n  two"),
      (UIImage(systemName: "any"), "▣ one\n  two"),
    ]
    for (other, expected) in images {
      view.image = other
      expect(lines(of: cell), is: expected)
    }
    view.image = image
    view.isHidden = true
    expect(lines(of: cell), is: "one\ntwo")
  }

  @Test func `texts below each other begin where they would without an image above them`() {
    let texts = UIStackView(arrangedSubviews: [UILabel("one"), UILabel("two")])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(named: "any")), texts])
    let stack = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(named: "other")), row])
    stack.axis = .vertical
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(stack)
    expect(lines(of: cell), is: "▣\n▣one\n two")
  }

  @Test func `data that is no picture, or a too large one, gives no image`() {
    let whole = Data.bitmap(["##", "##"])
    let lengths = (0...whole.count).filter { UIImage(data: whole.prefix($0)) != nil }
    expectEqual(lengths, [whole.count])
    // The place of a byte of the headers, and values that make the file one of another kind.
    let wrong: [(place: Int, values: [UInt8])] = [
      (0, [0x43]), (1, [0x4E]), (10, [0, 53, 55]), (13, [0x7F, 0x80, 0xFF]), (14, [12, 41, 108]),
      (18, [0, 9]), (21, [0x7F, 0x80, 0xFF]), (22, [0, 3]), (25, [0x7F, 0x80]), (26, [0, 2]),
      (28, [0, 1, 8, 16, 32]), (30, [1, 3]),
    ]
    for (place, values) in wrong {
      let accepted = values.filter { value in
        var data = whole
        data[place] = value
        return UIImage(data: data) != nil
      }
      expectEqual(accepted, [], "at \(place)")
    }
    for (count, isImage) in [(256, true), (257, false)] {
      let high = Array(repeating: "#", count: count)
      let images = [
        UIImage(data: .bitmap([high.joined()])), UIImage(data: .bitmap(high)),
        UIImage(data: .bitmap(high, isTopDown: true)),
      ]
      expectEqual(images.map { $0 != nil }, [isImage, isImage, isImage], "\(count) pixels")
    }
  }

  @Test func `images are equal if their names or their dots are`() {
    // The symbol with a form of its own, and the other, are not the images with these names.
    let images = [
      UIImage(named: "a"), UIImage(named: "b"), UIImage(named: "person.fill"),
      UIImage(systemName: "person.fill"), UIImage(named: "star"), UIImage(systemName: "star"),
      UIImage(data: .bitmap(["#"])), UIImage(data: .bitmap(["##"])),
    ]
    expectEqual(Set(images).count, images.count)
    let equals = [
      UIImage(named: "a"), UIImage(named: "a")?.preparingForDisplay(),
      UIImage(data: .bitmap(["#"])),
    ]
    #expect(Set(images).isSuperset(of: equals))
  }

  /// What a view with an image of some data draws, an empty square if it is no image.
  private func drawn(_ data: Data) -> String { text(of: UIImageView(image: UIImage(data: data))) }

  /// The lines that a cell draws, without the spaces at their ends.
  private func lines(of cell: UITableViewCell) -> String {
    text(of: cell, width: 20).split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
