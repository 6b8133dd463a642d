// SPDX-License-Identifier: Apache-2.0
import CDefaultTheme
public import CSSCascade
import LiveryResources

extension Theme {
  /// The sheet below every theme: `Resources/default.css`, called `<default>`, in origin `Origin.default`.
  ///
  /// No file can have that name, so none takes the sheet's place by accident. The library contains the sheet compiled, and
  /// parses its text when rules, positions or explanations are asked for.
  public static let defaultSheet = compiledDefaultSheet ?? parsedDefaultSheet

  /// The default sheet of the compiled theme in the library, or `nil` if that is of another version of the format.
  package static var compiledDefaultSheet: CSSStyleSheet? {
    try? CSSStyleSheet(permanent: compiledDefaultTheme, name: "<default>")
  }

  /// The default sheet, parsed.
  package static var parsedDefaultSheet: CSSStyleSheet {
    CSSStyleSheet(LiveryResources.defaultStyleSheet, name: "<default>", origin: .default)
  }

  /// The compiled theme in the library, which `Scripts/generate default-theme` writes.
  package static var compiledDefaultTheme: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: livery_default_theme_start(), count: livery_default_theme_length)
  }
}
