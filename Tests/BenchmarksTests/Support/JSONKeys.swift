import Foundation

/// The keys of a JSON document.
enum JSONKeys {
  /// The way to every value that is no object and no list of objects, such as `results[].factor.lower`.
  static func paths(in json: String) throws -> Set<String> {
    Set(paths(in: try JSONSerialization.jsonObject(with: Data(json.utf8)), below: ""))
  }

  private static func paths(in value: Any, below path: String) -> [String] {
    switch value {
    case let object as [String: Any]:
      object.flatMap { key, value in paths(in: value, below: path.isEmpty ? key : "\(path).\(key)")
      }
    case let objects as [[String: Any]] where !objects.isEmpty:
      objects.flatMap { paths(in: $0, below: "\(path)[]") }
    default:
      [path]
    }
  }
}
