// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The color schemes that a declaration applies to, according to the media queries around it.
struct ColorSchemeScope: OptionSet, Hashable {
  let rawValue: UInt8

  static let light = ColorSchemeScope(rawValue: 1)
  static let dark = ColorSchemeScope(rawValue: 2)
  static let both: ColorSchemeScope = [.light, .dark]

  /// Creates the scope of a single color scheme.
  init(_ scheme: CSSColorScheme) { self = scheme == .dark ? .dark : .light }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the scope of a media query from its prelude in lower case.
  init(mediaQuery text: String) {
    let words = String(decoding: text.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    switch text.mentions("not") {
    case false where words.mentions("prefers-color-scheme:dark"): self = .dark
    case false where words.mentions("prefers-color-scheme:light"): self = .light
    default: self = .both
    }
  }
}
