// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A type of grammars that becomes a value of its own within the components of a property.
///
/// The raw values are numbers in programs.
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

  /// The type of a name; nil for one that has no reader of its own.
  init?(named name: String) {
    guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }
}

extension TypedGrammar {
  /// Whether a match makes one value of the type, whose name then stands in messages; otherwise its components.
  var isMatchedAsValue: Bool { self != .ratio && self != .textShadowItem }

  /// Whether the reader alone refuses what does not match the grammar.
  var isStrict: Bool { self != .symbols }

  /// Reads a value.
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

  /// Returns the value of tokens that match the grammar; nil when they are no such value after all.
  func value(_ stream: TokenStream, _ range: Range<Int>) -> CSSValue? {
    var cursor = TokenCursor(stream, range)
    guard let value = parse(&cursor), cursor.isAtEnd() else { return nil }
    return value
  }
}
