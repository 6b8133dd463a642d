// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryJSON

extension TreeDecoder {
  /// Returns the declarations in an element's style, and reports invalid ones as warnings.
  ///
  /// As in a style sheet, an invalid declaration drops nothing else.
  mutating func style(_ value: JSONValue) -> String? {
    guard let text = string("style", value) else { return nil }
    // An offset in the string is an offset in the file unless the string has escapes.
    let isPlain = text.utf8.count == value.range.count - 2
    let start = value.range.lowerBound + 1
    for found in Self.diagnostics(ofDeclarations: text) {
      let range = start + found.range.lowerBound..<start + found.range.upperBound
      var diagnostic = Diagnostic(
        found.kind, range: isPlain ? range : value.range, facts: found.facts)
      diagnostic.severity = .warning
      log.add(diagnostic)
    }
    return text
  }

  private static func diagnostics(ofDeclarations text: String) -> [Diagnostic] {
    let tree = SyntaxTree(parsingBlockContents: TokenStream(text))
    var log = DiagnosticLog(tree.diagnostics)
    for case .declaration(let declaration) in tree.rules where !declaration.isCustom {
      guard let property = Property(name: declaration.name) else {
        let name = tree.stream.range(of: declaration.tokens.lowerBound)
        log.add(.unknownProperty(declaration.name, range: name))
        continue
      }
      guard case .none = VariableUse(tree.stream, in: declaration.value),
        let diagnostic = property.diagnostic(for: tree.stream, in: declaration.value)
      else { continue }
      log.add(diagnostic)
    }
    return log.diagnostics
  }
}
