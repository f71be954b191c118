import Foundation

/// Whether the tests take every case instead of a sample: `EXHAUSTIVE=1 swift test`.
let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil
