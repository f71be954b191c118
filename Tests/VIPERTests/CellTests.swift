import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The cells, tested without a screen.
struct CellTests {
  @Test func `a reused cell shows the model that was set last`() {
    let cell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)
    cell.model = EmployeeInfoCellModel(.grace)
    #expect(text(of: cell).contains("Grace Hopper"))
    cell.model = EmployeeInfoCellModel(.ada)
    let names = ["Grace Hopper", "Ada Lovelace"].filter(text(of: cell).contains)
    #expect(names == ["Ada Lovelace"])
  }

  @Test func `setting a model of another cell stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let cell = MessageCell(style: .default, reuseIdentifier: nil)
        cell.model = EmployeeInfoCellModel(.grace)
      }
    }
  }
}
