// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryPrinting

/// The variables that a style can use: those of its element, with their declarations.
struct VariableList: Sendable {
  /// The variables: those of the archive in source order, then those of the theme by name.
  let variables: [VariableMessage]

  /// The maximum number of listed variables.
  private static let limit = 1000

  /// Lists the variables of a style.
  ///
  /// - Parameters:
  ///   - document: the style.
  ///   - sheet: the theme with the archive of the style.
  ///   - folder: the folder of archives.
  init(of document: StyleDocument, in sheet: CSSStyleSheet, at folder: String) {
    let sheetName = document.sheetName(in: folder, known: sheet)
    let declarations = document.archive.variables
    var places: [String: VariableMessage.Place] = [:]
    var written: [String: (index: Int, text: String)] = [:]
    for name in Set(declarations.map(\.name)) {
      guard
        let winner = ArchiveText.winningVariable(
          name, among: declarations, for: document.editedSelector, in: sheet, named: sheetName)
      else { continue }
      places[name] = Self.place(of: winner, in: document)
      written[name] = (
        declarations.firstIndex(of: winner) ?? 0,
        String(decoding: document.bytes[winner.value], as: UTF8.self)
      )
    }
    let values = ElementValues(of: sheet.prepare(document.editedSelector)).all
      .filter { $0.name.hasPrefix("--") && !$0.name.hasPrefix("--livery-") }
    let listed = values.prefix(Self.limit).map { name, value in
      let text = value.description
      let color = SpecifiedColor(parsing: text)?.resolved(currentColor: CSSColor(rgba: 0x0000_00FF))
      return VariableMessage(
        name: name, value: text, written: written[name]?.text, place: places[name] ?? .theme,
        color: color.map { .object(["hex": .text($0.hexadecimal), "alpha": .rounded($0.alpha)]) })
    }
    variables = listed.enumerated().sorted { one, other in
      let (first, second) = (written[one.element.name]?.index, written[other.element.name]?.index)
      return (first ?? .max, one.offset) < (second ?? .max, other.offset)
    }.map(\.element)
  }

  private static func place(
    of declaration: ArchiveText.VariableDeclaration, in document: StyleDocument
  ) -> VariableMessage.Place {
    if declaration.selectors.contains(where: document.isRuleOfState) { return .state }
    if declaration.selectors.contains(document.selector) { return .style }
    return declaration.selectors.contains(":root") ? .root : .file
  }
}
