/// The specification as a list, for running it on an architecture that is not in the catalogue.
enum Specification {
  /// Every number, in order; a test compares the list with SPEC.md and with the suites.
  // swift-format-ignore
  static let requirements: [Requirement] = [
    Requirement("1.1") {
      await RenderingTests().`1.1 An employee is a section of rows`(architecture: $0)
    },
    Requirement("1.2") {
      await RenderingTests().`1.2 Employees stand in the order of the list`(architecture: $0)
    },
    Requirement("1.3") {
      await RenderingTests().`1.3 What an employee lacks takes no row`(architecture: $0)
    },
    Requirement("1.4") {
      await RenderingTests().`1.4 Every workplace has a row`(architecture: $0)
    },
    Requirement("1.5") {
      await RenderingTests().`1.5 Text that is wide or too long stays in the frame`(architecture: $0)
    },
    Requirement("1.6") {
      await RenderingTests().`1.6 The title counts the employees`(architecture: $0)
    },
    Requirement("1.7") {
      await RenderingTests().`1.7 No text of an employee breaks a line or moves the cursor`(architecture: $0)
    },
    Requirement("1.8") {
      await RenderingTests().`1.8 Nor does any text of a message, a search or a profile`(architecture: $0)
    },
    Requirement("2.1") {
      await ReuseTests().`2.1 A reused cell shows nothing of its previous row`(architecture: $0)
    },
    Requirement("2.2") {
      try await ReuseTests().`2.2 Scrolling shows the lines of the list, one by one, down and up`(architecture: $0)
    },
    Requirement("2.3") {
      try await ReuseTests().`2.3 A long list needs no more cells of a kind than are in view, and one`(architecture: $0)
    },
    Requirement("2.4") {
      try await ReuseTests().`2.4 The mark of the selection stays with its row, and comes to no other`(architecture: $0)
    },
    Requirement("3.1") {
      await TapTests().`3.1 A button causes one action, for the employee under whose name it stands`(architecture: $0)
    },
    Requirement("3.2") {
      await TapTests().`3.2 So it does after scrolling to the end and back`(architecture: $0)
    },
    Requirement("3.3") {
      await TapTests().`3.3 So it does after a refresh`(architecture: $0)
    },
    Requirement("3.4") {
      await TapTests().`3.4 So it does during a search and after it`(architecture: $0)
    },
    Requirement("3.5") {
      await TapTests().`3.5 So it does after a deletion, and after one that is refused`(architecture: $0)
    },
    Requirement("3.6") {
      await TapTests().`3.6 A tap that is not on a button causes no action`(architecture: $0)
    },
    Requirement("4.1") {
      await SelectionTests().`4.1 A tap on any row of an employee, beside its button, shows the profile`(architecture: $0)
    },
    Requirement("4.2") {
      await SelectionTests().`4.2 A profile says all that is known of an employee, and offers to go back`(architecture: $0)
    },
    Requirement("4.3") {
      await SelectionTests().`4.3 The buttons of a profile cause what those of the list cause`(architecture: $0)
    },
    Requirement("4.4") {
      await SelectionTests().`4.4 Back shows the list where it was, with the row marked`(architecture: $0)
    },
    Requirement("4.5") {
      await SelectionTests().`4.5 The row that was tapped last is marked, and no other`(architecture: $0)
    },
    Requirement("4.6") {
      await SelectionTests().`4.6 What is no employee leads nowhere`(architecture: $0)
    },
    Requirement("4.7") {
      await SelectionTests().`4.7 What comes while a profile is shown changes the list below it`(architecture: $0)
    },
    Requirement("5.1") {
      await UpdateTests().`5.1 Pulling shows the beginning, asks once, and says so above the list`(architecture: $0)
    },
    Requirement("5.2") {
      await UpdateTests().`5.2 A refreshed list is drawn as on a screen that is new`(architecture: $0)
    },
    Requirement("5.3") {
      await UpdateTests().`5.3 A list that shows its beginning goes on showing it`(architecture: $0)
    },
    Requirement("5.4") {
      await UpdateTests().`5.4 The first row in view that stays keeps its line`(architecture: $0)
    },
    Requirement("5.5") {
      await UpdateTests().`5.5 The selection follows its employee and its row`(architecture: $0)
    },
    Requirement("5.6") {
      await UpdateTests().`5.6 The selection goes with its employee, and with its row`(architecture: $0)
    },
    Requirement("5.7") {
      await UpdateTests().`5.7 An older request that answers first changes nothing`(architecture: $0)
    },
    Requirement("5.8") {
      await UpdateTests().`5.8 An older request that answers last changes nothing`(architecture: $0)
    },
    Requirement("5.9") {
      await UpdateTests().`5.9 An older request does not hide that the later one failed`(architecture: $0)
    },
    Requirement("6.1") {
      await SearchTests().`6.1 Each letter narrows the list by names, specializations and workplaces`(architecture: $0)
    },
    Requirement("6.2") {
      await SearchTests().`6.2 No match has a text of its own`(architecture: $0)
    },
    Requirement("6.3") {
      await SearchTests().`6.3 Case, diacritics and outer spaces do not matter`(architecture: $0)
    },
    Requirement("6.4") {
      await SearchTests().`6.4 The title says how many were found, and the lower edge what is searched`(architecture: $0)
    },
    Requirement("6.5") {
      await SearchTests().`6.5 Typing shows the beginning of what was found`(architecture: $0)
    },
    Requirement("6.6") {
      await SearchTests().`6.6 A search outlives a load`(architecture: $0)
    },
    Requirement("6.7") {
      await SearchTests().`6.7 Clearing brings back the list, its selection and its place`(architecture: $0)
    },
    Requirement("6.8") {
      await SearchTests().`6.8 It does so in a list that was refreshed meanwhile`(architecture: $0)
    },
    Requirement("7.1") {
      await DeletingTests().`7.1 A swipe on any row takes its employee away at once, and asks the service once`(architecture: $0)
    },
    Requirement("7.2") {
      await DeletingTests().`7.2 An employee who was deleted stays away, whatever a refresh says`(architecture: $0)
    },
    Requirement("7.3") {
      await DeletingTests().`7.3 A refusal brings the employee back, and says why`(architecture: $0)
    },
    Requirement("7.4") {
      await DeletingTests().`7.4 A refusal is said until the list is asked for again`(architecture: $0)
    },
    Requirement("7.5") {
      await DeletingTests().`7.5 Several deletions are answered in any order`(architecture: $0)
    },
    Requirement("7.6") {
      await DeletingTests().`7.6 A list does not jump when an employee goes, or comes back`(architecture: $0)
    },
    Requirement("7.7") {
      await DeletingTests().`7.7 What is no employee cannot be deleted`(architecture: $0)
    },
    Requirement("7.8") {
      await DeletingTests().`7.8 Who was found can be deleted, and is missing when the search is cleared`(architecture: $0)
    },
    Requirement("8.1") {
      await StateTests().`8.1 A screen that opens asks once, and says that it loads`(architecture: $0)
    },
    Requirement("8.2") {
      await StateTests().`8.2 An empty list says that there is nobody`(architecture: $0)
    },
    Requirement("8.3") {
      await StateTests().`8.3 A list that is emptied shows its beginning when it is filled again`(architecture: $0)
    },
    Requirement("8.4") {
      await StateTests().`8.4 A failure says what failed, as long as it may be, and offers to retry`(architecture: $0)
    },
    Requirement("8.5") {
      await StateTests().`8.5 Retry asks again, and the list replaces the failure`(architecture: $0)
    },
    Requirement("8.6") {
      await StateTests().`8.6 A refresh that fails keeps the list, and says what failed`(architecture: $0)
    },
    Requirement("9.1") {
      await LifetimeTests().`9.1 A screen that was used is released`(architecture: $0)
    },
    Requirement("9.2") {
      await LifetimeTests().`9.2 So is one that failed`(architecture: $0)
    },
    Requirement("9.3") {
      await LifetimeTests().`9.3 So is one that waits for the list, and a late answer calls nobody`(architecture: $0)
    },
    Requirement("9.4") {
      await LifetimeTests().`9.4 So is one that waits for a deletion, and a late answer calls nobody`(architecture: $0)
    },
    Requirement("9.5") {
      await LifetimeTests().`9.5 A profile is released when a person goes back, or leaves`(architecture: $0)
    },
    Requirement("10.1") {
      await WalkTests().`10.1 Architectures that walk side by side cannot be told apart`(architecture: $0)
    },
    Requirement("10.2") {
      await WalkTests().`10.2 Every step of a walk leads where the specification says`(architecture: $0)
    },
  ]
}
