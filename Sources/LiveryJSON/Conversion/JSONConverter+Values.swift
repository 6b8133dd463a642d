// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension JSONConverter {
  /// A declaration as a member; nil where it has no form.
  ///
  /// - Parameters:
  ///   - declaration: the declaration.
  ///   - path: the types that lead to its rule; nil where there is more to the selector.
  /// - Returns: the member that is read as the very same declaration.
  mutating func member(_ declaration: Declaration, path: [String]?) -> JSONBody.Member? {
    loseComments(of: declaration)
    let stream = tree.stream
    let name = stream.value(of: declaration.tokens.lowerBound)
    var source = declaration
    let variable = variableName(stream.text(of: declaration.value))
    if let key = memberName(of: name), let path, let variable, let known = values[variable],
      variables[variable] == (path + [key]).joined(separator: ".")
    {
      // The value stands where the references have it.
      source = known
    } else if let member = reference(declaration, name) {
      return member
    }
    let value = stream.text(of: source.value)
    let text = value + (declaration.isImportant ? " !important" : "")
    if let key = memberName(of: name) {
      for candidate in candidates(key, source, text)
      where isSame(key, candidate, name, declaration, value) {
        return .value(name: key, text: candidate)
      }
    }
    let key = name.utf8.contains(UInt8(ascii: "-")) ? name : name + ":"
    let isMarked = text.hasPrefix("@") || text.hasPrefix("~")
    let candidate = jsonText(isMarked ? " " + text : text)
    return isSame(key, candidate, name, declaration, value)
      ? .value(name: key, text: candidate) : nil
  }

  /// Whether a member is read as a declaration.
  private mutating func isSame(
    _ key: String, _ candidate: String, _ name: String, _ declaration: Declaration, _ value: String
  ) -> Bool {
    let document = JSONDocument(parsing: candidate)
    guard let root = document.root, document.diagnostics.isEmpty else { return false }
    compiler.texts = [document.source]
    compiler.log = SheetLog()
    guard let read = compiler.declaration(key, SheetValue(text: 0, json: root)) else {
      return false
    }
    return read.name == name && read.value.text == value
      && read.value.isImportant == declaration.isImportant
  }

  /// What a value may be in JSON, the best form first.
  private func candidates(_ key: String, _ declaration: Declaration, _ text: String) -> [String] {
    let stream = tree.stream
    var result: [String] = []
    if !declaration.isImportant {
      let tokens = declaration.value.filter { !stream[$0].kind.isTrivia }
      if tokens.count == 1 {
        result += single(tokens[0], ValueType(ofKey: key))
      } else if tokens.count == 3, stream.text(of: tokens[0]) == "url(" {
        result.append(jsonText(stream.value(of: tokens[1])))
      } else if let lengths = lengths(tokens), tokens.count <= 4 {
        result.append(array(lengths, ValueType(ofKey: key)))
      }
      if ValueType(ofKey: key)?.kind == .font, let font = font(tokens) { result.append(font) }
    }
    result.append(jsonText(text))
    return result
  }

  /// What one token may be.
  private func single(_ position: Int, _ type: ValueType?) -> [String] {
    let stream = tree.stream
    let text = stream.text(of: position)
    switch stream[position].kind {
    case .number: return isJSONNumber(text) ? [text] : []
    case .dimension:
      let units = ["px", "s"].filter { text.hasSuffix($0) }
      return units.map { String(text.dropLast($0.utf8.count)) }.filter(isJSONNumber)
    case .ident where text == "true" || text == "false": return [text]
    case .string: return [jsonText(stream.value(of: position))]
    default: return []
    }
  }

  /// The numbers of values that all are px; nil where one is not.
  private func lengths(_ tokens: [Int]) -> [String]? {
    var numbers: [String] = []
    for position in tokens {
      let text = tree.stream.text(of: position)
      guard tree.stream[position].kind == .dimension, text.hasSuffix("px") else { return nil }
      let number = String(text.dropLast(2))
      guard isJSONNumber(number) else { return nil }
      numbers.append(number)
    }
    return numbers.count > 1 ? numbers : nil
  }

  private func array(_ numbers: [String], _ type: ValueType?) -> String {
    let isInsets = type?.kind == .insets && numbers.count == 4
    let order = isInsets ? [numbers[0], numbers[3], numbers[2], numbers[1]] : numbers
    return "[" + order.joined(separator: ", ") + "]"
  }

  /// A font with its members: what stands before the size, the size, the line height, a name in quotes or a generic one.
  private func font(_ tokens: [Int]) -> String? {
    let stream = tree.stream
    guard let size = tokens.firstIndex(where: { stream[$0].kind == .dimension }), size <= 2,
      let last = tokens.last, tokens.count <= size + 4
    else { return nil }
    var members: [(String, String)] = []
    let name = stream[last].kind == .string ? stream.value(of: last) : stream.text(of: last)
    members.append(("name", jsonText(name)))
    let text = stream.text(of: tokens[size])
    let number = String(text.dropLast(2))
    members.append(("size", text.hasSuffix("px") && isJSONNumber(number) ? number : jsonText(text)))
    for position in tokens[..<size] {
      let word = stream.text(of: position)
      let isStyle = word == "italic" || word == "oblique"
      members.append((isStyle ? "style" : "weight", isJSONNumber(word) ? word : jsonText(word)))
    }
    if tokens.count == size + 4 {
      let height = stream.text(of: tokens[size + 2])
      members.append(("lineHeight", isJSONNumber(height) ? height : jsonText(height)))
    }
    return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  /// Whether a number of CSS is one of JSON: it has no plus sign and no bare point.
  private func isJSONNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return false
    }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let part = rest.dropFirst().prefix { $0 >= 0x30 && $0 <= 0x39 }
      if part.isEmpty { return false }
      rest = rest.dropFirst(1 + part.count)
    }
    return rest.isEmpty
  }
}

/// References.
extension JSONConverter {
  /// A declaration whose value leads to others, as a member with references; nil where it has none.
  private func reference(_ declaration: Declaration, _ name: String) -> JSONBody.Member? {
    guard !variables.isEmpty, !declaration.isImportant else { return nil }
    let value = tree.stream.text(of: declaration.value)
    guard value.utf8.count < 1_000, value.contains("var("), let text = referring(value[...], 0)
    else { return nil }
    return .value(name: memberName(of: name) ?? name, text: jsonText(text))
  }

  /// A value with references in place of variables; nil where it has another form.
  private func referring(_ value: Substring, _ depth: Int) -> String? {
    if depth > 8 { return nil }
    if let variable = variableName(value) { return variables[variable].map { "@" + $0 } }
    if let inner = value.between("calc(", " * 1px)"), let variable = variableName(inner) {
      return variables[variable].map { "@" + $0 }
    }
    if let inner = value.between("rgb(from ", ")"), let cut = inner.lastCut(" r g b / ") {
      return argument(cut.0, depth).map { "~color.alpha(\($0), \(cut.1))" }
    }
    if let inner = value.between("color-mix(in srgb, ", ")"), let cut = inner.lastCut("%, "),
      let part = cut.0.lastCut(" "), let number = Double(part.1),
      let first = argument(part.0, depth), let second = argument(cut.1, depth)
    {
      let part = number / 100
      return
        "~color.mix(\(first), \(second), \(part == part.rounded() ? "\(Int(part))" : "\(part)"))"
    }
    return adjusted(value, depth) ?? computed(value, depth)
  }

  /// A sum, a product or a choice of numbers.
  private func computed(_ value: Substring, _ depth: Int) -> String? {
    if let length = value.between("calc((", ") * 1px)") {
      return computed("calc(\(length))"[...], depth)
    }
    for name in ["min", "max", "clamp"] {
      guard let inner = value.between("\(name)(", ")"),
        let parts = arguments(inner, separatedBy: ", ", depth)
      else { continue }
      return "~number.\(name)(\(parts))"
    }
    guard let inner = value.between("calc(", ")") else { return nil }
    for (sign, name) in [
      (" + ", "add"), (" - ", "subtract"), (" * ", "multiply"), (" / ", "divide"),
    ] {
      if let parts = arguments(inner, separatedBy: sign, depth) {
        return "~number.\(name)(\(parts))"
      }
    }
    return nil
  }

  private func arguments(
    _ text: Substring, separatedBy separator: String, _ depth: Int
  ) -> String? {
    // Only the first form of several is looked for; whether it is right shows when it is read again.
    let parts = text.split(separator: separator)
    guard parts.count > 1 else { return nil }
    let written = parts.compactMap { argument($0, depth) }
    return written.count == parts.count ? written.joined(separator: ", ") : nil
  }

  private func adjusted(_ value: Substring, _ depth: Int) -> String? {
    guard let inner = value.between("hsl(from ", ")") else { return nil }
    let forms = [
      ("lighten", " h s min(l + ", ", 100)"), ("darken", " h s max(l - ", ", 0)"),
      ("saturate", " h min(s + ", ", 100) l"), ("desaturate", " h max(s - ", ", 0) l"),
    ]
    for (name, middle, end) in forms {
      guard inner.hasSuffix(end), let cut = inner.dropLast(end.count).lastCut(middle),
        let number = Double(cut.1), let color = argument(cut.0, depth)
      else { continue }
      return "~color.\(name)(\(color), \(number / 100))"
    }
    return nil
  }

  private func argument(_ text: Substring, _ depth: Int) -> String? {
    text.contains("var(") ? referring(text, depth + 1) : String(text)
  }
}

extension Substring {
  /// What stands between a beginning and an end; nil where the text has not both.
  fileprivate func between(_ start: String, _ end: String) -> Substring? {
    guard hasPrefix(start), hasSuffix(end), count >= start.count + end.count else { return nil }
    return dropFirst(start.count).dropLast(end.count)
  }

  /// What stands before and behind the last place of a text.
  fileprivate func lastCut(_ text: String) -> (Substring, Substring)? {
    guard let range = ranges(of: text).last else { return nil }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}
