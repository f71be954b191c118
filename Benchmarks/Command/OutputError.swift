/// A file that could not be written although it looked as if it could.
nonisolated struct OutputError: Error {
  let option: String
  let path: String
  let reason: String
}

// MARK: -

nonisolated extension OutputError: CustomStringConvertible {
  var description: String {
    "\(option) could not write “\(path)”: \(reason)"
  }
}
