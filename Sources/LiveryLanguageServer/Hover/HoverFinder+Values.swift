// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

extension HoverFinder {
  /// Returns the documentation of the token in the value of a declaration.
  func value(of declaration: Declaration) -> Found? {
    let occurrence = sheet.names.occurrences.first { Int($0.token) == token }
    if let found = occurrence.flatMap(name) { return found }
    let functions = location.functions(in: declaration.value)
    if let color = colorTokens(in: functions) { return self.color(color, of: declaration) }
    if let variable = variableReference(in: functions) { return variable }
    let isPipeline = Property(name: declaration.name) == .liveryPipeline
    if isPipeline, let step = pipelineStep(in: functions) { return step }
    if let number = computedNumber(in: functions) { return number }
    if let function = self.function(in: functions) { return function }
    if let keyword = wideKeyword(of: declaration) { return keyword }
    guard stream[token].kind.isWord, !declaration.isCustom else { return nil }
    return plainValue(of: declaration)
  }

  /// Returns the documentation of `var()` at its function token.
  private func variableReference(in functions: [Range<Int>]) -> Found? {
    guard let function = functions.last, function.lowerBound == token,
      stream.value(of: token, equals: "var")
    else { return nil }
    var cursor = TokenCursor(stream, token + 1..<function.upperBound)
    guard cursor.peek() == .ident, let name = cursor.next() else { return nil }
    return customProperty(
      named: stream.value(of: name), at: stream.byteRange(of: function))
  }

  /// Returns the documentation of a function at its function token.
  private func function(in functions: [Range<Int>]) -> Found? {
    guard let function = functions.last, function.lowerBound == token,
      let signature = FunctionSignature(name: stream.value(of: token))
    else { return nil }
    var text = emptyText
    text.add(text.title(signature.name + "()"))
    text.add(signature.documentation)
    text.add(code: signature.forms.prefix(4).map(\.label).joined(separator: "\n"))
    if let address = signature.specification { text.add(text.link("Specification", to: address)) }
    return Found(text: text, range: stream.nameRange(of: token))
  }

  /// Returns the documentation of the declaration's property, for a value without one.
  private func plainValue(of declaration: Declaration) -> Found? {
    guard descriptorRule == nil, stream[token].kind != .string, stream[token].kind != .url else {
      return nil
    }
    let range = stream.nameRange(of: token)
    var text = emptyText
    text.add(text.title(stream.text(in: range)))
    text.add("In a value of \(text.code(declaration.name)):")
    guard addDocumentation(ofProperty: declaration.name, to: &text) else { return nil }
    return Found(text: text, range: range)
  }

  private func wideKeyword(of declaration: Declaration) -> Found? {
    guard stream[token].kind == .ident, !declaration.isCustom,
      let keyword = CSSWideKeyword(stream, in: declaration.value)
    else { return nil }
    var text = emptyText
    text.add(text.title(keyword.rawValue))
    text.add(keyword.documentation)
    text.add(text.link("Specification", to: "https://drafts.csswg.org/css-cascade-5/#defaulting"))
    return Found(text: text, range: stream.range(of: token))
  }
}

extension HoverFinder {
  /// Returns the computed value of a length or a math function at the position, or `nil` if it
  /// equals the text.
  private func computedNumber(in functions: [Range<Int>]) -> Found? {
    let math = functions.first { range in
      Self.mathFunctions.contains(stream.value(of: range.lowerBound).lowercased())
    }
    guard math != nil || stream[token].kind == .dimension else { return nil }
    let tokens = math ?? token..<token + 1
    let element = element(in: .light)
    guard let (value, syntax) = numericValue(tokens, for: element)
    else { return nil }
    let written = stream.text(of: tokens)
    let computed = syntax.computed(value, in: element.context(in: .light)).description
    guard computed != written.lowercased() else { return nil }
    var text = emptyText
    text.add(text.title(written))
    text.add("Computed value: \(text.code(computed)), for \(text.code(element.selector)).")
    if let math, math.lowerBound == token {
      text.add(FunctionDefinition(named: stream.value(of: token))?.documentation ?? "")
    }
    return Found(text: text, range: stream.byteRange(of: tokens))
  }

  private static let mathFunctions = Set(CSSValue.mathFunctions)

  /// Parses a number of any kind, with the variables of an element.
  private func numericValue(
    _ tokens: Range<Int>, for element: RuleElement
  ) -> (value: CSSValue, syntax: RegisteredSyntax)? {
    guard let text = substituted(tokens, for: element) else { return nil }
    for type in [
      RegisteredSyntax.DataType.lengthPercentage, .number, .angle, .time, .resolution,
    ] {
      let syntax = RegisteredSyntax(type)
      if let value = syntax.value(parsing: text) { return (value, syntax) }
    }
    return nil
  }

  /// Returns the text of some tokens with each `var()` replaced by its value for an element, or
  /// `nil` if a variable has no value.
  func substituted(_ tokens: Range<Int>, for element: RuleElement) -> String? {
    var text = ""
    var cursor = TokenCursor(stream, tokens)
    while let position = cursor.nextIncludingTrivia() {
      guard stream[position].kind == .function, stream.value(of: position, equals: "var") else {
        text += stream.text(of: position)
        continue
      }
      guard cursor.peek() == .ident, let name = cursor.next(),
        let value = element.style.css(stream.value(of: name))
      else { return nil }
      text += value.description
      cursor.skipBlock(openedAt: position)
    }
    return text
  }

  /// Returns the element of the rule around the position, or of the root outside of rules.
  func element(in scheme: CSSColorScheme) -> RuleElement {
    let selectors = RuleSelectors(tree, at: location.pathOfRule)
    return RuleElement(selectors, in: theme.composited(in: scheme))
  }
}
