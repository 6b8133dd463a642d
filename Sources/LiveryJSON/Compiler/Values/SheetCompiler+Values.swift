// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension SheetCompiler {
  /// Returns a value as CSS, or `nil` if it is invalid, which is reported.
  mutating func expression(_ value: SheetValue, for context: ValueContext) -> SheetExpression? {
    switch value.json.kind {
    case .null: report(.nullInJSONSheet, at: value, [.subject(shortened(context.key))])
    case .true, .false:
      if context.type == nil {
        return SheetExpression(value.json.bool == true ? "true" : "false", .other)
      }
      mismatch(value, for: context)
    case .number: return number(value, for: context)
    case .string: return string(value, for: context)
    case .array: return array(value, for: context)
    case .object where context.type?.kind == .font && context.type?.isList == false || value.isFont:
      return font(value, for: context)
    case .object: mismatch(value, for: context)
    case .invalid, .name: break
    }
    return nil
  }

  private mutating func number(_ value: SheetValue, for context: ValueContext) -> SheetExpression? {
    guard value.json.number?.isFinite == true else {
      report(.nonFiniteJSONNumber, at: value, [found(value)])
      return nil
    }
    let number = SheetExpression(
      texts[value.text].text(in: value.json.range), .number, isVerbatim: true)
    // The property may accept a number that the type rejects: `fontSize` is a single number.
    if context.type == nil || context.type?.kind == .insets { return number }
    if let property = context.property, fitted(number, to: property) != nil { return number }
    mismatch(value, for: context)
    return nil
  }

  private mutating func array(_ value: SheetValue, for context: ValueContext) -> SheetExpression? {
    let elements = Array(value.json.elements ?? JSONElements()).map(value.with)
    guard !elements.isEmpty else {
      mismatch(value, for: context)
      return nil
    }
    var part = context
    part.property = nil
    part.isRaw = false
    if let type = context.type {
      if type.isList {
        part.type = type.single
        let parts = expressions(elements, for: part) { type.kind == .insets ? $0.length : $0 }
        return parts.map { SheetExpression($0, .other) { $0.joined(separator: ", ") } }
      }
      return typedArray(value, elements, for: context)
    }
    part.type = nil
    guard let parts = expressions(elements, for: part, { $0 }) else { return nil }
    if let property = context.property {
      for separator in [" ", ", "] {
        for unit in ["", "px", "s"] {
          let list = SheetExpression(parts.map { unit.isEmpty ? $0 : $0.with(unit: unit) }, .other)
          {
            $0.joined(separator: separator)
          }
          if let resolved = list.resolved, accepts(property, resolved) { return list }
        }
      }
    }
    return SheetExpression(parts, .other) { $0.joined(separator: ", ") }
  }

  /// Returns an array as a point, size, rectangle or insets.
  private mutating func typedArray(
    _ value: SheetValue, _ elements: [SheetValue], for context: ValueContext
  ) -> SheetExpression? {
    let count: [ValueType.Kind: Int] = [.point: 2, .size: 2, .rect: 4, .insets: 4]
    guard let kind = context.type?.kind, count[kind] == elements.count else {
      mismatch(value, for: context)
      return nil
    }
    var part = context
    part.property = nil
    part.type = nil
    part.isRaw = true
    guard var parts = expressions(elements, for: part, { $0.length }) else { return nil }
    for (element, expression) in zip(elements, parts) {
      let isLength = expression.resolved.flatMap { DeclarationText($0, of: "--x") }?
        .isValue(of: RegisteredSyntax(.lengthPercentage))
      guard isLength != false else {
        mismatch(element, for: context)
        return nil
      }
    }
    // The JSON order is counterclockwise from the top, and the CSS order is clockwise.
    if kind == .insets { parts = [parts[0], parts[3], parts[2], parts[1]] }
    return SheetExpression(parts, .other) { $0.joined(separator: " ") }
  }

  /// Returns the values of an array, or `nil` if any of them is invalid.
  private mutating func expressions(
    _ values: [SheetValue], for context: ValueContext,
    _ change: (SheetExpression) -> SheetExpression
  ) -> [SheetExpression]? {
    var all: [SheetExpression] = []
    var isWhole = true
    for value in values {
      if let part = expression(value, for: context) {
        all.append(change(part))
      } else {
        isWhole = false
      }
    }
    return isWhole ? all : nil
  }
}
