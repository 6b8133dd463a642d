// SPDX-License-Identifier: Apache-2.0

/// The differences between two versions of a theme.
struct LintedThemeChange: Sendable {
  /// The differences between the versions of each sheet; `nil` for a sheet without changes.
  let sheets: [SheetChange?]

  /// Compares two versions, or returns `nil` if the sheets or their imports are others.
  ///
  /// - Parameters:
  ///   - old: The old sheets.
  ///   - new: The new sheets, with the differences from the old ones that are known.
  init?(from old: [LintedSheet], to new: [(sheet: CheckedSheet, change: SheetChange?)]) {
    guard old.count == new.count else { return nil }
    sheets = new.map(\.change)
    for (old, (new, change)) in zip(old, new) where new.sheet !== old {
      guard let change, change.old === old, change.keepsImports else { return nil }
    }
  }
}

/// An earlier check of a theme.
struct ThemeHistory: Sendable {
  /// The results of the check.
  var memory = ThemeMemory()
  /// The differences from the checked version, or `nil` if they are not known.
  var change: LintedThemeChange?
}

/// The results of a check that a later check of a theme can use.
struct ThemeMemory: Sendable {
  /// The sheets that the sheets of the theme import, by name.
  var importedSheets: [String: LintedSheet] = [:]
  /// The contrasts of the elements that selectors describe, or `nil` if they are not known.
  var contrast: ContrastMemory?
}

extension LintedTheme {
  /// Returns the old findings of a lint rule at their new positions, or `nil` if some may have
  /// changed.
  func moved(_ findings: [ThemeRuleFinding], of rule: LintRule) -> [ThemeRuleFinding]? {
    guard let change = history.change,
      change.sheets.allSatisfy({ $0?.keepsFindings(of: rule) ?? true })
    else { return nil }
    var moved: [ThemeRuleFinding] = []
    for finding in findings {
      guard let sheet = change.sheets[finding.sheetIndex] else {
        moved.append(finding)
        continue
      }
      guard let diagnostic = sheet.moved(finding.diagnostic) else { return nil }
      moved.append(ThemeRuleFinding(inSheet: finding.sheetIndex, diagnostic))
    }
    return moved
  }
}
