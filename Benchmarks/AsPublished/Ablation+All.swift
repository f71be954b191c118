extension Ablation {
  /// What is measured, in the order of the articles.
  static let all =
    [
      reloadAll, printedIdentifier, compositionCast, printedKey, typeList, configurableCast,
      specializedCast, modelCast,
    ] + rowModels
}
