import Foundation

/// The style sheets, scripts and templates of pages and pictures.
enum Resource {
  /// Reads a file that is part of every page or picture.
  static func text(of name: String) throws -> String {
    guard let url = Bundle.module.url(forResource: "Files/\(name)", withExtension: nil) else {
      throw DocumentError.invalid("\(name) is missing from the resources of the package")
    }
    return try String(contentsOf: url, encoding: .utf8)
  }
}
