// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSelectors
import CSSSyntax
import CSSValues

/// The generated Swift of a theme: a struct for each style, with a typed property for each value.
///
/// ```swift
/// let sheet = CSSStyleSheet("editor toolbar { --gap: 4px }", name: "theme.css")
/// let code = ThemeCode(of: sheet, GenerationOptions(prefix: "AGR"))
/// code.text            // … struct AGREditorToolbarStyle: Livery.ThemeStyle { … var gap: Double = 4 …
/// code.diagnostics     // what has no name in Swift, or the name of something else
/// ```
///
/// The type re-creates the classes that the Ångström Style System generates from its style sheets.
/// The text depends only on the style sheets and their names.
package struct ThemeCode: Sendable {
  /// The source of the generated file.
  package let text: String
  /// The problems, in the order of detection; a part of the theme with an error is not in the text.
  package let diagnostics: [SheetDiagnostic]

  /// Generates the Swift of style sheets; those of the default origin only contribute values.
  ///
  /// - Parameters:
  ///   - sheet: The style sheets. The values are those of its environment, and values of only dark
  ///     elements are optional.
  ///   - options: The options of the generated Swift.
  package init(of sheet: CSSStyleSheet, _ options: GenerationOptions = GenerationOptions()) {
    var log = GenerationLog()
    let dark = sheet.darkSheetIfDifferent
    var described = SelectorStyles()
    described.add(sheet, log: &log)
    if let dark { described.add(dark, log: &log) }
    let styles = described.styles
    let found = CollectedMembers(of: styles, light: sheet, dark: dark, log: &log)
    let enumerations = KeywordEnumerations(
      of: found.all, prefix: options.prefix, log: &log)
    let files = sheet.sources.filter { $0.origin != .default }
    guard let first = files.first else {
      text = CodeWriter(options, files: []).text
      diagnostics = []
      return
    }
    let origin = DeclarationLocation(source: first, range: 0..<0)
    let tree = StructTree(of: styles, options, origin: origin, log: &log)
    var structs = StyleStructs(
      tree: tree, styles: styles, found: found, enumerations: enumerations, sheet: sheet,
      dark: dark, prefix: options.prefix)
    let list = structs.all(log: &log)
    var writer = CodeWriter(options, files: files.map(\.name))
    writer.write(list, enumerations.all.filter { !$0.cases.isEmpty }, log: &log)
    text = writer.text
    diagnostics = log.diagnostics
  }
}

extension CSSStyleSheet {
  /// The style sheets with dark elements, or `nil` if the same rules apply there.
  fileprivate var darkSheetIfDifferent: CSSStyleSheet? {
    guard environment.colorScheme == .light else { return nil }
    var dark = self
    dark.environment.colorScheme = .dark
    return dark.unconditionalRules.map(\.number) == unconditionalRules.map(\.number) ? nil : dark
  }
}
