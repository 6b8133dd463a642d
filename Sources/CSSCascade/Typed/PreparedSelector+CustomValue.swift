// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension PreparedSelector {
  /// Returns the value of a custom property, parsed as a form.
  ///
  /// - Parameters:
  ///   - name: The name of the property, with its two hyphens.
  ///   - form: The form, or `nil` for the default of ``CustomValue/Form/init(of:named:)``.
  /// - Returns: The value, or `nil` if the property has no text or one that does not match.
  public func customValue(_ name: String, as form: CustomValue.Form? = nil) -> CustomValue? {
    guard case .unparsed(let text)? = css(name) else { return nil }
    return CustomValue(
      parsing: text, as: form ?? CustomValue.Form(of: text, named: name),
      in: style.context)
  }
}
