/// Returns the message of the error that a closure throws, or “no error” if it throws none.
package nonisolated func errorMessage<Value>(of action: () throws -> Value) -> String {
  do {
    _ = try action()
    return "no error"
  } catch {
    return "\(error)"
  }
}
