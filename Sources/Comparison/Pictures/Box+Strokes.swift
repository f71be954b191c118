import PackageFiles

extension Box {
  /// A stroke for each line of code, in the order of the concerns and then of the lines.
  func strokes(of source: ArchitectureSource) -> [Stroke] {
    let strokes = source.files.filter { files.contains($0.path) }.flatMap { file -> [Stroke] in
      let regions = file.regions
      return zip(file.lines.indices, file.lines).filter { $1.isCode }.map { index, line in
        let concern = regions.first { $0.lineNumbers.contains(index + 1) }?.concern
        let indentation = line.prefix { $0 == " " }.count
        return Stroke(
          file: file.path, line: index + 1, concern: concern?.number == nil ? nil : concern,
          indentation: indentation, length: line.count - indentation)
      }
    }
    return (Concern.lenses.map(Optional.some) + [nil]).flatMap { concern in
      strokes.filter { $0.concern == concern }
    }
  }
}
