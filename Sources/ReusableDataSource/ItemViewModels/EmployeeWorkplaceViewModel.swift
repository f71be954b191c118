/// What the row that names a workplace shows.
final class EmployeeWorkplaceViewModel: ItemViewModel {
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}
