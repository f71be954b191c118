/// What the row that names a workplace shows.
final class EmployeeWorkplaceCellViewModel: AdaptedCellViewModel {
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}
