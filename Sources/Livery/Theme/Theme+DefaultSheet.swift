// SPDX-License-Identifier: Apache-2.0
import CDefaultTheme
public import CSSCascade
import LiveryResources

extension Theme {
  /// The style sheet below every theme: `Resources/default.css`, of the origin `Origin.default`.
  ///
  /// The style sheet is named `<default>`. No file can have that name, so none replaces the style
  /// sheet by accident. The library contains it in compiled form, and parses its text only for
  /// rules, positions or explanations.
  public static let defaultSheet = compiledDefaultSheet ?? parsedDefaultSheet

  /// The default style sheet from the compiled theme, or `nil` for another version of the format.
  package static var compiledDefaultSheet: CSSStyleSheet? {
    try? CSSStyleSheet(permanent: compiledDefaultTheme, name: "<default>")
  }

  /// The default style sheet, parsed from its text.
  package static var parsedDefaultSheet: CSSStyleSheet {
    CSSStyleSheet(LiveryResources.defaultStyleSheet, name: "<default>", origin: .default)
  }

  /// The compiled theme in the library, which `Scripts/generate default-theme` writes.
  package static var compiledDefaultTheme: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: livery_default_theme_start(), count: livery_default_theme_length)
  }
}
