import Foundation

extension Report {
  /// The figures as one JSON document.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(self) else {
      fatalError("figures are numbers, and numbers can be encoded")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
