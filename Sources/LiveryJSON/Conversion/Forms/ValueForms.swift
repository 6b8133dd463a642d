// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The possible JSON forms of CSS values.
///
/// A form is a guess from the CSS. The caller parses the form again to verify it.
struct ValueForms {
  /// The token stream that contains the values.
  let stream: TokenStream
  /// The custom properties for the values of paths.
  let variables: [String: VariablePaths.Variable]

  /// A value in JSON.
  struct Form: Hashable {
    /// The JSON.
    let text: String
    /// Whether the form contains references, so that only the entire sheet can verify it.
    var hasReference = false
  }

  /// Returns the possible forms of a value, best first, except plain CSS text.
  ///
  /// - Parameters:
  ///   - value: the tokens of the value.
  ///   - type: the type that its name implies.
  /// - Returns: the forms; empty for a value that contains comments.
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
      // The shortest form has the most numbers.
      forms += arrays.compactMap { $0 }.sorted { $0.text.utf8.count < $1.text.utf8.count }
      if value.contains(where: { stream[$0].kind == .string }) {
        forms += [font(value)].compactMap { $0 }
      }
    default: break
    }
    return forms
  }

  /// Returns a reference, or a function in its preferred form.
  private func marked(_ value: Range<Int>) -> Form? {
    guard let call = expression(value), call.isMarked || call.hasReference else { return nil }
    return Form(text: jsonString(call.text), hasReference: call.hasReference)
  }

  /// Returns the forms of a single token or of an address.
  private func plain(_ value: Range<Int>) -> [Form] {
    if value.count == 3, stream.text(of: value.lowerBound) == "url(" {
      return [Form(text: jsonString(stream.value(of: value.lowerBound + 1)))]
    }
    guard value.count == 1, let position = value.first else { return [] }
    let text = stream.text(of: position)
    switch stream[position].kind {
    case .number where isJSONNumber(text): return [Form(text: text)]
    case .dimension:
      return ["px", "s"].compactMap { number(value, $0) }.map { Form(text: $0) }
    case .ident where text == "true" || text == "false": return [Form(text: text)]
    case .string: return [Form(text: jsonString(stream.value(of: position)))]
    default: return []
    }
  }

  /// Returns the number of a single token with a unit, or `nil` if it is not a JSON number.
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

/// Conversion of arrays.
extension ValueForms {
  /// Returns an element of an array.
  func part(_ value: Range<Int>, _ unit: String) -> Form? {
    if let number = number(value, unit) { return Form(text: number) }
    if ["true", "false"].contains(text(value)) { return Form(text: text(value)) }
    guard let call = expression(value) else { return nil }
    if call.hasReference || call.isMarked {
      return Form(text: jsonString(call.text), hasReference: call.hasReference)
    }
    let isText = value.count == 1 && stream[value.lowerBound].kind == .string
    return Form(
      text: jsonString(isText ? stream.value(of: value.lowerBound) : stream.text(of: value)))
  }

  func array(_ parts: [Form?]) -> Form? {
    let known = parts.compactMap { $0 }
    if known.count != parts.count || known.isEmpty { return nil }
    return Form(
      text: "[" + known.map(\.text).joined(separator: ", ") + "]",
      hasReference: known.contains(where: \.hasReference))
  }

  /// Returns a point, size, rectangle or insets; insets change their direction.
  private func box(_ value: Range<Int>, _ kind: ValueType.Kind?) -> Form? {
    var words = words(value)
    guard words.count == (kind == .point || kind == .size ? 2 : 4) else { return nil }
    if kind == .insets { words.swapAt(1, 3) }
    return array(words.map { part($0, "px") })
  }

  /// Returns an array of values between spaces, if all are numbers or one is a reference.
  private func row(_ value: Range<Int>, _ unit: String) -> Form? {
    let words = words(value)
    guard words.count > 1, segments(value).count == 1,
      let array = array(words.map { part($0, unit) })
    else { return nil }
    return array.hasReference || words.allSatisfy { number($0, unit) != nil } ? array : nil
  }

  /// Returns an array of values between commas.
  private func list(_ value: Range<Int>, unit: String) -> Form? {
    let segments = segments(value)
    return segments.count > 1 ? array(segments.map { part($0, unit) }) : nil
  }

  /// Returns an array of values of a type between commas; a font may itself contain commas.
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
      segments.map { forms(of: $0, type).first ?? Form(text: jsonString(stream.text(of: $0))) })
  }
}

/// Returns whether a CSS number is valid in JSON: without a plus sign or a bare point.
func isJSONNumber(_ text: String) -> Bool {
  let document = JSONDocument(parsing: text)
  return document.root?.kind == .number && document.diagnostics.isEmpty
}
