import SourceAnalysis

extension Plan {
  /// The box that has the code of a type: its own, or that of its file.
  func box(of type: String, in module: ModuleDeclarations) -> Box? {
    box(of: type) ?? (module[type]?.blocks.first?.file).flatMap { box(of: SourceFile.stem(of: $0)) }
  }

  /// The strokes of each box, by its name: a stroke for each line of code.
  func strokes(of source: ArchitectureSource, in module: ModuleDeclarations) -> [String: [Stroke]] {
    let own = module.names.flatMap { name in
      box(of: name).map { box in (module[name]?.blocks ?? []).map { ($0, box) } } ?? []
    }
    var strokes: [String: [Stroke]] = [:]
    for file in source.core {
      let regions = file.regions
      for (index, line) in file.lines.enumerated() where line.isCode {
        let block = own.first { $0.0.file == file.path && $0.0.lines.indices.contains(index) }
        guard let box = block?.1 ?? box(of: file.stem) else { continue }
        let concern = regions.first { $0.lineNumbers.contains(index + 1) }?.concern
        let indentation = line.prefix { $0 == " " }.count
        strokes[box.name, default: []].append(
          Stroke(
            file: file.path, line: index + 1, concern: concern?.number == nil ? nil : concern,
            indentation: indentation, length: line.count - indentation))
      }
    }
    return strokes.mapValues { strokes in
      // Groups the strokes by concern, and keeps the order of their lines.
      (Concern.lenses.map(Optional.some) + [nil]).flatMap { concern in
        strokes.filter { $0.concern == concern }
      }
    }
  }
}
