// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A font family in the value of a declaration.
struct FamilyName {
  /// The tokens of the name.
  let tokens: Range<Int>
  /// The name in lower case, because family names are case-insensitive.
  let name: String
  /// Whether the name is a generic family, such as `sans-serif`.
  let isGeneric: Bool
}

extension LintedSheet {
  /// The declarations of font families with their families, without those that cannot be
  /// determined.
  var familyLists: [(declaration: LintedDeclaration, families: [FamilyName])] {
    let invalid = Set(faults.values.map(\.declaration))
    return declarations.indices.lazy.compactMap { [self] number in
      let declaration = declarations[number]
      guard declaration.property == .fontFamily || declaration.property == .font,
        blocks[declaration.block].acceptsProperties, !isUnsupported(declaration),
        !invalid.contains(number), CSSWideKeyword(stream, in: view(declaration).value) == nil
      else { return nil }
      return families(of: declaration).map { (declaration, $0) }
    }
  }

  /// Returns the families of a declaration, or `nil` if it has none or contains other tokens.
  private func families(of declaration: LintedDeclaration) -> [FamilyName]? {
    let value = view(declaration).value
    if stream.hasVariable(in: value) { return nil }
    var families: [FamilyName] = []
    var start = declaration.property == .font ? startOfFamilies(in: value) : value.lowerBound
    guard start < value.upperBound else { return nil }
    while start < value.upperBound {
      let end = TokenCursor(stream, start..<value.upperBound).nextComma
      guard let family = FamilyName(stream, tree.stream.trimmed(start..<end)) else { return nil }
      families.append(family)
      start = end + 1
    }
    return families
  }

  /// Returns the first token of the families in a `font` value, or the value's end if it has no
  /// size.
  private func startOfFamilies(in value: Range<Int>) -> Int {
    let comma = TokenCursor(stream, value).nextComma
    let size = (value.lowerBound..<comma).last {
      stream[$0].kind.isNumeric || stream[$0].kind == .rightParenthesis
    }
    return size.map { $0 + 1 } ?? value.upperBound
  }
}

extension FamilyName {
  /// Creates a family from tokens that are a string or identifiers.
  init?(_ stream: TokenStream, _ tokens: Range<Int>) {
    guard let first = tokens.first else { return nil }
    self.tokens = tokens
    if stream[first].kind == .string, tokens.count == 1 {
      name = stream.value(of: first).lowercased()
      isGeneric = false
      return
    }
    let parts = tokens.filter { !stream[$0].kind.isTrivia }
    guard parts.allSatisfy({ stream[$0].kind == .ident }) else { return nil }
    name = parts.map { stream.value(of: $0).lowercased() }.joined(separator: " ")
    isGeneric = parts.count == 1 && Self.generics.contains(name)
  }

  /// The generic families, including those of single platforms.
  ///
  /// Defined by [CSS Fonts 4, section 2.1.1](https://drafts.csswg.org/css-fonts-4/#generic-font-families).
  private static let generics: Set<String> = [
    "serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui", "emoji", "math",
    "fangsong", "kai", "nastaliq", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
    "-apple-system", "blinkmacsystemfont", "-webkit-body", "-webkit-system-font",
  ]
}
