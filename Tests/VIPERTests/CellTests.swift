import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The cells, tested without a screen.
struct CellTests {
  @Test func `setting a model of another cell stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let cell = MessageCell(style: .default, reuseIdentifier: nil)
        cell.model = EmployeeInfoCellModel(.grace)
      }
    }
  }
}
