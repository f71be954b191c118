/// The faults of all records of a file, by kind, so that one run names everything.
public struct RecordSummary: Hashable, Sendable {
  /// A kind of fault, and the records that have it.
  private struct Kind: Hashable {
    /// The number of records.
    var count: Int

    /// The first of them.
    let first: RecordError

    /// The number of kinds that were found before.
    let number: Int
  }

  /// The kinds of faults; the places of workplaces and the repeated ids are one kind each.
  private enum Key: Hashable {
    case notAnObject(String), unknownFields, missing(EmployeeField), repeatedID
    case wrongValue(EmployeeField, String)
  }

  /// The name of the source in messages.
  let file: String

  /// The number of all records, and of the faulty ones.
  private(set) var recordCount = 0
  private(set) var faultyCount = 0

  private var kinds: [Key: Kind] = [:]

  /// The number of records with each unknown field; a file can have any number of names.
  private var unknownFields: [String: Int] = [:]

  /// The largest number of lines of a report, and of names in one of them.
  private static let (mostLines, mostNames, mostKeptNames) = (20, 20, 1_000)

  init(file: String) {
    self.file = file
  }

  /// Counts a record, and notes its faults.
  mutating func add(_ faults: [RecordProblem], of name: String?) {
    recordCount += 1
    if faults.isEmpty { return }
    faultyCount += 1
    // A fault that occurs twice in a record, as in two workplaces, counts once.
    var noted: Set<Key> = []
    for fault in faults {
      let (key, field, problem) = describe(fault)
      let number = kinds.count
      guard noted.insert(key).inserted else { continue }
      let first = RecordError(position: recordCount, name: name, field: field, problem: problem)
      kinds[key, default: Kind(count: 0, first: first, number: number)].count += 1
    }
  }

  private mutating func describe(
    _ fault: RecordProblem
  ) -> (key: Key, field: String?, problem: String) {
    switch fault {
    case .notAnObject(let found):
      return (.notAnObject(found), nil, "expected an object, found \(found)")
    case .unknownFields(let names):
      for name in names
      where unknownFields[name] != nil || unknownFields.count < Self.mostKeptNames {
        unknownFields[name, default: 0] += 1
      }
      return (.unknownFields, nil, "")
    case .missing(let field):
      return (.missing(field), field.rawValue, "missing")
    case .wrongValue(let field, let place, let problem):
      return (.wrongValue(field, problem), place, problem)
    case .repeatedID(let id, let first):
      let problem = "\(id) is already the id of record \(first)"
      return (.repeatedID, EmployeeField.id.rawValue, problem)
    }
  }
}

// MARK: - Describing

extension RecordSummary {
  /// The number of records, and the kinds of faults, most frequent first; at most twenty lines.
  var lines: [String] {
    if kinds.isEmpty { return [] }
    let faults = faults(namingAtMost: Self.mostNames)
    let shown = faults.prefix(faults.count < Self.mostLines ? faults.count : Self.mostLines - 2)
    let rest = faults.count - shown.count
    return ["\(file): \(count)"] + shown.map { "  \($0)" }
      + (rest > 0 ? ["  and \(rest) more kinds of faults"] : [])
  }

  /// The most frequent fault in one line, and the number of other kinds.
  var summary: String {
    let faults = faults(namingAtMost: 5)
    let rest = faults.count - 1
    let others = rest > 0 ? "; and \(rest) more kind\(rest == 1 ? "" : "s") of faults" : ""
    guard faultyCount > 1 || rest > 0 else { return faults.first ?? "" }
    return "\(count): \(faults.first ?? "")\(others)"
  }

  /// The number of records that are wrong, as a sentence.
  private var count: String {
    "\(faultyCount) of \(recordCount) record\(recordCount == 1 ? "" : "s") "
      + (faultyCount == 1 ? "is wrong" : "are wrong")
  }

  /// The most frequent fault in one line, for a list that shows the other records.
  func skipped(_ count: Int) -> String {
    let records = count == 1 ? "1 record" : "\(count) records"
    let rest = kinds.count - 1
    let others = rest > 0 ? "; and \(rest) more kind\(rest == 1 ? "" : "s") of faults" : ""
    return "\(file): \(records) skipped: \(faults(namingAtMost: 5).first ?? "")\(others)"
  }

  /// The kinds of faults, most frequent first.
  private func faults(namingAtMost limit: Int) -> [String] {
    let sorted = kinds.sorted {
      ($1.value.count, $0.value.number) < ($0.value.count, $1.value.number)
    }
    return sorted.map { key, kind in
      let first = key == .unknownFields ? named(kind.first, upTo: limit) : kind.first
      return kind.count == 1 ? "\(first)" : "\(kind.count) records, first \(first)"
    }
  }

  private func named(_ error: RecordError, upTo limit: Int) -> RecordError {
    let names = unknownFields.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, _ in
      let quoted = RecordError.quoted(name)
      let field = EmployeeField(rawValue: name.lowercased())
      return field.map { "\(quoted) (write “\($0.rawValue)”)" } ?? quoted
    }
    let rest = names.count - limit
    let list = names.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return RecordError(
      position: error.position, name: error.name, field: nil,
      problem: "unknown field\(names.count == 1 ? "" : "s") \(list); the fields are "
        + EmployeeField.names)
  }
}
