/// The view of a profile, as its presenter knows it.
protocol ProfileView: AnyObject {
  func show(_ content: ProfileContent)
}
