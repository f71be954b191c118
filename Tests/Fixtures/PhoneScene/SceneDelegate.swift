import Employees
import MVC
public import UIKit

/// Shows the employee list in the window of an app.
///
/// The app names this class in its Info.plist.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window, `nil` until the scene has connected.
  public var window: UIWindow?

  /// Makes the screen, and shows it in a window.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let screen = EmployeeListModule.makeScreen(
      service: CheckedEmployeeService(PhoneEmployeeService()), contacts: PhoneContactService(),
      portraits: GeneratedPortraitService(delay: .milliseconds(150)))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    self.window = window
  }
}
