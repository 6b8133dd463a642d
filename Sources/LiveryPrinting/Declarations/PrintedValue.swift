// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// The value of a declaration, according to the grammar of its property.
struct PrintedValue {
  /// The value in canonical form, or as written if the grammar does not match it.
  let text: String
  /// Whether the property is known and its grammar matches the value, or can only match it after
  /// substitution.
  let isValid: Bool

  /// Reads the value of a declaration.
  init(_ declaration: Declaration) {
    let stream = declaration.tree.stream
    let source = stream.text(of: declaration.value)
    if declaration.isCustom {
      let use = VariableUse(stream, in: declaration.value, isCustom: true)
      if case .malformed = use {
        self.init(text: source, isValid: false)
      } else {
        self.init(text: source, isValid: true)
      }
    } else if let property = Property(name: declaration.name) {
      switch VariableUse(stream, in: declaration.value) {
      case .none:
        let canonical = property.canonicalText(stream, in: declaration.value)
        self.init(text: canonical ?? source, isValid: canonical != nil)
      case .valid: self.init(text: source, isValid: true)
      case .malformed: self.init(text: source, isValid: false)
      }
    } else {
      self.init(text: source, isValid: false)
    }
  }

  private init(text: String, isValid: Bool) {
    self.text = text
    self.isValid = isValid
  }
}
