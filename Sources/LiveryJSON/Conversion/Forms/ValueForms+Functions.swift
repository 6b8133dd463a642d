// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Conversion of references and functions, from the CSS that ``SheetFunction`` writes.
extension ValueForms {
  /// A value in a function or in a string.
  struct Expression {
    /// `@path`, `~function(…)` or CSS.
    let text: String
    /// Whether the expression contains references.
    var hasReference = false
    /// Whether this form is preferred, even without references.
    var isMarked = false
  }

  /// The maximum depth of functions; deeper functions stay CSS text.
  private static let maximumDepth = 48

  /// Returns a value as a reference, a function or CSS text.
  ///
  /// The result is `nil` if the value contains a reference without a form.
  func expression(_ value: Range<Int>, depth: Int = 0) -> Expression? {
    if depth < Self.maximumDepth, let inner = inside(value),
      stream[value.lowerBound].kind == .function,
      let call = call(stream.value(of: value.lowerBound), inner, depth: depth + 1)
    {
      return call
    }
    let hasReference = value.contains { position in
      stream[position].kind == .ident && variables[stream.value(of: position)] != nil
    }
    return hasReference ? nil : Expression(text: text(value))
  }

  private func call(_ name: String, _ inner: Range<Int>, depth: Int) -> Expression? {
    switch name {
    case "var":
      guard inner.count == 1, let variable = variables[stream.value(of: inner.lowerBound)] else {
        return nil
      }
      return Expression(text: "@" + variable.path, hasReference: true)
    case "calc": return calculation(inner, depth: depth)
    case "min", "max": return function("number.\(name)", segments(inner), count: 2..., depth: depth)
    case "clamp": return function("number.clamp", segments(inner), count: 3...3, depth: depth)
    case "contrast-color":
      let parts = segments(inner)
      let call =
        parts.count == 2 ? nil : function("color.contrast", parts, count: 1...3, depth: depth)
      return call?.marked
    case "rgb": return alpha(words(inner), depth: depth)?.marked
    case "hsl": return adjustment(words(inner), depth: depth)?.marked
    case "color-mix": return mix(segments(inner), depth: depth)?.marked
    default: return nil
    }
  }

  /// Returns a function with arguments.
  private func function(
    _ name: String, _ arguments: [Range<Int>], count counts: some RangeExpression<Int>, depth: Int
  ) -> Expression? {
    guard counts.contains(arguments.count) else { return nil }
    return function(name, arguments.map { $0.isEmpty ? nil : expression($0, depth: depth) })
  }

  private func function(_ name: String, _ arguments: [Expression?]) -> Expression? {
    let known = arguments.compactMap { $0 }
    if known.count != arguments.count { return nil }
    return Expression(
      text: "~\(name)(" + known.map(\.text).joined(separator: ", ") + ")",
      hasReference: known.contains(where: \.hasReference),
      isMarked: known.contains(where: \.isMarked))
  }

  /// Returns a sum, a product, or a number that gets a unit.
  private func calculation(_ inner: Range<Int>, depth: Int) -> Expression? {
    let operators = ["+": "add", "-": "subtract", "*": "multiply", "/": "divide"]
    guard depth < Self.maximumDepth,
      let sign = words(inner).lazy.map(text).first(where: { operators[$0] != nil }),
      let name = operators[sign]
    else { return nil }
    let operands = split(inner) { stream[$0].kind == .delim && text($0..<$0 + 1) == sign }
    if sign == "*", operands.count == 2, ["1px", "1s"].contains(text(operands[1])),
      let number = grouped(operands[0], depth: depth)
    {
      return number.marked
    }
    return function("number.\(name)", operands, count: 2..., depth: depth)
  }

  /// Returns a function, or a calculation in parentheses instead of `calc()`.
  private func grouped(_ value: Range<Int>, depth: Int) -> Expression? {
    guard let inner = inside(value) else { return nil }
    if stream[value.lowerBound].kind == .leftParenthesis {
      return calculation(inner, depth: depth + 1)
    }
    return call(stream.value(of: value.lowerBound), inner, depth: depth + 1)
  }
}

/// Conversion of colors.
extension ValueForms {
  /// Returns the function for `from COLOR r g b / ALPHA`.
  private func alpha(_ words: [Range<Int>], depth: Int) -> Expression? {
    guard words.count == 7, text(words[0]) == "from",
      words[2...5].map(text) == ["r", "g", "b", "/"]
    else { return nil }
    return function("color.alpha", [words[1], words[6]], count: 2...2, depth: depth)
  }

  /// Returns the function for `in srgb, COLOR1 PART, COLOR2`.
  private func mix(_ parts: [Range<Int>], depth: Int) -> Expression? {
    guard parts.count == 3, text(parts[0]) == "in srgb" else { return nil }
    let first = words(parts[1])
    guard first.count == 2, words(parts[2]).count == 1 else { return nil }
    return function(
      "color.mix",
      [
        expression(first[0], depth: depth), expression(parts[2], depth: depth),
        share(first[1], depth: depth),
      ])
  }

  /// Returns a percentage as a fraction of 1.
  private func share(_ value: Range<Int>, depth: Int) -> Expression? {
    let text = text(value)
    if text.hasSuffix("%"), let number = Double(text.dropLast()) {
      let part = numberText(number / 100)
      return Expression(text: SheetFunction.percentage(part) == text ? part : text)
    }
    guard let inner = inside(value), stream.value(of: value.lowerBound) == "calc" else {
      return nil
    }
    let parts = split(inner) { stream[$0].kind == .delim && self.text($0..<$0 + 1) == "*" }
    guard parts.count == 2, self.text(parts[1]) == "100%" else { return nil }
    return expression(parts[0], depth: depth)
  }

  /// Returns the function for `from COLOR h s l` with an amount added to `s` or `l`, or subtracted.
  private func adjustment(_ words: [Range<Int>], depth: Int) -> Expression? {
    guard words.count == 5, text(words[0]) == "from", text(words[2]) == "h" else { return nil }
    let isLightness = text(words[3]) == "s"
    guard isLightness || text(words[4]) == "l" else { return nil }
    let changed = isLightness ? words[4] : words[3]
    guard let inner = inside(changed) else { return nil }
    let bounds = segments(inner)
    guard bounds.count == 2 else { return nil }
    let terms = self.words(bounds[0])
    guard terms.count >= 3, text(terms[0]) == (isLightness ? "l" : "s") else { return nil }
    let name: String
    switch (stream.value(of: changed.lowerBound), text(terms[1]), text(bounds[1])) {
    case ("min", "+", "100"): name = isLightness ? "lighten" : "saturate"
    case ("max", "-", "0"): name = isLightness ? "darken" : "desaturate"
    default: return nil
    }
    return function(
      "color." + name,
      [expression(words[1], depth: depth), amount(Array(terms[2...]), depth: depth)])
  }

  /// Returns a number on a scale of 100 as a fraction of 1.
  private func amount(_ words: [Range<Int>], depth: Int) -> Expression? {
    let text = text(words[0])
    if words.count == 1, let number = Double(text) {
      let part = numberText(number / 100)
      return Expression(text: SheetFunction.hundredfold(part) == text ? part : text + "%")
    }
    guard words.count == 3, self.text(words[1]) == "*", self.text(words[2]) == "100",
      let inner = inside(words[0])
    else { return nil }
    return expression(inner, depth: depth)
  }

  private func numberText(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension ValueForms.Expression {
  /// The expression as the preferred form.
  fileprivate var marked: Self { Self(text: text, hasReference: hasReference, isMarked: true) }
}
