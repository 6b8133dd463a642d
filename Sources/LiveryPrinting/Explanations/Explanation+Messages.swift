// SPDX-License-Identifier: Apache-2.0
import CSSCascade

extension Explanation {
  /// The value, or the reason if there is none.
  var headline: String {
    if let value { return value }
    let initial = initialValue.map { "; the initial value is \($0)" } ?? ""
    return switch source {
    case .unmatched: "no value, because no rule matches the element"
    case .initialValue: "no value, because nothing is declared" + initial
    case .declaration, .inheritance, .unknown: "no value" + initial
    }
  }
}
