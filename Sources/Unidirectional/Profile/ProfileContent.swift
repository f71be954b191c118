/// What a profile shows.
nonisolated struct ProfileContent: Equatable {
  let title: String
  let section: ProfileSection
}
