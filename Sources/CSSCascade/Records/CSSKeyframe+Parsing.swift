// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension CSSKeyframe {
  /// Parses a block; `nil`, with a diagnostic, if its selector is invalid.
  init?(_ rule: QualifiedRule, log: inout DiagnosticLog) {
    var cursor = TokenCursor(rule.tree.stream, rule.prelude)
    guard let percentages = Self.percentages(&cursor) else {
      log.add(.invalidPrelude(.invalidKeyframeSelector, &cursor))
      return nil
    }
    self.percentages = percentages
    declarations = rule.contents.compactMap { child in
      switch child {
      case .declaration(let declaration): return KeyframeDeclaration(declaration, log: &log)
      case .qualifiedRule(let rule): log.add(.misplacedInKeyframes(rule))
      case .atRule(let rule): log.add(.misplacedInKeyframes(rule))
      case .raw: break
      }
      return nil
    }
  }

  /// Parses `[ from | to | <percentage [0,100]> ]#`.
  ///
  /// Defined by [CSS Animations 1, section 3](https://drafts.csswg.org/css-animations-1/#typedef-keyframe-selector).
  private static func percentages(_ cursor: inout TokenCursor) -> [Double]? {
    var percentages: [Double] = []
    repeat {
      guard let percentage = percentage(&cursor) else {
        return cursor.expected("'from', 'to' or a percentage from 0% to 100%")
      }
      percentages.append(percentage)
    } while cursor.consumeComma()
    return cursor.isAtEnd() ? percentages : cursor.expected("',' or '{'")
  }

  private static func percentage(_ cursor: inout TokenCursor) -> Double? {
    let kind = cursor.peek()
    if kind == .function { return calculatedPercentage(&cursor) }
    let (stream, position) = (cursor.stream, cursor.position)
    var percentage: Double?
    if kind == .percentage {
      percentage = stream.number(of: position)
    } else if kind == .ident, stream.value(of: position, equals: "from") {
      percentage = 0
    } else if kind == .ident, stream.value(of: position, equals: "to") {
      percentage = 100
    }
    guard let percentage, (0...100).contains(percentage), cursor.next() != nil else { return nil }
    return percentage
  }

  /// Parses a math function and clamps its result to the range; `nil` if it depends on an element.
  ///
  /// Defined by [CSS Values 4, section 10.12](https://drafts.csswg.org/css-values-4/#calc-range).
  private static func calculatedPercentage(_ cursor: inout TokenCursor) -> Double? {
    var attempt = cursor
    let value = CSSValue.parseNumeric(&attempt, .percentage, in: NumericRange(0, 100))
    guard case .calculation(let calculation)? = value, let percentage = calculation.constant else {
      return nil
    }
    cursor = attempt
    return percentage
  }
}

extension KeyframeDeclaration {
  /// Parses a declaration; `nil`, with a diagnostic, if it has no effect in keyframes.
  init?(_ declaration: Declaration, log: inout DiagnosticLog) {
    let stream = declaration.tree.stream
    let name = declaration.name
    let range = stream.range(of: declaration.tokens.lowerBound)
    tokens = declaration.value
    if declaration.isImportant {
      log.add(Diagnostic(.ignoredImportance, range: range, facts: [.subject("@keyframes")]))
      return nil
    }
    if declaration.isCustom {
      subject = .custom(name)
      value = CSSWideKeyword(stream, in: tokens).map { .keyword($0) } ?? .tokens
      return
    }
    guard let property = Property(name: name) else {
      log.add(.unknownProperty(name, range: range))
      return nil
    }
    guard property.isAnimated else {
      log.add(Diagnostic(.ignoredInKeyframes, range: range, facts: [.subject(property.name)]))
      return nil
    }
    guard let value = Self.value(of: property, stream, tokens) else {
      if let diagnostic = property.diagnostic(for: stream, in: tokens) { log.add(diagnostic) }
      return nil
    }
    subject = .property(property)
    self.value = value
  }

  private static func value(
    of property: Property, _ stream: TokenStream, _ tokens: Range<Int>
  ) -> Value? {
    if let keyword = CSSWideKeyword(stream, in: tokens) { return .keyword(keyword) }
    if stream.hasSubstitution(tokens) { return .tokens }
    return property.longhandValues(stream, in: tokens).map { .values($0) }
  }
}

extension Property {
  /// Whether keyframes may declare the property.
  ///
  /// Among animation properties these are only the timing function and the composition.
  ///
  /// Defined by [CSS Animations 2, section 3](https://drafts.csswg.org/css-animations-2/#keyframes).
  fileprivate var isAnimated: Bool {
    switch self {
    case .animationTimingFunction, .animationComposition: true
    case .animation: false
    default: !Property.animation.longhands.contains(self)
    }
  }
}

extension TokenStream {
  /// Returns whether a value contains a function that requires substitution.
  fileprivate func hasSubstitution(_ range: Range<Int>) -> Bool {
    range.contains { position in
      tokens[position].kind == .function
        && (value(of: position, equals: "var") || value(of: position, equals: "env")
          || value(of: position, equals: "attr") || isDashedFunction(position))
    }
  }

  /// Returns whether an identifier is reserved, so that it names an animation only in quotes.
  ///
  /// Defined by [`<keyframes-name>`](https://drafts.csswg.org/css-animations-1/#typedef-keyframes-name).
  func isReserved(_ position: Int) -> Bool {
    CSSWideKeyword(self, at: position) != nil || value(of: position, equals: "default")
      || value(of: position, equals: "none")
  }
}

extension Diagnostic {
  /// Returns the diagnostic of a rule inside `@keyframes` that is not a keyframe.
  static func misplacedInKeyframes(_ syntax: some SyntaxView) -> Diagnostic {
    let first = syntax.tokens.lowerBound
    return Diagnostic(
      .misplacedInKeyframes, range: syntax.tree.stream.range(of: first),
      facts: [syntax.tree.stream.found(first..<first + 1)])
  }
}
