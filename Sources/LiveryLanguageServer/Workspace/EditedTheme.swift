// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax
import CSSValues
import LiveryBases
import LiveryLinting

/// The theme of a document: its sheets as the user sees them now, and the program that it is for.
final class EditedTheme: Sendable {
  /// The sheets of the theme in cascade order, followed by the sheets that they import, each once.
  let sheets: [ThemeSheet]
  /// The number of sheets in the cascade, which are first in ``sheets``.
  let cascadeCount: Int
  /// The sheets of the base theme.
  let baseSheets: [ThemeSheet]
  /// The configuration of the theme.
  let configuration: LintConfiguration
  /// The elements of the program.
  let trees: [StyleElement]
  private let compositedCache = ComputedOnce<CSSStyleSheet>()
  private let otherSchemeCache = ComputedOnce<CSSStyleSheet>()

  /// Creates a theme.
  init(
    cascade: [ThemeSheet], imports: [ThemeSheet], configuration: LintConfiguration,
    trees: [StyleElement]
  ) {
    sheets = cascade + imports
    cascadeCount = cascade.count
    self.configuration = configuration
    self.trees = trees
    baseSheets = configuration.base?.themeSheets ?? []
  }

  /// All sheets, those of the base theme included.
  var allSheets: [ThemeSheet] { baseSheets + sheets }

  /// The composited sheets over the base theme, in the default environment.
  var composited: CSSStyleSheet {
    compositedCache.value {
      CSSStyleSheet((baseSheets + sheets.prefix(cascadeCount)).map(\.source))
    }
  }

  /// Returns the composited sheets in a color scheme.
  func composited(in scheme: CSSColorScheme) -> CSSStyleSheet {
    if scheme == composited.environment.colorScheme { return composited }
    return otherSchemeCache.value {
      var sheet = composited
      sheet.environment.colorScheme = scheme
      return sheet
    }
  }

  /// The names that the program declares.
  var vocabulary: Vocabulary { configuration.vocabulary }
}

extension EditedTheme {
  /// An occurrence of a name in a sheet of the theme.
  struct Occurrence {
    /// The sheet.
    let sheet: ThemeSheet
    /// The occurrence.
    let occurrence: NameOccurrence

    /// The byte range of the name in the text of the sheet's tree.
    var range: Range<Int> { sheet.names.range(of: occurrence) }
  }

  /// Returns the occurrences of a name in all sheets, in cascade order.
  ///
  /// - Parameters:
  ///   - kind: The kind of the name.
  ///   - name: The name with its escapes resolved.
  ///   - includesBase: Whether to search the sheets of the base theme as well.
  /// - Returns: The occurrences.
  func occurrences(
    of kind: NameKind, named name: String, includesBase: Bool = false
  ) -> [Occurrence] {
    (includesBase ? allSheets : sheets).flatMap { sheet in
      sheet.names.occurrences(of: kind, named: name).map {
        Occurrence(sheet: sheet, occurrence: $0)
      }
    }
  }
}

extension BaseTheme {
  private static let three20Sheets = three20.sheet.sources.map(ThemeSheet.init(base:))
  private static let harborSheets = harbor.sheet.sources.map(ThemeSheet.init(base:))

  /// The sheets of the base theme, whose names are collected once.
  fileprivate var themeSheets: [ThemeSheet] {
    switch self {
    case .three20: Self.three20Sheets
    case .harbor: Self.harborSheets
    }
  }
}

extension ThemeSheet {
  /// Creates a sheet of a base theme.
  convenience init(base source: StyleSource) {
    self.init(source, uri: nil, version: nil) { DocumentURI(path: $0) }
  }
}
