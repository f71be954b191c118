// MARK: - Rows

// EmployeeListSection.swift is the file of MVC, so what the adapted table asks stands here.

extension EmployeeListSection: AdaptedSection {}

extension EmployeeListSection.Row: AdaptedRow {}
