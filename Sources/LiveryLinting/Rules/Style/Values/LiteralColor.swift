// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A literal color that is not the value of a variable.
  package static let literalColor = Self("literal-color", .warning) {
    "the color '\($0.found)' has no name; a custom property can give it one"
  }
}

extension LintRule {
  /// A literal color that is not the value of a variable.
  static let literalColor = LintRule(
    .literalColor, .style, scope: .rule,
    help:
      "a custom property gives a color a name; turn the rule off for the files of the palette",
    bad: ".title { color: #336699 }",
    good: ":root { --accent: #336699 } .title { color: var(--accent); border-color: transparent }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    for styled in sheet.styledValues where styled.property.acceptsColors {
      for tokens in styled.literalColors {
        log.add(
          Diagnostic(
            .literalColor, range: sheet.stream.byteRange(of: tokens),
            facts: [sheet.stream.found(tokens)]))
      }
    }
    return log.diagnostics
  }
}

extension Property {
  /// Whether color keywords in the property's value are colors.
  fileprivate var acceptsColors: Bool { Self.colorProperties.contains(self) }

  private static let colorProperties: Set<Property> = {
    let words = [
      "color", "background", "border", "outline", "shadow", "fill", "stroke", "decoration",
      "emphasis", "rule", "filter", "mask", "image", "content",
    ]
    return Set(
      allCases.filter { property in
        property != .all && words.contains { property.name.contains($0) }
      })
  }()
}

extension StyledValue {
  /// The tokens of the literal colors in the value, without functions that contain variables.
  fileprivate var literalColors: [Range<Int>] {
    var found: [Range<Int>] = []
    var cursor = TokenCursor(stream, value)
    while let token = cursor.nextIncludingTrivia() {
      switch stream[token].kind {
      case .hash: found.append(token..<token + 1)
      case .ident where namedColors.contains(stream.value(of: token).lowercased()):
        found.append(token..<token + 1)
      case .function where stream.opensFunction(token, in: ValueNames.colorFunctions):
        cursor.skipBlock()
        let tokens = token..<cursor.position
        if !stream.hasVariable(in: tokens) { found.append(tokens) }
      case .function where stream.opensFunction(token, in: ["var", "env", "attr"]):
        cursor.skipBlock()
      default: continue
      }
    }
    return found
  }
}

private let namedColors = Set(NamedColor.allCases.map { $0.name.lowercased() })
  .subtracting(["transparent"])
