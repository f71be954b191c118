/// The one who answers the button in the section that says how the list stands.
protocol StatusSectionViewModelDelegate: AnyObject {
  func retryTapped()
}
