import EmployeeViews
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The contents of the cells, tested without a screen.
struct CellTests {
  @Test func `a reused cell shows nothing of its previous row`() {
    let info = EmployeeInfoCell(style: .default, reuseIdentifier: nil).content
    info.configure(photo: "grace.png", name: "Grace Hopper", specialization: "Compilers")
    #expect(info.photoView.image != nil)
    info.configure(photo: nil, name: "Hypatia", specialization: "Mathematics")
    #expect(info.photoView.image == nil)
    #expect(info.nameLabel.text == "Hypatia")
    #expect(info.specializationLabel.text == "Mathematics")

    let button = ButtonCell(style: .default, reuseIdentifier: nil).content
    var taps: [String] = []
    button.configure(with: "Call") { taps.append("call") }
    button.configure(with: "Retry") { taps.append("retry") }
    button.button.sendActions(for: .touchUpInside)
    #expect(taps == ["retry"])
  }
}
