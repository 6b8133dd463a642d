// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The diagnostics that CSSValues reports, with their messages.
extension Diagnostic.Kind {
  /// A declaration of a property that is not in the table, although a program may still read it.
  package static let unknownProperty = Self("unknown-property", .warning) {
    "unknown property '\($0.subject)'\($0.didYouMean)"
  }
  /// A declaration of a property that CSS defines or once defined, and that Livery does not
  /// support.
  package static let unsupportedProperty = Self("unsupported-property", .warning) {
    "'\($0.subject)' is \($0.expected); it has no effect here"
  }
  /// A declaration whose value does not match the property's grammar.
  package static let invalidValue = Self("invalid-value", .error) {
    let found = $0.found.isEmpty ? "the end" : "'\($0.found)'"
    let isColor =
      Property(name: $0.subject)?.acceptsColors == false
      && Property.color.value(parsing: $0.found) != nil
    let accepted = $0.expected + $0.didYouMean
    return
      "invalid value for '\($0.subject)': found \(isColor ? "the color " : "")\(found), expected \(accepted)"
  }
  /// A declaration that runs into the next one, because no semicolon ends it.
  package static let missingSemicolon = Self("missing-semicolon", .error) {
    "missing semicolon before '\($0.found)'"
  }
  /// A value that is nested too deeply, or that takes too many steps to match.
  package static let tooComplexValue = Self("too-complex-value", .error) {
    "the value of '\($0.subject)' is too complex: at most \($0.limit) blocks may be nested"
  }
  /// A value with a CSS function that Livery does not support.
  package static let unsupportedFunction = Self("unsupported-function", .warning) {
    "the function '\($0.subject)()' is not supported; the declaration is ignored"
  }
}

extension UnsupportedProperty {
  /// The property's status in CSS, as a phrase that follows "is".
  var explanation: String {
    let successor = successor.map { ", now '\($0)'" } ?? ""
    return switch status {
    case .renamed: "the former name of '\(self.successor ?? "")' in \(origin)"
    case .otherMedium(let medium): "a property of \(origin), for \(medium)\(successor)"
    case .dropped: "a property of an earlier version of \(origin)\(successor)"
    case .unsupported: "a property of \(origin) that Livery does not support\(successor)"
    }
  }
}
