package import Employees
import UIKit

extension EmployeeInfoCell {
  /// Loads the portrait of an employee, and shows it as long as the cell is displayed.
  ///
  /// A portrait that can't be loaded leaves a button that loads it again.
  package func showPortrait(of id: Employee.ID, from portraits: PortraitLoader) {
    content.portraitRequest = portraits.load(id) { [weak content] in content?.show($0) }
    content.retryTapped = { [weak self] in self?.showPortrait(of: id, from: portraits) }
  }

  /// Ends the load, so that a late portrait never arrives in a reused cell.
  package func endPortrait() {
    content.portraitRequest = nil
  }
}
