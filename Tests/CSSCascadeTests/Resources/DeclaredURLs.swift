// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// Returns all addresses in a value at any depth, in source order.
func addresses(in value: Any) -> [URLValue] {
  if let url = value as? URLValue { return [url] }
  return Mirror(reflecting: value).children.flatMap { addresses(in: $0.value) }
}

extension CSSStyleSheet {
  /// Returns the addresses in the value of a property.
  func addresses(_ selector: String, _ property: String = "background-image") -> [URLValue] {
    css(selector, property).map { CSSCascadeTests.addresses(in: $0) } ?? []
  }
}
