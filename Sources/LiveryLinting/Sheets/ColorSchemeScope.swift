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
  init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What the prelude of a media query says, its letters in lower case.
  init(mediaQuery text: String) {
    let words = text.filter { $0 != " " }
    switch text.contains("not") {
    case false where words.contains("prefers-color-scheme:dark"): self = .dark
    case false where words.contains("prefers-color-scheme:light"): self = .light
    default: self = .both
    }
  }
}
