/// The way in which this program was built.
enum Configuration {
  #if DEBUG
    static let isRelease = false
  #else
    static let isRelease = true
  #endif

  static var name: String { isRelease ? "release" : "debug" }

  /// What stands above figures that mean nothing.
  static let debugWarning = """
    This is a debug build: its figures mean nothing, and only short lists are measured.
    Measure with: swift run -c release Benchmarks

    """
}
