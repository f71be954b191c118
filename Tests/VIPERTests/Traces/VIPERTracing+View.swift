import ListRendering
import TestSupport

@testable import VIPER

extension VIPERTracing: EmployeeListViewOutput {
  func load() async {
    tell("load()")
    await presenter?.load()
  }

  func searchTextChanged(_ text: String) {
    tell("searchTextChanged(\"\(text)\")")
    presenter?.searchTextChanged(text)
  }

  private func tell(_ text: String) {
    recorder.record(
      text, from: EmployeeListViewController.self, to: EmployeeListPresenter.self)
  }
}

// MARK: -

extension VIPERTracing: EmployeeListViewInput {
  func startLoading() {
    record("startLoading()")
    view?.startLoading()
  }

  func show(title: String) {
    record("show(title: \"\(title)\")")
    view?.show(title: title)
  }

  func show(status: any SectionRowsRepresentable, sections: [any SectionRowsRepresentable]) {
    let message = (status as? StatusSectionModel)?.message
    record("show(status: \(message.map { "\"\($0)\"" } ?? "nil"), sections: \(sections.count))")
    for section in sections { (section as? EmployeeSectionModel)?.delegate = self }
    view?.show(status: status, sections: sections)
  }

  func rememberPlace() {
    record("rememberPlace()")
    view?.rememberPlace()
  }

  func restorePlace() {
    record("restorePlace()")
    view?.restorePlace()
  }

  func showBeginning() {
    record("showBeginning()")
    view?.showBeginning()
  }

  private func record(_ text: String) {
    recorder.record(
      text, from: EmployeeListPresenter.self, to: EmployeeListViewController.self)
  }
}
