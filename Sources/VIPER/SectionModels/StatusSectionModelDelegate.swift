/// The one who answers the button in the section that says how the list stands.
protocol StatusSectionModelDelegate: AnyObject {
  func retryTapped()
}
