// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// For which color schemes a declaration counts, as far as a media query says.
struct ColorSchemeScope: OptionSet, Hashable {
  let rawValue: UInt8

  static let light = ColorSchemeScope(rawValue: 1)
  static let dark = ColorSchemeScope(rawValue: 2)
  static let both: ColorSchemeScope = [.light, .dark]

  /// The one scheme that a declaration counts for.
  init(_ scheme: CSSColorScheme) { self = scheme == .dark ? .dark : .light }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The schemes for which a media query may be true, by its prelude in lower case.
  init(mediaQuery text: String) {
    let words = String(decoding: text.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    switch text.mentions("not") {
    case false where words.mentions("prefers-color-scheme:dark"): self = .dark
    case false where words.mentions("prefers-color-scheme:light"): self = .light
    default: self = .both
    }
  }
}
