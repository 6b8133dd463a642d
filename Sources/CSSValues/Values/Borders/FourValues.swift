// SPDX-License-Identifier: Apache-2.0

/// One to four values for the sides of a box, clockwise from the top.
extension CSSValue {
  /// The values in the form all properties share, none that mirrors the opposite one.
  static func sides(_ values: [CSSValue], followedBy last: CSSValue? = nil) -> CSSValue {
    var values = values
    if values.count == 4, values[3] == values[1] { values.removeLast() }
    if values.count == 3, values[2] == values[0] { values.removeLast() }
    if values.count == 2, values[1] == values[0] { values.removeLast() }
    if let last { values.append(last) }
    return .sequence(of: values)
  }

  /// The values of the sides, and `fill` after them, without those that repeat another's.
  var shortestSides: CSSValue {
    guard case .sequence(var values) = self else { return self }
    let last = values.last == .keyword(.fill) ? values.popLast() : nil
    return .sides(values, followedBy: last)
  }
}
