// MARK: - Rows

// The files of section and content are those of MVC and MVP, so what the adapted table asks stands
// here.

nonisolated extension EmployeeListSection: AdaptedSection {}

nonisolated extension EmployeeListContent: AdaptedContent {}
