// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax
import CSSValues

/// A declaration of a known property with a valid value.
struct StyledValue {
  let property: Property
  let stream: TokenStream
  /// The indices of the value's tokens.
  let value: Range<Int>

  /// The top-level tokens of the value.
  ///
  /// A function contributes only its name.
  var topTokens: [Int] {
    var cursor = TokenCursor(stream, value)
    var tokens: [Int] = []
    while let token = cursor.next() {
      tokens.append(token)
      if stream[token].kind.isOpening { cursor.skipBlock() }
    }
    return tokens
  }

  /// Returns whether another text gives all longhands the same computed values.
  func isSame(as text: String) -> Bool {
    let context = ComputationContext()
    func values(_ stream: TokenStream, _ range: Range<Int>?) -> [CSSValue]? {
      property.longhandValues(stream, in: range)?.map {
        $0.value.computed(for: $0.property, in: context)
      }
    }
    guard let old = values(stream, value) else { return false }
    return values(TokenStream(text), nil) == old
  }

  /// Returns the text of the value without some byte ranges.
  func text(without ranges: [Range<Int>]) -> String {
    let whole = stream.byteRange(of: value)
    var text = ""
    var start = whole.lowerBound
    for range in ranges {
      text += stream.text(in: start..<range.lowerBound)
      start = range.upperBound
    }
    return text + stream.text(in: start..<whole.upperBound)
  }
}

extension LintedSheet {
  /// The valid values of all known properties.
  var styledValues: some Sequence<StyledValue> {
    let invalid = Set(faults.values.map(\.declaration))
    let hasQueries = hasStyleQueries
    return declarations.indices.lazy.compactMap { [self] number -> StyledValue? in
      let declaration = declarations[number]
      guard let property = declaration.property, blocks[declaration.block].acceptsProperties,
        !invalid.contains(number), !isUnsupported(declaration)
      else { return nil }
      let value = view(declaration).value
      if hasQueries, value.contains(where: { stream.opensFunction($0, in: ["if"]) }) { return nil }
      return StyledValue(property: property, stream: stream, value: value)
    }
  }

  /// Whether the sheet contains style queries, which compare the texts of custom properties.
  var hasStyleQueries: Bool { firstStyleQuery != nil }

  /// The token of the first style query, or `nil` if there is none.
  var firstStyleQuery: Int? {
    lazyData.firstStyleQuery.value {
      stream.indices.first {
        stream[$0].kind == .function && stream.value(of: $0, equals: "style")
      }
    }
  }
}
