// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// The syntax of tests in `@supports` conditions; a test is true if its feature is supported.
struct SupportsSyntax: ConditionSyntax {
  typealias Test = Bool

  /// The kind of parentheses around the test.
  private var context = Context.parentheses

  /// The kinds of parentheses around a test.
  private enum Context: String {
    case parentheses = ""
    case selector
    case atRule = "at-rule"
    case fontFormat = "font-format"
    case fontTechnology = "font-tech"
    case namedFeature = "named-feature"
  }

  var allowsNesting: Bool { context == .parentheses }

  func syntax(insideFunctionAt function: Int, in stream: TokenStream) -> SupportsSyntax? {
    guard let context = Context(rawValue: stream.value(of: function).lowercased()) else {
      return nil
    }
    var syntax = self
    syntax.context = context
    return syntax
  }

  func parseTest(_ cursor: inout TokenCursor, problem: inout ConditionProblem?) -> Bool? {
    let start = cursor.position
    switch context {
    case .parentheses:
      guard SupportsDeclaration.begins(at: cursor) else { return nil }
      cursor.skipToEnd()
      return SupportsDeclaration(cursor.stream, in: start..<cursor.position)?.isSupported
    case .selector:
      cursor.skipToEnd()
      return SelectorTable.isSupported(
        cursor.stream, cursor.stream.trimmed(start..<cursor.position))
    case .atRule: return keyword(&cursor, of: .atKeyword).map { Self.atRules.contains($0) }
    case .fontFormat: return keyword(&cursor, of: .ident).map { Self.fontFormats.contains($0) }
    case .fontTechnology: return keyword(&cursor, of: .ident).map { Self.technologies.contains($0) }
    case .namedFeature: return keyword(&cursor, of: .ident).map { _ in false }
    }
  }

  /// Returns no diagnostic, because conditions test unsupported features on purpose.
  func diagnostic(of problem: ConditionProblem, in stream: TokenStream) -> Diagnostic? { nil }

  /// Consumes a token of a kind and returns its value in lower case.
  private func keyword(_ cursor: inout TokenCursor, of kind: TokenKind) -> String? {
    guard cursor.peek() == kind, let token = cursor.next() else { return nil }
    return cursor.stream.value(of: token).lowercased()
  }
}

extension SupportsSyntax {
  /// The supported at-rules; `@charset` does not count as one.
  private static let atRules: Set<String> = [
    "container", "font-face", "import", "keyframes", "layer", "media", "property", "scope",
    "starting-style", "supports",
  ]
  /// The font formats that operating systems load.
  ///
  /// Defined by [CSS Fonts 4, section 11.1](https://drafts.csswg.org/css-fonts-4/#font-format-values).
  private static let fontFormats: Set<String> = ["collection", "opentype", "truetype"]
  /// The supported font technologies.
  private static let technologies: Set<String> = ["features-opentype", "variations"]
}
