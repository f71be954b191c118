import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The cells alone, with models that the test makes.
struct CellTests {
  @Test func `a cell shows its model, and then the next one`() {
    let cell = EmployeeInfoCell(reuseIdentifier: nil)
    cell.model = EmployeeInfoCellModel(.grace)
    #expect(text(of: cell).contains("Grace Hopper"))
    cell.model = EmployeeInfoCellModel(.ada)
    #expect(!text(of: cell).contains("Grace Hopper"))
    #expect(text(of: cell).contains("Ada Lovelace"))
  }

  @Test func `a model of another type stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        MessageCell(reuseIdentifier: nil).model = EmployeeInfoCellModel(.grace)
      }
    }
  }
}
