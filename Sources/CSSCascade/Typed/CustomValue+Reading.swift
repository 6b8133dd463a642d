// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import CSSValues

extension CustomValue {
  /// The greatest number of values in a ``Form/list(_:)``; longer ones are no lists.
  package static let maximumCount = 1024

  /// Reads the text of a custom property, in which no variables are left; nil where it is something else.
  ///
  /// ```swift
  /// CustomValue(parsing: "1em 4px", as: .insets)    // .numbers([16, 4, 16, 4])
  /// CustomValue(parsing: "red, #00f", as: .list(.color))
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - form: what it is to be read as.
  ///   - context: what `em`, `currentcolor` and the like refer to; a plain root by default.
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

  /// Reads a run of tokens.
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
  /// A plain number of any kind; nil for one that is not known yet or is no finite number.
  private static func number(_ value: CSSValue?) -> CustomValue? {
    guard let number = value?.plainNumber, number.isFinite else { return nil }
    return .number(number)
  }

  /// A time; longer ones than a program can wait for are none.
  private static func duration(_ value: CSSValue?) -> CustomValue? {
    guard let seconds = value?.seconds, abs(seconds) < 1e12 else { return nil }
    return .duration(.seconds(seconds))
  }

  /// A single word; one that every property takes is none.
  private static func word(
    _ stream: TokenStream, _ tokens: Range<Int>, isBoolean: Bool
  ) -> CustomValue? {
    guard case .identifier(let word)? = RegisteredSyntax(.customIdent).value(stream, in: tokens)
    else { return nil }
    if !isBoolean { return .keyword(word) }
    return word == "true" ? .boolean(true) : word == "false" ? .boolean(false) : nil
  }

  /// What the property `font` takes.
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

  /// Numbers or lengths with white space or commas between them; fewer than four are completed as sides are.
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

  /// Two values or more of one form.
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

  /// The parts of a run of tokens that commas separate or, where there are none, white space.
  ///
  /// - Returns: nil for none, for more than the limit, and where a part has nothing in it.
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
  /// Whether the very next token ends a part of a list.
  fileprivate func isAtPartEnd(commas: Bool) -> Bool {
    kind == .endOfFile || (commas ? kind == .comma : kind.isTrivia)
  }
}

extension CSSValue {
  /// A number, a length in px or a percentage as its part of one; nil for what is not known yet.
  fileprivate var plainNumber: Double? {
    switch self {
    case .length(let length): return length.pixels
    case .calculation(let calculation) where calculation.kind == .length:
      return calculation.constant
    default: return Double(self)
    }
  }

  /// A time in seconds.
  fileprivate var seconds: Double? { Calculable<Time>(self)?.seconds }
}
