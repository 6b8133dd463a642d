// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSStorage
import CSSSyntax

extension ArchiveText {
  /// The declaration of a custom property in an archive.
  struct VariableDeclaration: Sendable, Hashable {
    /// The name, with its hyphens.
    let name: String
    /// The byte range of the value, without the surrounding white space.
    let value: Range<Int>
    /// The selectors of the rule.
    let selectors: [String]
    /// The line and the column, as an explanation of the cascade reports them.
    let line: Int
    let column: Int
  }

  /// The declarations of custom properties in the file, in source order.
  var variables: [VariableDeclaration] {
    let stream = source.tree.stream
    let mark = bytes.count - stream.byteCount
    guard mark >= 0 else { return [] }
    let lines = LineIndex(stream)
    let index = CSSStyleSheet([source]).index
    return index.rules.indices.flatMap { number -> [VariableDeclaration] in
      let rule = StyleRule(index, index.rules[number])
      guard rule.source.name == source.name else { return [] }
      return rule.declarations.filter(\.isCustom).map { declaration in
        let start = lines.location(of: declaration.range.lowerBound)
        let value = stream.byteRange(of: declaration.value)
        return VariableDeclaration(
          name: declaration.name, value: value.lowerBound + mark..<value.upperBound + mark,
          selectors: rule.selectors, line: start.line, column: start.column)
      }
    }
  }

  /// Returns the declaration of a variable that wins for an element, or `nil` if none of the file
  /// does.
  ///
  /// - Parameters:
  ///   - name: the name of the variable.
  ///   - declarations: the ``variables`` of the file.
  ///   - selector: the selector that describes the element.
  ///   - sheet: the theme with the archive.
  ///   - sheetName: the name of the archive in the theme.
  /// - Returns: the declaration.
  static func winningVariable(
    _ name: String, among declarations: [VariableDeclaration], for selector: String,
    in sheet: CSSStyleSheet, named sheetName: String
  ) -> VariableDeclaration? {
    let known = declarations.filter { $0.name == name }
    guard !known.isEmpty else { return nil }
    let explanation = sheet.explain(selector, name)
    let candidate =
      explanation.candidates.first(where: \.wins)
      ?? explanation.inheritedFrom.last?.candidates.first(where: \.wins)
    guard let winner = candidate?.location, winner.file == sheetName else { return nil }
    return known.first { $0.line == winner.line && $0.column == winner.column }
  }
}
