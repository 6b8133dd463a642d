// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The forms that values of CSS may have in JSON.
///
/// A form is a guess by what the CSS looks like; whether it is right shows when it is read again.
struct ValueForms {
  /// The text that holds the values.
  let stream: TokenStream
  /// The custom properties that hold the values of paths.
  let variables: [String: VariablePaths.Variable]

  /// A value as JSON.
  struct Form: Hashable {
    /// The JSON.
    let text: String
    /// Whether references stand in it, so that only the whole sheet tells whether it is right.
    var hasReference = false
  }

  /// What a value may be, the best form first; CSS text is none of them.
  ///
  /// - Parameters:
  ///   - value: the tokens.
  ///   - type: the type that its name says.
  /// - Returns: the forms, none for a value with comments in it.
  func forms(of value: Range<Int>, _ type: ValueType?) -> [Form] {
    if value.isEmpty || value.contains(where: { stream[$0].kind == .comment }) { return [] }
    if let type, type.isList {
      return [marked(value), list(value, type: type.single)].compactMap { $0 }
    }
    var forms = [marked(value)].compactMap { $0 } + plain(value)
    switch type?.kind {
    case .point, .size, .rect, .insets: forms += [box(value, type?.kind)].compactMap { $0 }
    case .font: forms += [font(value)].compactMap { $0 }
    case nil:
      let arrays = ["px", "", "s"].flatMap { [row(value, $0), list(value, unit: $0)] }
      // The shortest one has the most numbers.
      forms += arrays.compactMap { $0 }.sorted { $0.text.utf8.count < $1.text.utf8.count }
      if value.contains(where: { stream[$0].kind == .string }) {
        forms += [font(value)].compactMap { $0 }
      }
    default: break
    }
    return forms
  }

  /// A reference, or a function that is best written as one.
  private func marked(_ value: Range<Int>) -> Form? {
    guard let call = expression(value), call.isMarked || call.hasReference else { return nil }
    return Form(text: jsonText(call.text), hasReference: call.hasReference)
  }

  /// What one token may be, and an address.
  private func plain(_ value: Range<Int>) -> [Form] {
    if value.count == 3, stream.text(of: value.lowerBound) == "url(" {
      return [Form(text: jsonText(stream.value(of: value.lowerBound + 1)))]
    }
    guard value.count == 1, let position = value.first else { return [] }
    let text = stream.text(of: position)
    switch stream[position].kind {
    case .number where isJSONNumber(text): return [Form(text: text)]
    case .dimension:
      return ["px", "s"].compactMap { number(value, $0) }.map { Form(text: $0) }
    case .ident where text == "true" || text == "false": return [Form(text: text)]
    case .string: return [Form(text: jsonText(stream.value(of: position)))]
    default: return []
    }
  }

  /// The number of one token with a unit, or without one; nil where that is none of JSON.
  func number(_ value: Range<Int>, _ unit: String) -> String? {
    guard value.count == 1, let position = value.first else { return nil }
    let text = stream.text(of: position)
    let number: String
    switch stream[position].kind {
    case .number where unit.isEmpty: number = text
    case .dimension where !unit.isEmpty && text.hasSuffix(unit):
      number = String(text.dropLast(unit.utf8.count))
    default: return nil
    }
    return isJSONNumber(number) ? number : nil
  }
}

/// Arrays.
extension ValueForms {
  /// One of several values.
  func part(_ value: Range<Int>, _ unit: String) -> Form? {
    if let number = number(value, unit) { return Form(text: number) }
    if ["true", "false"].contains(text(value)) { return Form(text: text(value)) }
    guard let call = expression(value) else { return nil }
    if call.hasReference || call.isMarked {
      return Form(text: jsonText(call.text), hasReference: call.hasReference)
    }
    let isText = value.count == 1 && stream[value.lowerBound].kind == .string
    return Form(
      text: jsonText(isText ? stream.value(of: value.lowerBound) : stream.text(of: value)))
  }

  func array(_ parts: [Form?]) -> Form? {
    let known = parts.compactMap { $0 }
    if known.count != parts.count || known.isEmpty { return nil }
    return Form(
      text: "[" + known.map(\.text).joined(separator: ", ") + "]",
      hasReference: known.contains(where: \.hasReference))
  }

  /// A point, a size, a rectangle, or insets, which go around the other way.
  private func box(_ value: Range<Int>, _ kind: ValueType.Kind?) -> Form? {
    var words = words(value)
    guard words.count == (kind == .point || kind == .size ? 2 : 4) else { return nil }
    if kind == .insets { words.swapAt(1, 3) }
    return array(words.map { part($0, "px") })
  }

  /// Several values with spaces between them, where all are numbers or one is a reference.
  private func row(_ value: Range<Int>, _ unit: String) -> Form? {
    let words = words(value)
    guard words.count > 1, segments(value).count == 1,
      let array = array(words.map { part($0, unit) })
    else { return nil }
    return array.hasReference || words.allSatisfy { number($0, unit) != nil } ? array : nil
  }

  /// Several values with commas between them.
  private func list(_ value: Range<Int>, unit: String) -> Form? {
    let segments = segments(value)
    return segments.count > 1 ? array(segments.map { part($0, unit) }) : nil
  }

  /// Values of a type with commas between them; a font may have commas itself.
  private func list(_ value: Range<Int>, type: ValueType) -> Form? {
    var segments = segments(value)
    if type.kind == .font {
      segments = segments.reduce(into: []) { all, next in
        if fontParts(next) == nil, let last = all.popLast() {
          all.append(last.lowerBound..<next.upperBound)
        } else {
          all.append(next)
        }
      }
    }
    return array(
      segments.map { forms(of: $0, type).first ?? Form(text: jsonText(stream.text(of: $0))) })
  }
}

/// Whether a number of CSS is one of JSON: it has no plus sign and no bare point.
func isJSONNumber(_ text: String) -> Bool {
  let document = JSONDocument(parsing: text)
  return document.root?.kind == .number && document.diagnostics.isEmpty
}
