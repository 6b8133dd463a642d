// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses one or two values: for the start and the end, or for the two axes.
  ///
  /// Defined by [CSS Logical 1, section 4.2](https://drafts.csswg.org/css-logical-1/#margin-properties).
  static func expandPair(_ cursor: inout TokenCursor, for property: Property) -> [LonghandValue]? {
    let longhands = property.longhands
    guard let first = longhands[0].parse(&cursor) else { return nil }
    if cursor.isAtEnd() { return longhands.map { LonghandValue($0, first) } }
    guard let second = longhands[1].parse(&cursor) else { return nil }
    return [LonghandValue(longhands[0], first), LonghandValue(longhands[1], second)]
  }

  /// Serializes two values, or one if they are equal.
  static func collapsePair(_ values: ShorthandValues) -> String? {
    let (first, second) = (values.values[0], values.values[1])
    if first == second { return first.description }
    // `baseline last` would be parsed as one value, because the words of a baseline may stand in
    // any order.
    let isAmbiguous = first == .keyword(.baseline) && second.description == "last baseline"
    return isAmbiguous ? "first baseline \(second)" : "\(first) \(second)"
  }

  /// Parses `place-content`.
  ///
  /// An omitted second value equals the first one, or `start` after a baseline.
  ///
  /// Defined by [CSS Align 3, section 5.3](https://drafts.csswg.org/css-align-3/#place-content).
  static func expandPlaceContent(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    guard var values = expandPair(&cursor, for: property) else { return nil }
    if values[1].value.endsInBaseline {
      values[1] = LonghandValue(values[1].property, .keyword(.start))
    }
    return values
  }

  /// Serializes `place-content`.
  static func collapsePlaceContent(_ values: ShorthandValues) -> String? {
    let (first, second) = (values.values[0], values.values[1])
    let missing = first.endsInBaseline ? .keyword(.start) : first
    return second == missing ? first.description : "\(first) \(second)"
  }
}

extension CSSValue {
  /// Whether the value is a `<baseline-position>`.
  ///
  /// Defined by [CSS Align 3, section 4.2](https://drafts.csswg.org/css-align-3/#baseline-values).
  fileprivate var endsInBaseline: Bool {
    if case .sequence(let values) = self { return values.last == .keyword(.baseline) }
    return self == .keyword(.baseline)
  }
}
