// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A declaration of a property that is known, with a value that follows its grammar.
struct StyledValue {
  let property: Property
  let stream: TokenStream
  /// The tokens of the value.
  let value: Range<Int>

  /// The tokens of the value outside of all functions and blocks; of a function the name alone.
  var topTokens: [Int] {
    var cursor = TokenCursor(stream, value)
    var tokens: [Int] = []
    while let token = cursor.next() {
      tokens.append(token)
      if stream[token].kind.isOpening { cursor.skipBlock() }
    }
    return tokens
  }

  /// Whether another text for the value gives all longhands the same computed values.
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

  /// The text of the value with some bytes taken out.
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
  /// The values of all properties that are known and meant for Livery, those left out that do not follow their grammar.
  var styledValues: some Sequence<StyledValue> {
    let invalid = Set(faults.values.map(\.declaration))
    let hasQueries = hasStyleQueries
    return declarations.indices.lazy.compactMap { [self] number -> StyledValue? in
      let declaration = declarations[number]
      guard let property = declaration.property, blocks[declaration.block].takesProperties,
        !invalid.contains(number), !isUnsupported(declaration)
      else { return nil }
      let value = view(declaration).value
      if hasQueries, value.contains(where: { stream.opensFunction($0, in: ["if"]) }) { return nil }
      return StyledValue(property: property, stream: stream, value: value)
    }
  }

  /// Whether something asks for the value of a custom property, which is a text: another one says something else.
  var hasStyleQueries: Bool {
    stream.indices.contains {
      stream[$0].kind == .function && stream.value(of: $0, equals: "style")
    }
  }
}
