// SPDX-License-Identifier: Apache-2.0
import CDefaultTheme
import CHarborTheme
package import CSSCascade

/// The base themes of the library, by the names that commands and configurations accept.
///
/// The module refers to the bytes of each base theme, so a program that imports it links all of
/// them. `Theme.Base` refers only to the base theme that the program names.
package enum BaseTheme: String, CaseIterable, Sendable {
  /// The look of Three20: `Resources/default.css`.
  case three20
  /// The contemporary look: `Resources/themes/harbor`.
  case harbor

  /// The word for no base theme.
  package static let none = "none"

  private static let three20Sheet = BaseTheme.three20.loaded
  private static let harborSheet = BaseTheme.harbor.loaded
}

extension BaseTheme {
  /// The style sheet of the base theme, of the origin `Origin.default`.
  package var sheet: CSSStyleSheet {
    switch self {
    case .three20: Self.three20Sheet
    case .harbor: Self.harborSheet
    }
  }

  private var loaded: CSSStyleSheet { CSSStyleSheet(baseTheme: bytes, name: sheetName) }

  /// The compiled theme, which the library contains.
  package var bytes: UnsafeRawBufferPointer {
    switch self {
    case .three20:
      UnsafeRawBufferPointer(
        start: livery_default_theme_start(), count: livery_default_theme_length)
    case .harbor:
      UnsafeRawBufferPointer(start: livery_harbor_theme_start(), count: livery_harbor_theme_length)
    }
  }

  /// The name of the style sheet, which no file can have.
  package var sheetName: String {
    switch self {
    case .three20: "<default>"
    case .harbor: "<harbor>"
    }
  }

  /// Creates the base theme whose style sheet has a name.
  package init?(sheetName: String) {
    guard let theme = Self.allCases.first(where: { $0.sheetName == sheetName }) else { return nil }
    self = theme
  }
}
