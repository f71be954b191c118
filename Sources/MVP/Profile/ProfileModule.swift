import UIKit

/// A profile as model, view, and presenter.
enum ProfileModule {
  /// Builds a profile.
  static func makeScreen(presenter: ProfilePresenter) -> UIViewController {
    let view = ProfileViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
