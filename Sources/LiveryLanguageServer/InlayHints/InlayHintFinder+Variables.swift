// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax
import CSSValues

extension InlayHintFinder {
  /// The maximum length of a value that is shown, in characters.
  private static let maximumLength = 32

  /// Returns the values of the `var()` in the range, each after its closing parenthesis.
  mutating func variableHints() -> [LSP.InlayHint] {
    let names = sheet.names.occurrences
    let first = names.partitioningIndex { Int($0.token) >= tokens.lowerBound }
    var hints: [LSP.InlayHint] = []
    for name in names[first...] {
      let token = Int(name.token)
      guard token < tokens.upperBound else { break }
      guard name.kind == .customProperty, name.role == .reference,
        let function = variableFunction(around: token),
        let position = position(after: stream.byteRange(of: function))
      else { continue }
      let values = values(of: sheet.names.text(of: name), at: token)
      guard let value = values.first?.value, value.count <= Self.maximumLength else { continue }
      hints.append(
        LSP.InlayHint(
          position: position, label: value,
          tooltip: tooltip(sheet.names.text(of: name), values)))
    }
    return hints
  }

  /// Returns the tokens of the `var()` whose name is at a token, or `nil` if the name stands by
  /// itself.
  private func variableFunction(around name: Int) -> Range<Int>? {
    var start = name - 1
    while start > 0, stream[start].kind.isTrivia { start -= 1 }
    guard start >= 0, stream[start].kind == .function, stream.value(of: start, equals: "var")
    else { return nil }
    var cursor = TokenCursor(stream, start..<stream.count)
    _ = cursor.nextIncludingTrivia()
    cursor.skipBlock()
    // An unclosed function extends to the end of the text.
    guard cursor.position > 0, stream[cursor.position - 1].kind == .rightParenthesis else {
      return nil
    }
    return start..<cursor.position
  }

  /// Returns the value of a custom property in each color scheme of the rule around a token.
  private mutating func values(
    of name: String, at token: Int
  ) -> [(scheme: CSSColorScheme, value: String)] {
    let rule = rule(around: token)
    return rule.elements.compactMap { scheme, element in
      let value =
        element.style.css(name) ?? theme.composited(in: scheme).css(":root", name)
      return value.map { (scheme, shortened($0.description)) }
    }
  }

  /// Returns a value in one line; a color as hexadecimal sRGB.
  private func shortened(_ value: String) -> String {
    if let color = CSSColor(parsing: value) { return color.hexadecimalText }
    return value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func tooltip(
    _ name: String, _ values: [(scheme: CSSColorScheme, value: String)]
  ) -> String {
    if Set(values.map(\.value)).count == 1 { return "\(name): \(values[0].value)" }
    return values.map { "\(name) in the \($0.scheme.title.lowercased()) color scheme: \($0.value)" }
      .joined(separator: "\n")
  }
}
