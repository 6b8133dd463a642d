// SPDX-License-Identifier: Apache-2.0

/// Four-sided values: one to four values for the sides of a box, clockwise from the top.
extension CSSValue {
  /// Returns the shortest form of four-sided values, without values that equal the opposite side's.
  static func sides(_ values: [CSSValue], followedBy last: CSSValue? = nil) -> CSSValue {
    var values = values
    if values.count == 4, values[3] == values[1] { values.removeLast() }
    if values.count == 3, values[2] == values[0] { values.removeLast() }
    if values.count == 2, values[1] == values[0] { values.removeLast() }
    if let last { values.append(last) }
    return .sequence(of: values)
  }

  /// The values of the sides in their shortest form, followed by `fill` if present.
  var shortestSides: CSSValue {
    guard case .sequence(var values) = self else { return self }
    let last = values.last == .keyword(.fill) ? values.popLast() : nil
    return .sides(values, followedBy: last)
  }
}
