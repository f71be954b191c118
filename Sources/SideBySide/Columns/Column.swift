/// What is shown of one architecture.
struct Column {
  /// A piece of the column with words above it.
  struct Section {
    /// What the piece is, such as a file and a line.
    let heading: String

    /// The lines of the piece.
    let lines: [String]
  }

  /// The name of the architecture.
  let title: String

  /// The pieces from top to bottom.
  let sections: [Section]
}
