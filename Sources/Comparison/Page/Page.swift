import Foundation
import PackageFiles

/// The page that shows all architectures, in one file that loads nothing.
///
/// Views, concerns, events and columns are radio buttons and check boxes, so that all but Play works
/// without the script.
package struct Page {
  let facts: DocumentFacts

  /// The pictures of published architectures and of drafts, in the order of the catalogue.
  let pictures: [ArchitecturePicture]

  /// The pictures for the events on a profile.
  let profilePictures: [ArchitecturePicture]
}

extension Page {
  package init(facts: DocumentFacts) {
    self.facts = facts
    pictures = ArchitecturePicture.all(of: facts.all, facts.record)
    profilePictures = ArchitecturePicture.all(of: facts.all, facts.record, withProfile: true)
  }
}

extension Page {
  /// The whole document.
  package var document: String {
    get throws {
      let parts: KeyValuePairs<String, HTML> = [
        "count": "\(facts.all.count)", "rules": HTML(stringLiteral: rules),
        "lenses": "\(lenses)", "map": map, "choosers": chooser, "code": code, "play": play,
        "figures": figures,
      ]
      var document = try Resource.text(of: "page.html")
      for include in document.matches(of: #/{{(\w+\.\w+)}}/#).map(\.output) {
        document = document.replacing(include.0, with: try Resource.text(of: String(include.1)))
      }
      // All in one go, because a part may have such a word in its code.
      return document.replacing(#/{{(\w+)}}/#) { word in
        parts.first { $0.key == word.1 }?.value.markup ?? String(word.0)
      }
    }
  }

  /// The rules that hide what is not chosen.
  private var rules: String {
    let concerns = Concern.allCases.map { concern in
      let name = concern.commandLineName
      let chosen = "body:has(#lens-\(name):checked)"
      let shown = "\(chosen) .concern:not(#code-\(name)){display:none}"
      guard let number = concern.number else { return shown }
      return """
        \(chosen),body:has(.lens-\(name):hover){--others:.12;--show\(number):1}
        \(chosen) .abstract{display:none}\(chosen) .answer-\(name){display:block}
        \(chosen) .matrix tr:not(.row-\(name)) td{opacity:.25}
        \(chosen) #map .link{opacity:.4}
        \(chosen) #map .role:not(:has(.k\(number))) :is(.box,.name){opacity:.35}
        \(shown)
        """
    }
    let columns = facts.all.map { source in
      "body:has(#column-\(source.name):not(:checked)) .of-\(source.name){display:none}"
    }
    let events = CallEvent.allCases.map { event in
      "body:has(#event-\(event.rawValue):not(:checked)) #play-\(event.rawValue){display:none}"
    }
    return (concerns + columns + events).joined(separator: "\n")
  }

  /// The choices of a concern; a chapter can be chosen only where there is code.
  private var lenses: [HTML] {
    Concern.allCases.map { concern in
      let name = concern.commandLineName
      let chip = concern.number.map { "<span class=\"chip c\($0)\">\($0)</span>" as HTML } ?? ""
      return """
        <label class="lens-\(name)\(concern.number == nil ? " chapter" : "")">\
        <input type="radio" name="lens" id="lens-\(name)" value="\(name)" \
        data-key="\(concern.number.map(String.init) ?? "")"/>\
        \(chip)<span class="word">\(concern.rawValue)</span></label>
        """
    }
  }

  /// The check boxes of columns, with small copies of the pictures.
  private var chooser: HTML {
    let boxes = zip(facts.all, pictures).enumerated().map { index, pair -> HTML in
      let checked: HTML = 1...3 ~= index ? " checked=\"checked\"" : ""
      return """
        <label><span><input type="checkbox" name="column" id="column-\(pair.0.name)" \
        value="\(pair.0.name)"\(checked)/>\(title(of: pair.0))</span>\(copy(of: pair.1))</label>
        """
    }
    return "\(boxes)"
  }

  private func copy(of picture: ArchitecturePicture) -> HTML {
    """
    <svg class="thumb" viewBox="0 0 320 \(picture.height)" aria-hidden="true">\
    <use href="#\(picture.id)"/></svg>
    """
  }

  func title(of source: ArchitectureSource) -> String {
    DocumentFacts.isDraft(source) ? "\(source.name) (draft)" : source.name
  }

  /// Sets a piece for each architecture side by side.
  func columns(
    _ heading: String, with pictures: [ArchitecturePicture],
    of piece: (ArchitectureSource, ArchitecturePicture) -> [HTML]
  ) -> HTML {
    let columns = zip(facts.all, pictures).map { source, picture -> HTML in
      """
      <article class="column of-\(source.name)" data-architecture="\(source.name)">
      <\(heading)>\(title(of: source))</\(heading)>
      \(piece(source, picture))
      </article>
      """
    }
    return "<div class=\"columns\">\n\(columns)\n</div>"
  }
}
