// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension PreparedSelector {
  /// The value of a custom property, read as something.
  ///
  /// - Parameters:
  ///   - name: the property with its two hyphens.
  ///   - form: what to read it as; by default what ``CustomValue/Form/init(of:named:)`` says.
  /// - Returns: nil where the property has no text, or another one.
  public func customValue(_ name: String, as form: CustomValue.Form? = nil) -> CustomValue? {
    guard case .unparsed(let text)? = css(name) else { return nil }
    return CustomValue(
      parsing: text, as: form ?? CustomValue.Form(of: text, named: name),
      in: style.context)
  }
}
