/// What a profile shows.
struct ProfileContent: Equatable {
  let title: String
  let section: ProfileSectionModel
}
