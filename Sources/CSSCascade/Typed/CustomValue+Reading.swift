// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import CSSValues

extension CustomValue {
  /// The maximum number of values in a ``Form/list(_:)``.
  package static let maximumCount = 1024

  /// Parses the text of a custom property without variables, or returns `nil` if it does not match
  /// the form.
  ///
  /// ```swift
  /// CustomValue(parsing: "1em 4px", as: .insets)    // .numbers([16, 4, 16, 4])
  /// CustomValue(parsing: "red, #00f", as: .list(.color))
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - form: The form.
  ///   - context: The context of `em`, `currentcolor` and similar values. By default, it is that of
  ///     a plain root.
  package init?(
    parsing text: String, as form: Form, in context: ComputationContext = ComputationContext()
  ) {
    if form == .text {
      self = .text(text)
      return
    }
    let stream = TokenStream(text)
    self.init(stream, 0..<stream.count, as: form, in: context)
  }

  /// Parses a range of tokens.
  init?(
    _ stream: TokenStream, _ tokens: Range<Int>, as form: Form, in context: ComputationContext
  ) {
    func value(_ type: RegisteredSyntax.DataType) -> CSSValue? {
      let syntax = RegisteredSyntax(type)
      return syntax.value(stream, in: tokens).map { syntax.computed($0, in: context) }
    }
    let result: CustomValue?
    switch form {
    case .color:
      result = value(.color).map { $0.resolved(currentColor: context.currentColor) }
        .flatMap { CSSColor($0) }.map { .color($0) }
    case .number: result = Self.number(value(.number))
    case .pixels: result = Self.number(value(.length))
    case .percentage: result = Self.number(value(.percentage))
    case .angle: result = value(.angle).flatMap { CSSAngle($0) }.map { .angle($0) }
    case .duration: result = Self.duration(value(.time))
    case .boolean, .keyword: result = Self.word(stream, tokens, isBoolean: form == .boolean)
    case .string:
      if case .string(let text)? = value(.string) { result = .text(text) } else { result = nil }
    case .url:
      if case .url(let url)? = value(.url) { result = .url(url) } else { result = nil }
    case .image:
      result = value(.image)?.resolved(currentColor: context.currentColor)
        .as(CSSImage.self).map { .image($0) }
    case .font: result = Self.font(stream, tokens, in: context).map { .font($0) }
    case .shadows:
      let shadows = Property.boxShadow.value(stream, in: tokens)?
        .computed(for: .boxShadow, in: context).resolved(currentColor: context.currentColor)
      result = shadows.flatMap { [Shadow]($0) }.map { .list($0.map { .shadow($0) }) }
    case .point, .size: result = Self.numbers(stream, tokens, in: context, counts: 2...2)
    case .rectangle: result = Self.numbers(stream, tokens, in: context, counts: 4...4)
    case .insets: result = Self.numbers(stream, tokens, in: context, counts: 1...4)
    case .list(let form): result = Self.list(stream, tokens, of: form, in: context)
    case .text: result = .text(stream.text(of: tokens))
    }
    guard let result else { return nil }
    self = result
  }
}

extension CustomValue {
  /// Returns a plain number of any kind, or `nil` if it is unresolved or not finite.
  private static func number(_ value: CSSValue?) -> CustomValue? {
    guard let number = value?.plainNumber, number.isFinite else { return nil }
    return .number(number)
  }

  /// Returns a duration, or `nil` if it is longer than a program can wait for.
  private static func duration(_ value: CSSValue?) -> CustomValue? {
    guard let seconds = value?.seconds, abs(seconds) < 1e12 else { return nil }
    return .duration(.seconds(seconds))
  }

  /// Returns a single word, or `nil` for a CSS-wide keyword.
  private static func word(
    _ stream: TokenStream, _ tokens: Range<Int>, isBoolean: Bool
  ) -> CustomValue? {
    guard case .identifier(let word)? = RegisteredSyntax(.customIdent).value(stream, in: tokens)
    else { return nil }
    if !isBoolean { return .keyword(word) }
    return word == "true" ? .boolean(true) : word == "false" ? .boolean(false) : nil
  }

  /// Returns a value of the property `font`.
  private static func font(
    _ stream: TokenStream, _ tokens: Range<Int>, in context: ComputationContext
  ) -> CSSFont? {
    guard let values = Property.font.longhandValues(stream, in: tokens) else { return nil }
    let computed = values.map { ($0.property, $0.value.computed(for: $0.property, in: context)) }
    func value<Value: PropertyValue>(_ property: Property) -> Value? {
      computed.first { $0.0 == property }.flatMap { Value($0.1) }
    }
    guard let families: [FontFamily] = value(.fontFamily),
      let size = computed.first(where: { $0.0 == .fontSize })?.1.plainNumber
    else { return nil }
    return CSSFont(
      families: families, size: size, weight: value(.fontWeight) ?? .normal,
      style: value(.fontStyle) ?? .normal, stretch: value(.fontStretch) ?? .normal)
  }

  /// Returns numbers or lengths separated by white space or commas.
  ///
  /// Fewer than four are completed like the sides of a box.
  private static func numbers(
    _ stream: TokenStream, _ tokens: Range<Int>, in context: ComputationContext,
    counts: ClosedRange<Int>
  ) -> CustomValue? {
    guard let parts = parts(of: stream, tokens, limit: 4), counts.contains(parts.count) else {
      return nil
    }
    var numbers: [Double] = []
    for part in parts {
      guard
        case .number(let number)? = CustomValue(stream, part, as: .number, in: context)
          ?? CustomValue(stream, part, as: .pixels, in: context)
      else { return nil }
      numbers.append(number)
    }
    if counts == 2...2 { return .numbers(numbers) }
    let (top, right) = (numbers[0], numbers.count > 1 ? numbers[1] : numbers[0])
    let bottom = numbers.count > 2 ? numbers[2] : top
    return .numbers([top, right, bottom, numbers.count > 3 ? numbers[3] : right])
  }

  /// Returns at least two values of one form.
  private static func list(
    _ stream: TokenStream, _ tokens: Range<Int>, of form: Form, in context: ComputationContext
  ) -> CustomValue? {
    guard let parts = parts(of: stream, tokens, limit: maximumCount) else { return nil }
    var values: [CustomValue] = []
    for part in parts {
      guard let value = CustomValue(stream, part, as: form, in: context) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  /// Splits a range of tokens at commas, or at white space if there are none.
  ///
  /// - Returns: The parts, or `nil` if there are none or more than the limit, or if a part is
  ///   empty.
  static func parts(
    of stream: TokenStream, _ tokens: Range<Int>, limit: Int
  ) -> [Range<Int>]? {
    var cursor = TokenCursor(stream, tokens)
    let hasCommas = cursor.nextComma < tokens.upperBound
    var parts: [Range<Int>] = []
    while !cursor.isAtEnd() {
      guard parts.count < limit else { return nil }
      let start = cursor.position
      while !cursor.isAtPartEnd(commas: hasCommas), let token = cursor.nextIncludingTrivia() {
        if stream[token].kind.isOpening { cursor.skipBlock() }
      }
      guard cursor.position > start else { return nil }
      parts.append(start..<cursor.position)
      if hasCommas, cursor.kind == .comma {
        _ = cursor.next()
        if cursor.isAtEnd() { return nil }
      }
    }
    return parts.isEmpty ? nil : parts
  }
}

extension TokenCursor {
  /// Returns whether the next token ends a part of a list.
  fileprivate func isAtPartEnd(commas: Bool) -> Bool {
    kind == .endOfFile || (commas ? kind == .comma : kind.isTrivia)
  }
}

extension CSSValue {
  /// The number, the length in px or the percentage as a fraction, or `nil` if it is unresolved.
  fileprivate var plainNumber: Double? {
    switch self {
    case .length(let length): return length.pixels
    case .calculation(let calculation) where calculation.kind == .length:
      return calculation.constant
    default: return Double(self)
    }
  }

  /// The time in seconds.
  fileprivate var seconds: Double? { Calculable<Time>(self)?.seconds }
}
