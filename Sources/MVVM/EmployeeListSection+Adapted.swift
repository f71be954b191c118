// MARK: - Rows

// The file of the section is that of other modules, so what the adapted table asks stands here.

extension EmployeeListSection: AdaptedSection {}

extension EmployeeListSection.Row: AdaptedRow {}
