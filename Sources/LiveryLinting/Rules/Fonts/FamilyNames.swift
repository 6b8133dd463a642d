// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// One font family in the value of a declaration.
struct FamilyName {
  /// The tokens of the name.
  let tokens: Range<Int>
  /// The name in lower case: case means nothing in it.
  let name: String
  /// Whether it stands for a kind of families, such as `sans-serif`.
  let isGeneric: Bool
}

extension LintedSheet {
  /// The declarations of font families and what they name; those that cannot be told are left out.
  var familyLists: [(declaration: LintedDeclaration, families: [FamilyName])] {
    let invalid = Set(faults.values.map(\.declaration))
    return declarations.indices.lazy.compactMap { [self] number in
      let declaration = declarations[number]
      guard declaration.property == .fontFamily || declaration.property == .font,
        blocks[declaration.block].takesProperties, !isUnsupported(declaration),
        !invalid.contains(number), CSSWideKeyword(stream, in: view(declaration).value) == nil
      else { return nil }
      return families(of: declaration).map { (declaration, $0) }
    }
  }

  /// The families that a declaration names; nil where there are none or not only names.
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

  /// Where the families of a `font` begin: behind its last length; its end where no length is to be seen.
  private func startOfFamilies(in value: Range<Int>) -> Int {
    let comma = TokenCursor(stream, value).nextComma
    let size = (value.lowerBound..<comma).last {
      stream[$0].kind.isNumeric || stream[$0].kind == .rightParenthesis
    }
    return size.map { $0 + 1 } ?? value.upperBound
  }
}

extension FamilyName {
  /// The family that tokens name: a string, or words.
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

  /// The words that stand for a kind of families, those of single systems among them.
  ///
  /// Defined by [CSS Fonts 4, section 2.1.1](https://drafts.csswg.org/css-fonts-4/#generic-font-families).
  private static let generics: Set<String> = [
    "serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui", "emoji", "math",
    "fangsong", "kai", "nastaliq", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
    "-apple-system", "blinkmacsystemfont", "-webkit-body", "-webkit-system-font",
  ]
}
