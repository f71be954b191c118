import Foundation
import ListRendering
import TestSupport
import Testing
import UIKit

/// Random bitmap files.
@MainActor
struct PictureFuzzTests {
  @Test func `a random bitmap file is drawn safely, or gives no image`() async {
    let result = await #expect(processExitsWith: .success) {
      try await FuzzCases(name: "pictures").run(BitmapFile.random, fault: BitmapFile.fault)
    }
    if result == nil { FuzzCases(name: "pictures").recordCrash() }
  }
}

@MainActor
private enum BitmapFile {
  static func random(from generator: inout FuzzGenerator) -> [UInt8] {
    let width = 1 + generator.number(below: generator.one(of: [8, 8, 300]))
    let rows = (0..<1 + generator.number(below: 12)).map { _ in
      String((0..<width).map { _ in generator.one(of: ["#", "."] as [Character]) })
    }
    var bytes = Array(
      Data.bitmap(
        rows, isTopDown: generator.number(below: 2) == 0, gap: generator.number(below: 5)))
    for _ in 0..<generator.number(below: 4) {
      let place = generator.number(below: generator.one(of: [54, 54, bytes.count]))
      bytes[place] = generator.one(of: [
        0, 1, 0x7F, 0x80, 0xFF, UInt8(generator.number(below: 256)),
      ])
    }
    if generator.number(below: 3) == 0 { generator.mutate(&bytes, tokens: tokens) }
    return bytes
  }

  private static let tokens = [
    "BM", "\u{0}\u{0}\u{0}\u{0}", "\u{18}\u{0}", "(\u{0}\u{0}\u{0}", "P1",
  ]

  static func fault(of input: [UInt8], _ generator: inout FuzzGenerator) -> String? {
    // A file in the middle of other data has another first index.
    let data = (Data("BM".utf8) + input).dropFirst(2)
    let image = UIImage(data: data)
    if image == nil, isWhole(input) { return "a whole file was rejected" }
    let screen = UIViewController()
    screen.view.addSubview(UIImageView(image: image))
    let size = Size(width: 8 + generator.number(below: 60), height: 3 + generator.number(below: 20))
    return DrawnFrame.fault(of: TextWindow(rootViewController: screen, size: size))
  }

  /// Returns whether a file has the headers and the size that its own first fields ask for.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 54 else { return false }
    // Both dimensions in one byte, the height also below zero, and a gap of less than a byte.
    let (width, height) = (Int(bytes[18]), Int(Int8(bitPattern: bytes[22])))
    let filler: UInt8 = height < 0 ? 0xFF : 0
    let fixed: [Int: [UInt8]] = [
      0: Array("BM".utf8), 11: [0, 0, 0], 14: [40, 0, 0, 0], 19: [0, 0, 0],
      23: [filler, filler, filler], 26: [1, 0, 24, 0, 0, 0, 0, 0],
    ]
    let rowSize = (width * 24 + 31) / 32 * 4
    return fixed.allSatisfy { place, values in bytes[place...].starts(with: values) }
      && bytes[10] >= 54 && width > 0 && height != 0
      && bytes.count >= Int(bytes[10]) + rowSize * abs(height)
  }
}
