// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension SheetCompiler {
  /// Returns a function as CSS, or `nil` if it is invalid, which is reported.
  mutating func function(
    _ text: String, in value: SheetValue, for context: ValueContext
  ) -> SheetExpression? {
    let result = call(text[...], in: value)
    if let result, context.type?.kind == .color, result.kind != .color, result.kind != .other {
      mismatch(value, for: context)
      return nil
    }
    return result
  }

  private mutating func call(_ text: Substring, in value: SheetValue) -> SheetExpression? {
    guard let open = text.firstIndex(of: "("), text.last == ")",
      let arguments = arguments(text[text.index(after: open)...].dropLast())
    else {
      report(.invalidJSONFunction, at: value, [.found(shortened(String(text)))])
      return nil
    }
    let name = text.dropFirst()[..<open].trimmed
    guard let function = SheetFunction.named(String(name)) else {
      let suggestion = closest(to: String(name), in: SheetFunction.all.map(\.name))
      report(
        .unknownJSONFunction, at: value,
        [
          .found("~" + shortened(String(name))),
          .expected(SheetFunction.all.map { "~\($0.name)" }.joined(separator: ", ")),
        ], suggestion: suggestion.map { "~" + $0 }, for: "~" + name)
      return nil
    }
    guard descend(from: value) else { return nil }
    defer { site.depth -= 1 }
    let counts = function.parameters.count - function.optional...function.parameters.count
    let isContrast = function.optional == 2 && arguments.count == 2
    guard
      counts.contains(arguments.count) && !isContrast
        || function.isVariadic && arguments.count > function.parameters.count
    else {
      wrongArguments(function, "\(arguments.count) arguments", in: value)
      return nil
    }
    return call(function, arguments, in: value)
  }

  private mutating func call(
    _ function: SheetFunction, _ arguments: [Substring], in value: SheetValue
  ) -> SheetExpression? {
    var values: [SheetExpression] = []
    for (index, text) in arguments.enumerated() {
      let parameter = function.parameters[min(index, function.parameters.count - 1)]
      guard let argument = argument(text, in: value) else { return nil }
      guard isAccepted(argument, as: parameter.kind) else {
        wrongArguments(function, "'\(shortened(String(text)))'", in: value)
        return nil
      }
      values.append(argument)
    }
    return result(of: function, values, in: value)
  }

  private mutating func result(
    of function: SheetFunction, _ values: [SheetExpression], in value: SheetValue
  ) -> SheetExpression? {
    let lengths = values.count { $0.kind == .length }
    let result: SheetExpression
    switch function.result {
    case .color: result = SheetExpression(values, .color, make: function.css)
    case .quantity where lengths > 0:
      result = SheetExpression(values.map(\.length), .length, make: function.css)
    case .quantity: result = SheetExpression(values, .number, make: function.css)
    case .product:
      result = SheetExpression(values, lengths > 0 ? .length : .number, make: function.css)
    }
    let known = result.resolved.flatMap { DeclarationText($0, of: "--x") }
    let syntax: RegisteredSyntax.DataType =
      result.kind == .color ? .color : result.kind == .number ? .number : .lengthPercentage
    if let known, !known.isValue(of: RegisteredSyntax(syntax)) {
      wrongArguments(function, "'\(shortened(result.resolved ?? ""))'", in: value)
      return nil
    }
    return result
  }

  private mutating func argument(_ text: Substring, in value: SheetValue) -> SheetExpression? {
    if text.hasPrefix("~") { return call(text, in: value) }
    let context = ValueContext(key: String(text), name: "--x")
    if text.hasPrefix("@") { return reference(text.dropFirst(), in: value, for: context) }
    guard let css = DeclarationText(String(text), of: "--x"), !css.isImportant else {
      report(
        .invalidCSSText, at: value, [.subject("an argument"), .found(shortened(String(text)))])
      return nil
    }
    let kind: SheetExpression.Kind =
      css.isTyped(RegisteredSyntax(.number))
      ? .number
      : css.isTyped(RegisteredSyntax(.lengthPercentage))
        ? .length : css.isTyped(RegisteredSyntax(.color)) ? .color : .other
    return SheetExpression(css.text, kind)
  }

  private func isAccepted(_ value: SheetExpression, as kind: SheetFunction.Kind) -> Bool {
    guard let resolved = value.resolved, let text = DeclarationText(resolved, of: "--x") else {
      return true
    }
    if text.hasVariables { return true }
    switch kind {
    case .color: return text.isTyped(RegisteredSyntax(.color))
    case .part:
      let isPercentage = text.isTyped(RegisteredSyntax(.percentage)) && resolved == value.text
      return text.isTyped(RegisteredSyntax(.number)) || isPercentage
    case .quantity:
      return text.isTyped(RegisteredSyntax(.number))
        || text.isTyped(RegisteredSyntax(.lengthPercentage))
    }
  }

  private mutating func wrongArguments(
    _ function: SheetFunction, _ found: String, in value: SheetValue
  ) {
    report(.wrongJSONArguments, at: value, [.found(found), .expected(function.signature)])
  }

  /// Returns the arguments of a function, or `nil` if brackets or quotes are unbalanced.
  private func arguments(_ text: Substring) -> [Substring]? {
    var depth = 0
    var quote: Character?
    var arguments: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { return nil }
      case "," where depth == 0:
        arguments.append(text[start..<index].trimmed)
        start = text.index(after: index)
      default: break
      }
    }
    guard depth == 0, quote == nil else { return nil }
    let last = text[start...].trimmed
    return last.isEmpty && arguments.isEmpty ? [] : arguments + [last]
  }
}

extension Substring {
  /// The text without leading and trailing white space.
  var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
