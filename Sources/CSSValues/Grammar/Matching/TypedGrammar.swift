// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A type in grammars that becomes a typed value within the components of a property.
///
/// The raw values are used in programs.
enum TypedGrammar: UInt32, CaseIterable {
  case easingFunction, image, gradient, position, shadow
  case filterFunction, transformFunction, symbols, basicShape
  case ratio, textShadowItem

  /// The name in grammars, without brackets.
  private var name: String {
    switch self {
    case .easingFunction: "easing-function"
    case .image: "image"
    case .gradient: "gradient"
    case .position: "position"
    case .shadow: "shadow"
    case .filterFunction: "filter-function"
    case .transformFunction: "transform-function"
    case .symbols: "symbols()"
    case .basicShape: "basic-shape"
    case .ratio: "ratio"
    case .textShadowItem: "text-shadow-item"
    }
  }

  /// Creates the type with a name, or returns `nil` if the name has no parser.
  init?(named name: String) {
    guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }
}

extension TypedGrammar {
  /// Whether a match results in one value of the type, with its name in messages, rather than in
  /// its components.
  var isMatchedAsValue: Bool { self != .ratio && self != .textShadowItem }

  /// Whether the parser alone rejects all values that do not match the grammar.
  var isStrict: Bool { self != .symbols }

  /// Parses a value.
  func parse(_ cursor: inout TokenCursor) -> CSSValue? {
    switch self {
    case .easingFunction: EasingFunction.parse(&cursor).map { .easing($0) }
    case .image, .gradient: CSSImage.parse(&cursor).map { .image($0) }
    case .position: Position.parse(&cursor).map { .position($0) }
    case .shadow: Shadow.parse(&cursor, isOfBox: true).map { .shadow($0) }
    case .filterFunction: FilterFunction.parse(&cursor).map { .filter($0) }
    case .transformFunction: TransformFunction.parse(&cursor).map { .transform($0) }
    case .symbols: CSSValue.parseSymbols(&cursor)
    case .basicShape: BasicShape.parse(&cursor).map { .shape($0) }
    case .ratio: CSSValue.parseRatio(&cursor)
    case .textShadowItem: Shadow.parse(&cursor, isOfBox: false).map { .shadow($0) }
    }
  }

  /// Parses tokens that match the grammar, or returns `nil` if the type's parser rejects them.
  func value(_ stream: TokenStream, _ range: Range<Int>) -> CSSValue? {
    var cursor = TokenCursor(stream, range)
    guard let value = parse(&cursor), cursor.isAtEnd() else { return nil }
    return value
  }
}
