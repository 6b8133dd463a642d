// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Conversion of fonts.
extension ValueForms {
  /// The parts of a `font` value.
  struct FontParts {
    /// The values before the size, by member name.
    var before: [(name: String, value: Range<Int>)] = []
    /// The font size.
    var size: Range<Int>
    /// The line height.
    var lineHeight: Range<Int>?
    /// The font names.
    var names: [Range<Int>] = []
  }

  /// Returns a font as an object with members.
  func font(_ value: Range<Int>) -> Form? {
    guard let parts = fontParts(value) else { return nil }
    var members: [(name: String, form: Form?)] = []
    let names = parts.names.map(fontName)
    members.append(("name", names.count == 1 ? names[0] : array(names)))
    members.append(("size", part(parts.size, "px")))
    for part in parts.before { members.append((part.name, self.part(part.value, ""))) }
    if let height = parts.lineHeight { members.append(("lineHeight", part(height, ""))) }
    let forms = members.compactMap(\.form)
    if forms.count != members.count { return nil }
    let texts = zip(members, forms).map { "\"\($0.name)\": \($1.text)" }
    return Form(
      text: "{" + texts.joined(separator: ", ") + "}",
      hasReference: forms.contains(where: \.hasReference))
  }

  /// Returns a quoted or generic font name, or a reference.
  private func fontName(_ value: Range<Int>) -> Form? {
    value.count == 1 || expression(value)?.hasReference == true ? part(value, "") : nil
  }

  /// Returns the parts of a `font` value, or `nil` if there is no size followed by a name.
  func fontParts(_ value: Range<Int>) -> FontParts? {
    let isSlash = { position in
      stream[position].kind == .delim && stream.text(of: position) == "/"
    }
    guard let slash = split(value, at: isSlash).first else { return nil }
    let hasHeight = slash.upperBound < value.upperBound
    var words = words(slash)
    var kinds = ["style", "variant", "weight", "stretch"][...]
    var before: [(name: String, value: Range<Int>)] = []
    while words.count > 1, before.count < 4 {
      guard let kind = kinds.firstIndex(where: { isValue(words[0], of: "font-" + $0) }) else {
        break
      }
      before.append((kinds[kind], words.removeFirst()))
      kinds = kinds[(kind + 1)...]
    }
    guard let size = words.first else { return nil }
    var parts = FontParts(before: before, size: size)
    var rest = size.upperBound..<value.upperBound
    if hasHeight {
      guard words.count == 1, let cut = rest.first(where: isSlash) else { return nil }
      rest = cut + 1..<value.upperBound
      guard let height = self.words(rest).first, !segments(rest)[0].isEmpty else { return nil }
      parts.lineHeight = height
      rest = height.upperBound..<value.upperBound
    }
    parts.names = segments(rest)
    guard parts.names.allSatisfy({ !$0.isEmpty }), isValue(size, of: "font-size") else {
      return nil
    }
    return parts
  }

  /// Returns whether a property accepts a value, after references are resolved.
  private func isValue(_ value: Range<Int>, of name: String) -> Bool {
    guard let property = Property(name: name) else { return false }
    var text = ""
    resolve(value, into: &text, depth: 0)
    return accepts(property, text)
  }

  private func resolve(_ value: Range<Int>, into text: inout String, depth: Int) {
    var position = value.lowerBound
    while position < value.upperBound, text.utf8.count < SheetExpression.longestResolved {
      let next = position + 3
      if depth < 48, next <= value.upperBound, stream.text(of: position) == "var(",
        let variable = variables[stream.value(of: position + 1)],
        stream[position + 2].kind == .rightParenthesis
      {
        resolve(variable.definition.value, into: &text, depth: depth + 1)
        position = next
      } else {
        text += stream.text(of: position)
        position += 1
      }
    }
  }
}
