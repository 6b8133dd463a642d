// SPDX-License-Identifier: Apache-2.0

/// Serializes a number as CSS text, in base ten with at most six decimals and no exponent.
///
/// Trailing zeros are omitted. Infinity is serialized as the largest number that the parser
/// accepts, and NaN as zero.
///
/// Defined by [CSSOM, section 6.7.2](https://drafts.csswg.org/cssom-1/#serialize-a-css-component-value).
package func numberText(_ value: Double) -> String {
  let value = Double.finite(value)
  guard value.magnitude < 9e12 else { return expanded(value.description) }
  var whole = Int64(value.magnitude)
  var fraction = Int64(((value.magnitude - Double(whole)) * 1e6).rounded())
  if fraction == 1_000_000 {
    whole += 1
    fraction = 0
  }
  guard whole > 0 || fraction > 0 else { return "0" }
  var text = (value < 0 ? "-" : "") + String(whole)
  guard fraction > 0 else { return text }
  var digits = 6
  while fraction % 10 == 0 {
    fraction /= 10
    digits -= 1
  }
  let tail = String(fraction)
  text += "." + String(repeating: "0", count: digits - tail.utf8.count) + tail
  return text
}

/// Expands Swift's description of a number of 9e12 or more to digits without an exponent.
private func expanded(_ description: String) -> String {
  let parts = description.split(separator: "e", maxSplits: 1)
  let mantissa = parts[0].split(separator: ".", maxSplits: 1)
  let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
  guard parts.count > 1, let exponent = Int(parts[1].drop { $0 == "+" }) else {
    return fraction.isEmpty ? String(mantissa[0]) : "\(mantissa[0]).\(fraction)"
  }
  return mantissa[0] + fraction + String(repeating: "0", count: max(0, exponent - fraction.count))
}

extension Double {
  /// The largest number that the parser accepts.
  ///
  /// Larger numbers are clamped to it.
  static let largestValue = Double(Float.greatestFiniteMagnitude)

  /// Clamps a value to the range that the parser accepts.
  ///
  /// NaN becomes zero.
  static func finite(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -largestValue), largestValue)
  }
}
