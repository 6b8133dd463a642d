// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// What the conditions of `@supports` may test; a test is whether something is supported.
struct SupportsSyntax: ConditionSyntax {
  typealias Test = Bool

  /// Where a test stands.
  private var place = Place.parentheses

  /// The parentheses that a test stands in.
  private enum Place: String {
    case parentheses = ""
    case selector
    case atRule = "at-rule"
    case fontFormat = "font-format"
    case fontTechnology = "font-tech"
    case namedFeature = "named-feature"
  }

  var isNestable: Bool { place == .parentheses }

  func contents(of function: Int, in stream: TokenStream) -> SupportsSyntax? {
    guard let place = Place(rawValue: stream.value(of: function).lowercased()) else { return nil }
    var syntax = self
    syntax.place = place
    return syntax
  }

  func test(_ cursor: inout TokenCursor, problem: inout ConditionProblem?) -> Bool? {
    let start = cursor.position
    switch place {
    case .parentheses:
      guard SupportsDeclaration.begins(at: cursor) else { return nil }
      cursor.skipToEnd()
      return SupportsDeclaration(cursor.stream, start..<cursor.position)?.isSupported
    case .selector:
      cursor.skipToEnd()
      return SelectorTable.isSupported(
        cursor.stream, cursor.stream.trimmed(start..<cursor.position))
    case .atRule: return word(&cursor, of: .atKeyword).map { Self.atRules.contains($0) }
    case .fontFormat: return word(&cursor, of: .ident).map { Self.fontFormats.contains($0) }
    case .fontTechnology: return word(&cursor, of: .ident).map { Self.technologies.contains($0) }
    case .namedFeature: return word(&cursor, of: .ident).map { _ in false }
    }
  }

  /// Nothing: who asks for what is not there has a reason.
  func diagnostic(of problem: ConditionProblem, in stream: TokenStream) -> Diagnostic? { nil }

  /// Takes a token of a kind and gives its value in lower case.
  private func word(_ cursor: inout TokenCursor, of kind: TokenKind) -> String? {
    guard cursor.peek() == kind, let token = cursor.next() else { return nil }
    return cursor.stream.value(of: token).lowercased()
  }
}

extension SupportsSyntax {
  /// The at-rules that count; `@charset` is none.
  private static let atRules: Set<String> = [
    "container", "font-face", "import", "keyframes", "layer", "media", "property", "scope",
    "supports",
  ]
  /// The fonts that systems load.
  ///
  /// Defined by [CSS Fonts 4, section 11.1](https://drafts.csswg.org/css-fonts-4/#font-format-values).
  private static let fontFormats: Set<String> = ["collection", "opentype", "truetype"]
  /// What fonts may do that values can ask for.
  private static let technologies: Set<String> = ["features-opentype", "variations"]
}
