import Employees
import UIKit

/// Opens the apps for calls and for mail.
final class PhoneContactService: ContactService {
  func perform(_ contact: Contact) {
    switch contact {
    case .call(let phone, _):
      // A number may have spaces, and characters that mean a pause or a code of the network.
      open("tel", phone.filter { "+0123456789".contains($0) })
    case .write(let address, _): open("mailto", address)
    }
  }

  /// Opens a URL, whose path is escaped so that data adds no subject or text to a message.
  private func open(_ scheme: String, _ path: String) {
    var components = URLComponents()
    components.scheme = scheme
    components.path = path
    guard let url = components.url else { return }
    UIApplication.shared.open(url) { isOpened in
      // A simulator has no phone and no mail.
      if !isOpened { print("No app opens \(url).") }
    }
  }
}
