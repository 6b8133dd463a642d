// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Says between which tokens of a value or prelude a space stands when all of it is on one line.
///
/// What it says depends on the tokens and on whether there is white space between them, not on how much: so asked of what it
/// said, it says the same.
struct TokenSpacing {
  /// What tokens are part of.
  enum Inside: Sendable {
    /// A value, or something of which nothing more is known than that commas separate its parts.
    case value
    /// A calculation: its signs for times and through stand in spaces.
    case calculation
    /// A selector: its combinators stand in spaces.
    case selector
    /// The brackets of an attribute selector.
    case attribute
    /// The condition of an at-rule, outside of parentheses.
    case condition
    /// A condition in parentheses, such as `(width > 1px)`.
    case feature
    /// Something that nobody knows: spaces stand where there is white space.
    case unknown
  }

  /// A block that is open.
  private struct Level {
    let inside: Inside
    let closing: TokenKind
    /// How many tokens were met in it.
    var count = 0
    /// Whether a colon was met behind the name of a feature.
    var hasColon = false
  }

  private let stream: TokenStream
  private var levels: [Level] = []
  private var outer = Inside.value
  private var last: Int?

  init(_ stream: TokenStream) { self.stream = stream }

  /// How many blocks are open.
  var depth: Int { levels.count }

  /// Begins with other tokens.
  mutating func begin(_ inside: Inside) {
    levels.removeAll(keepingCapacity: true)
    outer = inside
    last = nil
  }

  /// Takes the next token, which is no white space.
  ///
  /// - Parameters:
  ///   - position: the token.
  ///   - sawSpace: whether there is white space before it.
  /// - Returns: whether a space stands before it.
  mutating func take(_ position: Int, sawSpace: Bool) -> Bool {
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
      levels.append(Level(inside: self.inside(position, kind), closing: closing))
    }
    last = position
    return isSpaced
  }

  private func isSpaced(before position: Int, _ kind: TokenKind, _ sawSpace: Bool) -> Bool {
    guard let last else { return false }
    let inside = levels.last?.inside ?? outer
    if inside == .unknown { return sawSpace }
    let lastKind = stream[last].kind
    if let level = levels.last, kind == level.closing || lastKind.isOpening && level.count == 0 {
      return false
    }
    if kind == .comma { return false }
    if lastKind == .comma { return true }
    switch inside {
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

  /// What the tokens behind an opening one are part of.
  private func inside(_ position: Int, _ kind: TokenKind) -> Inside {
    let around = levels.last?.inside ?? outer
    if kind == .leftBrace || around == .unknown { return .unknown }
    let name = kind == .function ? stream.value(of: position).lowercased() : ""
    switch around {
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
  /// Pseudo-classes and pseudo-elements whose arguments are selectors and nothing else.
  private static let selectorFunctions: Set<String> = [
    "is", "where", "not", "has", "matches", "any", "-webkit-any", "-moz-any", "host",
    "host-context", "slotted", "cue", "cue-region", "current",
  ]

  /// Functions of conditions whose arguments are features or conditions again.
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

  /// Whether `=`, `~=` or another sign that compares an attribute begins at a token.
  fileprivate func beginsMatcher(_ position: Int) -> Bool {
    if isDelim(position, "=") { return true }
    let isPrefix = ["~", "|", "^", "$", "*"].contains { isDelim(position, $0) }
    return isPrefix && isDelim(position + 1, "=")
  }
}
