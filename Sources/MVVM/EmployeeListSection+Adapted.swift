// MARK: - Rows

// EmployeeListSection.swift is the file of MVC, so what the adapted table asks stands here.

nonisolated extension EmployeeListSection: AdaptedSection {}

nonisolated extension EmployeeListSection.Row: AdaptedRow {}
