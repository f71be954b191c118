import Employees
import TestSupport

extension ExpectedScreen {
  /// Performs a step.
  mutating func perform(_ step: Step) {
    switch step {
    case .answer(let request, let employees) where request == requestCount - 1:
      update {
        let (deleted, stars) = ($0.deletedSinceRequest, $0.starsSinceRequest)
        $0.loaded = employees.filter { !deleted.contains($0.id) }
          .map { $0.starred(stars[$0.id]) }
        $0.status = .loaded
      }
    case .fail(let request, let reason) where request == requestCount - 1:
      update { $0.status = .failed(reason) }
    case .answer, .fail: break
    case .accept(let change): accept(changes[change])
    case .refuse(let change, let reason): refuse(changes[change], reason)
    case .back: profile = nil
    case .scroll(let lines): scroll(by: lines)
    case .tap(let line): tap(line: line)
    case .pull, .swipe, .search: performOnList(step)
    }
  }

  /// Performs a step that has no effect on a profile.
  private mutating func performOnList(_ step: Step) {
    guard profile == nil else { return }
    switch step {
    case .pull:
      top = 0
      if !isRefreshing { load() }
    case .swipe(let line): if let row = row(onLine: line) { delete(row) }
    case .search(let text): search(text)
    default: break
    }
  }

  private mutating func scroll(by lines: Int) {
    if profile == nil {
      top = min(max(0, top + lines), lastTop)
    } else {
      profileTop = min(max(0, profileTop + lines), lastTop)
    }
  }

  /// The row on a line of the frame.
  private func row(onLine line: Int) -> Row? {
    let lines = listLines.dropFirst(top).prefix(viewHeight)
    return 1...max(1, lines.count) ~= line && !lines.isEmpty
      ? lines[lines.startIndex + line - 1].row : nil
  }

  // MARK: - Loading

  private mutating func load() {
    requestCount += 1
    update {
      $0.status = .loading
      $0.refusals = [:]
      $0.deletedSinceRequest = []
      $0.starsSinceRequest = [:]
    }
  }

  // MARK: - Taps

  private mutating func tap(line: Int) {
    let lines = contentLines.prefix(viewHeight)
    // A tap on the upper edge is one on Back, if there is any.
    if line == 0 { profile = nil }
    guard 1...viewHeight ~= line, line <= lines.count else { return }
    let row = profile == nil ? row(onLine: line) : nil
    let employee = profile == nil ? shown.first { $0.id == row?.employee } : current
    let text = lines[lines.startIndex + line - 1]
    if let button = employee?.buttons.first(where: { $0.line == text }) {
      contacts.append(button.contact)
    } else if text == "  [Retry]" {
      load()
    } else if profile != nil, let employee, text.hasSuffix(" star]") {
      if newStars[employee.id] == nil { start(.star(!employee.isStarred, employee.id)) }
    } else if profile == nil, let employee, refusals[employee.id] == nil || row?.number != 1 {
      open(employee)
    }
  }

  private mutating func open(_ employee: Employee) {
    profile = employee
    profileTop = 0
  }

  // MARK: - Searching

  private mutating func search(_ text: String) {
    let oldText = searchText
    let oldPlace = place
    update { $0.query = text }
    guard searchText != oldText else { return }
    if oldText == nil { placeBeforeSearch = oldPlace }
    if searchText != nil {
      top = 0
    } else if let placeBeforeSearch {
      keep(placeBeforeSearch)
    }
  }

  // MARK: - Changes

  private mutating func delete(_ row: Row) {
    guard let id = row.employee, row.number == 0 else { return }
    start(.deletion(id))
  }

  private mutating func start(_ change: EmployeeChange) {
    changes.append(change)
    update {
      switch change {
      case .deletion(let id): $0.hidden.insert(id)
      case .star(let isStarred, let id): $0.newStars[id] = isStarred
      }
      $0.refusals[change.employeeID] = nil
    }
  }

  private mutating func accept(_ change: EmployeeChange) {
    update {
      switch change {
      case .deletion(let id):
        $0.hidden.remove(id)
        $0.loaded?.removeAll { $0.id == id }
        $0.deletedSinceRequest.insert(id)
      case .star(let isStarred, let id):
        $0.newStars[id] = nil
        $0.loaded = $0.loaded?.map { $0.id == id ? $0.starred(isStarred) : $0 }
        $0.starsSinceRequest[id] = isStarred
      }
    }
  }

  private mutating func refuse(_ change: EmployeeChange, _ reason: String) {
    update {
      let words: String
      switch change {
      case .deletion(let id):
        $0.hidden.remove(id)
        words = "delete"
      case .star(let isStarred, let id):
        $0.newStars[id] = nil
        words = isStarred ? "add a star to" : "remove the star from"
      }
      // A deletion that waits for its answer hides the employee, and a refused star with them.
      guard !$0.hidden.contains(change.employeeID) else { return }
      $0.refusals[change.employeeID] = (words, reason)
    }
  }
}

// MARK: - Scroll position

extension ExpectedScreen {
  /// The visible rows, and the line of the first one.
  var place: Place {
    let lines = listLines
    var rows: [Row] = []
    var firstLine = 0
    for line in lines.indices.dropFirst(top).prefix(viewHeight) {
      let row = lines[line].row
      if row == rows.last || row == .refreshControl { continue }
      if rows.isEmpty {
        // The first visible row may begin above the view.
        firstLine = (lines.firstIndex { $0.row == row } ?? line) - top
      }
      rows.append(row)
    }
    return Place(rows: rows, line: firstLine, isAtTop: top == 0)
  }

  /// Applies a change; the first visible row keeps its line.
  mutating func update(_ change: (inout ExpectedScreen) -> Void) {
    let before = place
    change(&self)
    shown = found()
    isPlaceKnown = keep(before) && isPlaceKnown
    top = min(top, lastListTop)
  }

  /// Scrolls so that the first row of a place that still exists has the line of the first one.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  mutating func keep(_ place: Place) -> Bool {
    guard !place.isAtTop else {
      top = 0
      return true
    }
    let lines = listLines
    for row in place.rows {
      guard let start = lines.firstIndex(where: { $0.row == row }) else { continue }
      top = min(max(0, start - place.line), lastListTop)
      return true
    }
    return false
  }

  private var lastListTop: Int { max(0, listLines.count - viewHeight) }

  /// Takes the scroll position from the drawn frame if no visible row has remained.
  mutating func findPlace(in content: [Substring]) {
    guard !isPlaceKnown, profile == nil else { return }
    isPlaceKnown = true
    for candidate in 0...lastListTop {
      var screen = self
      screen.top = candidate
      let drawn = screen.frame.split(separator: "\n").dropFirst().dropLast()
      if Array(drawn) == content {
        top = candidate
        return
      }
    }
  }
}
