/// A view model as in the articles: any type can conform.
protocol OpenViewModel {}

/// A view model as in the modules: class-bound.
protocol ObjectViewModel: AnyObject {}

final class EmployeeInfoViewModel: OpenViewModel, ObjectViewModel {
  let name: String
  init(name: String) { self.name = name }
}

final class EmployeeWorkplaceViewModel: OpenViewModel, ObjectViewModel {
  let workplace: String
  init(workplace: String) { self.workplace = workplace }
}

final class ButtonViewModel: OpenViewModel, ObjectViewModel {
  let title: String
  init(title: String) { self.title = title }
}

extension EmployeeRow {
  var viewModel: any OpenViewModel & ObjectViewModel {
    switch kind {
    case .info: EmployeeInfoViewModel(name: text)
    case .workplace: EmployeeWorkplaceViewModel(workplace: text)
    case .button: ButtonViewModel(title: text)
    }
  }
}
