// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A state machine that determines the spaces between the tokens of a value or prelude on one line.
///
/// The result depends only on the tokens and on the presence of white space, not on its amount.
/// Therefore the spacing is idempotent.
struct TokenSpacing {
  /// The kind of text that tokens belong to.
  enum Context: Sendable {
    /// A value, or other text of which only the separating commas are known.
    case value
    /// A calculation, whose multiplication and division signs have spaces around them.
    case calculation
    /// A selector, whose combinators have spaces around them.
    case selector
    /// The contents of an attribute selector.
    case attribute
    /// The condition of an at-rule, outside parentheses.
    case condition
    /// A condition in parentheses, such as `(width > 1px)`.
    case feature
    /// Unknown text, in which spaces replace existing white space.
    case unknown
  }

  /// An open block.
  private struct Level {
    let context: Context
    let closing: TokenKind
    /// The number of tokens in the block so far.
    var count = 0
    /// Whether a colon follows the name of a feature.
    var hasColon = false
  }

  private let stream: TokenStream
  private var levels: [Level] = []
  private var outer = Context.value
  private var last: Int?

  init(_ stream: TokenStream) { self.stream = stream }

  /// The number of open blocks.
  var depth: Int { levels.count }

  /// Starts a new sequence of tokens.
  mutating func begin(_ context: Context) {
    levels.removeAll(keepingCapacity: true)
    outer = context
    last = nil
  }

  /// Processes the next token, which must not be white space.
  ///
  /// - Parameters:
  ///   - position: The index of the token.
  ///   - sawSpace: Whether white space precedes the token.
  /// - Returns: Whether a space precedes the token in the output.
  mutating func consume(_ position: Int, sawSpace: Bool) -> Bool {
    let kind = stream[position].kind
    let isSpaced = isSpaced(before: position, kind, sawSpace)
    if let level = levels.last {
      levels[levels.count - 1].count += kind == .comment ? 0 : 1
      if kind == level.closing {
        levels.removeLast()
      } else if kind == .colon, level.count == 1 {
        levels[levels.count - 1].hasColon = true
      }
    }
    if let closing = kind.closing {
      levels.append(Level(context: self.context(after: position, kind), closing: closing))
    }
    last = position
    return isSpaced
  }

  private func isSpaced(before position: Int, _ kind: TokenKind, _ sawSpace: Bool) -> Bool {
    guard let last else { return false }
    let context = levels.last?.context ?? outer
    if context == .unknown { return sawSpace }
    let lastKind = stream[last].kind
    if let level = levels.last, kind == level.closing || lastKind.isOpening && level.count == 0 {
      return false
    }
    if kind == .comma { return false }
    if lastKind == .comma { return true }
    switch context {
    case .calculation:
      return sawSpace || stream.isProductSign(position) || stream.isProductSign(last)
    case .selector:
      return sawSpace || stream.isCombinator(position) || stream.isCombinator(last)
    case .attribute:
      return sawSpace && !stream.beginsMatcher(position) && !stream.isDelim(last, "=")
    case .feature: return isSpacedInFeature(before: position, kind, after: last, sawSpace: sawSpace)
    case .value, .condition, .unknown: return sawSpace
    }
  }

  private func isSpacedInFeature(
    before position: Int, _ kind: TokenKind, after last: Int, sawSpace: Bool
  ) -> Bool {
    guard let level = levels.last else { return sawSpace }
    if kind == .colon, level.count == 1 { return false }
    if stream[last].kind == .colon, level.count == 2 { return true }
    if level.hasColon { return sawSpace }
    let (isSign, wasSign) = (stream.isComparison(position), stream.isComparison(last))
    return isSign == wasSign ? sawSpace : true
  }

  /// Returns the kind of text after an opening token.
  private func context(after position: Int, _ kind: TokenKind) -> Context {
    let enclosing = levels.last?.context ?? outer
    if kind == .leftBrace || enclosing == .unknown { return .unknown }
    let name = kind == .function ? stream.value(of: position).lowercased() : ""
    switch enclosing {
    case .selector:
      if kind == .leftBracket { return .attribute }
      if kind == .leftParenthesis { return .selector }
      return Self.selectorFunctions.contains(name) ? .selector : .value
    case .condition, .feature:
      if kind == .leftParenthesis { return .feature }
      if name == "selector" { return .selector }
      if Self.conditionFunctions.contains(name) { return .feature }
    case .calculation where kind == .leftParenthesis: return .calculation
    case .value, .calculation, .attribute, .unknown: break
    }
    return Self.mathFunctions.contains(name) ? .calculation : .value
  }
}

extension TokenSpacing {
  /// The pseudo-classes and pseudo-elements whose arguments are only selectors.
  private static let selectorFunctions: Set<String> = [
    "is", "where", "not", "has", "matches", "any", "-webkit-any", "-moz-any", "host",
    "host-context", "slotted", "cue", "cue-region", "current",
  ]

  /// The condition functions whose arguments are features or conditions.
  private static let conditionFunctions: Set<String> = [
    "style", "scroll-state", "supports", "media",
  ]

  /// Defined by [math functions](https://drafts.csswg.org/css-values-4/#math).
  private static let mathFunctions: Set<String> = [
    "calc", "-webkit-calc", "-moz-calc", "min", "max", "clamp", "round", "mod", "rem", "sin", "cos",
    "tan", "asin", "acos", "atan", "atan2", "pow", "sqrt", "hypot", "log", "exp", "abs", "sign",
    "calc-size", "progress",
  ]
}

extension TokenStream {
  fileprivate func isProductSign(_ position: Int) -> Bool {
    isDelim(position, "*") || isDelim(position, "/")
  }

  fileprivate func isComparison(_ position: Int) -> Bool {
    isDelim(position, "<") || isDelim(position, ">") || isDelim(position, "=")
  }

  /// Returns whether an attribute matcher such as `=` or `~=` begins at a token.
  fileprivate func beginsMatcher(_ position: Int) -> Bool {
    if isDelim(position, "=") { return true }
    let isPrefix = ["~", "|", "^", "$", "*"].contains { isDelim(position, $0) }
    return isPrefix && isDelim(position + 1, "=")
  }
}
