import Foundation

extension Encodable {
  /// The value as a JSON document, with sorted keys, so that equal values have equal documents.
  var jsonDocument: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(self) else {
      fatalError("the value contains a number that is not finite")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
