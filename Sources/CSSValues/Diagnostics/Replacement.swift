// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What was probably meant by the token at which a value stops matching its grammar.
struct Replacement {
  /// What to write in its place.
  let text: String

  init(text: String) { self.text = text }

  /// Looks for what was meant; nil when nothing comes near.
  ///
  /// - Parameters:
  ///   - found: the tokens that were found.
  ///   - stream: the text that holds them.
  ///   - property: the property whose value they are in.
  ///   - isWhole: whether they are the whole value.
  ///   - failure: what would have been accepted.
  init?(
    for found: Range<Int>, of stream: TokenStream, in property: Property, isWhole: Bool,
    _ failure: ValueFailure
  ) {
    let expected = failure.expected
    guard found.count == 1, let position = found.first else { return nil }
    // Nobody reads what was meant by a longer one.
    guard stream.range(of: position).count <= 64 else { return nil }
    let isLength = expected.firstOccurrence(of: "<length") != nil
    var meant: String?
    switch stream.tokens[position].kind {
    case .ident:
      let name = stream.value(of: position)
      meant =
        property.isLegacyNone(stream, at: position)
        ? "transparent" : closest(to: name, in: property.words(of: failure, andWide: isWhole))
    case .number where isLength:
      let isNegative = stream.number(of: position) < 0
      let isPositive = expected.firstOccurrence(of: "[0") != nil
      meant = isNegative && isPositive ? nil : stream.text(of: position) + "px"
    case .dimension where isLength:
      let unit = stream.unitRange(of: position)
      let number = stream.text(in: stream.range(of: position).lowerBound..<unit.lowerBound)
      meant = closest(to: stream.text(in: unit), in: Length.Unit.allCases.lazy.map(\.name))
        .map { number + $0 }
    default: break
    }
    guard let meant else { return nil }
    text = meant
  }
}

extension Property {
  /// Whether a token is the word by which Three20's sheets said that no color is painted.
  fileprivate func isLegacyNone(_ stream: TokenStream, at position: Int) -> Bool {
    acceptsColors && !accepts(.none) && stream.tokens[position].kind == .ident
      && stream.value(of: position, equals: "none")
  }

  /// Every word that may stand where a value fails, or as a whole value.
  fileprivate func words(of failure: ValueFailure, andWide: Bool) -> [String] {
    let keywords =
      failure.words ?? Keyword.allCases.lazy.filter { accepts($0) }.map(\.name)
    let names = NamedColor.allCases.map(\.name) + SystemColor.allCases.map(\.description)
    let colors = failure.acceptsColors ? ["currentcolor"] + names : []
    return keywords + colors + (andWide ? CSSWideKeyword.allCases.map(\.rawValue) : [])
  }
}
