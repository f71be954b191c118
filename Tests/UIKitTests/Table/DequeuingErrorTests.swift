import Testing

struct DequeuingErrorTests {
  @Test func `rule 7: an empty identifier and a class that is no cell stop the program`() async {
    await Mistake.registeringEmptyIdentifier.expectStop(
      with: "must pass a valid reuse identifier: it is an empty string")
    await Mistake.registeringLabelAsCell.expectStop(
      with: "UILabel must be a subclass of UITableViewCell")
    await Mistake.registeringCellAsHeader.expectStop(
      with: "LabelledCell must be a subclass of UITableViewHeaderFooterView")
  }

  @Test func `rule 9: dequeuing an unregistered identifier stops the program`() async {
    await Mistake.dequeuingUnknownIdentifier.expectStop(
      with: """
        unable to dequeue a cell with identifier unknown - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard
        """)
  }

  @Test func `rule 10: dequeuing for an index path that does not exist stops the program`() async {
    let message = "request for a cell at an invalid index path: "
    await Mistake.dequeuingMissingRow.expectStop(with: message + "[0, 3]")
    await Mistake.dequeuingMissingSection.expectStop(with: message + "[1, 0]")
  }

  @Test func `rule 11: a second cell for the same row in one request stops the program`() async {
    await Mistake.dequeuingSecondCell.expectStop(
      with: """
        Attempted to dequeue multiple cells for the same index path, which is not allowed. \
        Identifier: row, index path: [0, 0]
        """)
  }
}
