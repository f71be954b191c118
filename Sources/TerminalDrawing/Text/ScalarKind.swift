/// The way in which a terminal treats a Unicode scalar.
///
/// The generated table assigns a kind to every scalar, with the raw values of
/// `generate-width-table.py`. The order matters: kinds that begin a cluster come first, then those
/// that continue one, then those that must not reach a terminal.
enum ScalarKind: UInt8, CaseIterable {
  /// One column.
  case narrow
  /// Two columns: ideographs, kana, Hangul syllables, fullwidth forms.
  case wide
  /// One column, in a script whose letters change shape at a joiner or form conjuncts.
  case joining
  /// An emoji that is drawn as text in one column, unless a selector makes it a picture.
  case textEmoji
  /// An emoji that is drawn as a picture in two columns.
  case emoji
  /// Half of a flag.
  case regionalIndicator
  /// The consonant in two columns to which the rest of a Hangul syllable is added.
  case leadingJamo
  /// No column: a mark above, below or around the previous scalar.
  case mark
  /// A mark that takes a column of its own next to the previous scalar.
  case spacingMark
  /// No column: the vowel or final consonant of a Hangul syllable.
  case trailingJamo
  /// The zero-width joiner or non-joiner.
  case joiner
  /// The selector that makes an emoji text.
  case textSelector
  /// The selector that makes an emoji a picture.
  case emojiSelector
  /// The skin tone of an emoji.
  case skinTone
  /// A letter of the invisible name of a regional flag.
  case tag
  /// A control, an invisible format character, or a scalar of unknown width.
  case unshown
}

extension ScalarKind {
  /// Whether the scalar is a whole cluster, unless the next scalar continues it.
  var standsAlone: Bool { rawValue <= ScalarKind.emoji.rawValue }

  /// Whether the scalar begins a cluster after any other, except in pairs and conjuncts.
  var begins: Bool { rawValue <= ScalarKind.leadingJamo.rawValue }

  /// Whether the scalar always belongs to the previous one.
  var continues: Bool { !begins && self != .unshown }

  /// Whether selectors, skin tones and joiners apply to the scalar.
  var isEmoji: Bool { self == .emoji || self == .textEmoji }

  /// The number of columns that the scalar adds to its cluster.
  var columns: Int {
    switch self {
    case .narrow, .joining, .textEmoji, .spacingMark, .emojiSelector, .unshown: 1
    case .wide, .emoji, .leadingJamo, .regionalIndicator, .skinTone: 2
    case .mark, .trailingJamo, .joiner, .textSelector, .tag: 0
    }
  }
}
