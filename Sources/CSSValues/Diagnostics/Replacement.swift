// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The probable intended text for the token at which a value stops matching its grammar.
struct Replacement {
  /// The replacement text.
  let text: String

  init(text: String) { self.text = text }

  /// Finds the intended text, or `nil` if no accepted text is close.
  ///
  /// - Parameters:
  ///   - found: The tokens that were found.
  ///   - stream: The token stream that contains them.
  ///   - property: The property whose value contains them.
  ///   - isWhole: Whether they are the whole value.
  ///   - failure: The mismatch, with the accepted words.
  init?(
    for found: Range<Int>, of stream: TokenStream, in property: Property, isWhole: Bool,
    _ failure: ValueFailure
  ) {
    let expected = failure.expected
    guard found.count == 1, let position = found.first else { return nil }
    // A long token gets no suggestion.
    guard stream.range(of: position).count <= 64 else { return nil }
    let isLength = expected.firstOccurrence(of: "<length") != nil
    var replacement: String?
    switch stream.tokens[position].kind {
    case .ident:
      let name = stream.value(of: position)
      replacement =
        property.isLegacyNone(stream, at: position)
        ? "transparent"
        : closest(to: name, in: property.keywords(of: failure, includingWide: isWhole))
    case .number where isLength:
      let isNegative = stream.number(of: position) < 0
      let isPositive = expected.firstOccurrence(of: "[0") != nil
      replacement = isNegative && isPositive ? nil : stream.text(of: position) + "px"
    case .dimension where isLength:
      let unit = stream.unitRange(of: position)
      let number = stream.text(in: stream.range(of: position).lowerBound..<unit.lowerBound)
      replacement = closest(to: stream.text(in: unit), in: Length.Unit.allCases.lazy.map(\.name))
        .map { number + $0 }
    default: break
    }
    guard let replacement else { return nil }
    text = replacement
  }
}

extension Property {
  /// Returns whether a token is `none`, which Three20 style sheets write for a color that is not
  /// painted.
  fileprivate func isLegacyNone(_ stream: TokenStream, at position: Int) -> Bool {
    acceptsColors && !accepts(.none) && stream.tokens[position].kind == .ident
      && stream.value(of: position, equals: "none")
  }

  /// Returns all words that are accepted at the position of the failure, or as a whole value.
  fileprivate func keywords(of failure: ValueFailure, includingWide: Bool) -> [String] {
    let keywords =
      failure.keywords ?? Keyword.allCases.lazy.filter { accepts($0) }.map(\.name)
    let names = NamedColor.allCases.map(\.name) + SystemColor.allCases.map(\.description)
    let colors = failure.acceptsColors ? ["currentcolor"] + names : []
    return keywords + colors + (includingWide ? CSSWideKeyword.allCases.map(\.rawValue) : [])
  }
}
