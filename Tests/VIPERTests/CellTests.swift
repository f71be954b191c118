import EmployeeViews
import TestSupport
import Testing
import UIKit

@testable import VIPER

/// The contents of the cells, tested without a screen.
struct CellTests {
  @Test func `a reused cell shows nothing of its previous row`() {
    let infoCell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)
    let info = infoCell.content
    infoCell.configure(photo: "grace.png", name: "Grace Hopper", specialization: "Compilers")
    #expect(info.photoView.image != nil)
    infoCell.configure(photo: nil, name: "Hypatia", specialization: "Mathematics")
    #expect(info.photoView.image == nil)
    #expect(info.nameLabel.text == "Hypatia")
    #expect(info.specializationLabel.text == "Mathematics")

    let buttonCell = ButtonCell(style: .default, reuseIdentifier: nil)
    var taps: [String] = []
    buttonCell.configure(with: "Call") { taps.append("call") }
    buttonCell.configure(with: "Retry") { taps.append("retry") }
    buttonCell.content.button.sendActions(for: .touchUpInside)
    #expect(taps == ["retry"])
  }
}
