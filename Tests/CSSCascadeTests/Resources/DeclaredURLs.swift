// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// Every address in a value, wherever it is in it, in the order of the text.
func addresses(in value: Any) -> [URLValue] {
  if let url = value as? URLValue { return [url] }
  return Mirror(reflecting: value).children.flatMap { addresses(in: $0.value) }
}

extension CSSStyleSheet {
  /// The addresses in what the sheet says of a property.
  func addresses(_ selector: String, _ property: String = "background-image") -> [URLValue] {
    css(selector, property).map { CSSCascadeTests.addresses(in: $0) } ?? []
  }
}
